import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  // 3.23% of 59,000, 3.15%, 3.05%, 3%.
  [2022, 'single', 60_000, 1_905.7],
  [2023, 'single', 60_000, 1_858.5],
  [2024, 'headOfHousehold', 60_000, 1_799.5],
  [2025, 'marriedSeparate', 60_000, 1_770],
  [2025, 'marriedJoint', 60_000, 1_740],
  [2020, 'single', 1_000, 0],
  [2020, 'single', 1_001, 0.03],
  [2020, 'marriedJoint', 2_000, 0],
] as const)(
  'in %i, %s with %d pays %d: the year’s rate on all except 1,000 for each taxpayer (Form IT-40 lines 6 to 8)',
  (year, status, income, tax) => {
    expect(estimate('IN', year, status, income).stateTax).toBe(tax);
  },
);

describe('whole households', () => {
  const family = {
    filingStatus: 'marriedJoint',
    wages: 60_000,
    spouseWages: 40_000,
    dependentAges: [5, 9],
    propertyTax: 4_000,
  } as const;
  const jobless = { taxYear: 2025, wages: 14_000, unemploymentCompensation: 10_000 } as const;

  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 100,000 minus 2,500 of property tax, 4 x 1,000 and 2 x 1,500 is 90,500.
    ['a couple with two children (Schedule 2 line 2; Schedule 3 lines 1 to 3)', { ...family, taxYear: 2025 }, 2_715],
    ['the same in 2024 at 3.05%', { ...family, taxYear: 2024 }, 2_760.25],
    ['the same in 2026 at 2.95%', { ...family, taxYear: 2026 }, 2_669.75],
    [
      // 80,000 minus 2 x 1,000 and 3,000 is 75,000.
      'a child born in the year (Schedule IN-DEP box 1F)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 80_000, dependentAges: [0] },
      2_250,
    ],
    [
      // Social Security is untaxed: 30,000 minus 1,000, 1,000 for age and 500 below 40,000 is 27,500.
      'a retired person (Schedule 2 line 5; Schedule 3 lines 4 and 5)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, socialSecurityBenefits: 10_000 },
      825,
    ],
    // Half of 24,000 - 12,000 is taxed, 4,000 of the compensation is not: 20,000 minus 1,000.
    ['unemployment compensation (IC 6-3-2-10)', { ...jobless, filingStatus: 'single' }, 570],
    // Half of 24,000 is more than the compensation.
    ['unemployment compensation on a separate return (IC 6-3-2-10(b)(3))', { ...jobless, filingStatus: 'marriedSeparate' }, 690],
    [
      // 20,000 minus 3,500 is 16,500, tax 495; 10% of the federal credit of 4,328.
      'a working parent (Schedule IN-EIC)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [8] },
      62.2,
    ],
    [
      'two people of 70 with 2,500 (IC 6-3-3-9)',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 70, spouseAge: 70, taxableInterest: 2_500 },
      -90,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'IN' }).stateTax).toBe(tax);
  });
});

// Schedule CT-40.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 59,000 at 2.02%.
    ['Marion County', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'IN:MARION' }, 1_191.8],
    // 100,000 - 2,500 - 4 x 1,000 - 2 x 1,500 = 90,500 at 1.1%.
    [
      'Hamilton County, a couple with two children',
      {
        taxYear: 2026,
        filingStatus: 'marriedJoint',
        wages: 60_000,
        spouseWages: 40_000,
        dependentAges: [5, 9],
        propertyTax: 4_000,
        locality: 'IN:HAMILTON',
      },
      995.5,
    ],
    // 59,000 at nine months of 2.5% and three of 2.45%: 2.4875%.
    [
      'Decatur County, whose rate changed on October 1, 2024',
      { taxYear: 2024, filingStatus: 'single', wages: 60_000, locality: 'IN:DECATUR' },
      1_467.63,
    ],
    // 49,000 at 1.075%.
    ['LaPorte County in 2022', { taxYear: 2022, filingStatus: 'single', wages: 50_000, locality: 'IN:LAPORTE' }, 526.75],
    // 30,000 - 1,000 - 1,000 - 500 = 27,500 at 1.5%.
    [
      'Lake County, a retired person',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, socialSecurityBenefits: 10_000, locality: 'IN:LAKE' },
      412.5,
    ],
    // 39,000 at 1.75%.
    [
      'St. Joseph County, in another spelling',
      { taxYear: 2020, filingStatus: 'single', wages: 40_000, locality: 'IN:St. Joseph County' },
      682.5,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'IN', ...household }).localTax).toBe(tax);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  // 4.25% of 55,000; 4.05% of 54,600 in 2023; 4.25% of 54,400 again.
  [2022, 'single', 60_000, 2_337.5],
  [2023, 'single', 60_000, 2_211.3],
  [2024, 'single', 60_000, 2_312],
  [2025, 'headOfHousehold', 60_000, 2_303.5],
  [2020, 'single', 4_750, 0],
  [2020, 'single', 4_850, 4.25],
  [2021, 'marriedJoint', 9_900, 4.25],
] as const)(
  'in %i, %s with %d pays %d: the lower rate was only for 2023, the exemption is indexed (Form MI-1040 lines 9a and 17)',
  (year, status, income, tax) => {
    expect(estimate('MI', year, status, income).stateTax).toBe(tax);
  },
);

describe('whole households', () => {
  const year = 2025;
  test.each<[string, Household, before: number, after: number]>([
    // (60,000 - 4 x 5,800) x 4.25%; 30% of the federal 932.98.
    [
      'a couple with two children',
      { taxYear: year, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [5, 8] },
      1_564,
      1_564 - 279.89,
    ],
    // 80,000 - 75% x 65,897 - 5,800; the federally taxed benefits of 17,000 are subtracted.
    [
      'a retired person of 70 deducts three quarters of the maximum',
      { taxYear: year, filingStatus: 'single', age: 70, pensionIncome: 80_000, socialSecurityBenefits: 20_000 },
      1_053.03,
      1_053.03,
    ],
    // 50,000 - 20,000 - 5,800, and 50,000 - (20,000 - 5,800) - 5,800: born in 1950 and in 1955.
    [
      'a worker of 75 gets the Michigan standard deduction',
      { taxYear: year, filingStatus: 'single', age: 75, wages: 50_000 },
      1_028.5,
      1_028.5,
    ],
    ['a worker of 70 gets it instead of the exemption', { taxYear: year, filingStatus: 'single', age: 70, wages: 50_000 }, 1_275, 1_275],
    // 35,000 - 5,000 - (14,688 - 5,000) - 5,800.
    [
      'people born before 1946 deduct interest, minus their pension deduction',
      { taxYear: year, filingStatus: 'single', age: 82, taxableInterest: 30_000, pensionIncome: 5_000 },
      616.76,
      616.76,
    ],
    // 60% of 2,960 - 3.2% x 30,000.
    [
      'property tax is credited above a share of the income',
      { taxYear: year, filingStatus: 'single', wages: 30_000, propertyTax: 2_960 },
      1_028.5,
      1_028.5 - 1_200,
    ],
    // 60% of 6,080 - 2,080 exceeds 1,900; three tenths are lost at 65,000.
    [
      'the property tax credit falls by tenths',
      { taxYear: year, filingStatus: 'single', wages: 65_000, propertyTax: 6_080 },
      2_516,
      2_516 - 1_330,
    ],
    // 30,000 - 5,800: the deduction of half of the self-employment tax is added back.
    [
      'self-employment is taxed before the federal deduction',
      { taxYear: year, filingStatus: 'single', selfEmploymentProfit: 30_000 },
      1_028.5,
      1_028.5,
    ],
    // 60,000 - 5,800, because 17,000 of benefits leave nothing of 20,000 - 5,800; in 2026 they no longer count.
    [
      'benefits used up the standard deduction',
      { taxYear: year, filingStatus: 'single', age: 70, wages: 60_000, socialSecurityBenefits: 20_000 },
      2_303.5,
      2_303.5,
    ],
    // 50,000 - 5,800 - 3,400; in 2024 50,000 - 5,600 - 3,300.
    [
      'a blind person has a special exemption',
      { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 50_000 },
      1_734,
      1_734,
    ],
    ['it was 3,300 in 2024', { taxYear: 2024, filingStatus: 'single', age: 50, blind: true, wages: 50_000 }, 1_746.75, 1_746.75],
    // 60,000 - (20,000 - 5,800) - 5,800 - 3,400.
    [
      'the special exemption does not lower the standard deduction',
      { taxYear: 2025, filingStatus: 'single', age: 70, blind: true, wages: 60_000 },
      1_555.5,
      1_555.5,
    ],
    [
      'from 2026, benefits no longer do',
      { taxYear: 2026, filingStatus: 'single', age: 70, wages: 60_000, socialSecurityBenefits: 20_000 },
      1_700,
      1_700,
    ],
  ])('%s (Form MI-1040, Schedule 1, Forms 4884 and MI-1040CR)', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax, stateIsProvisional } = taxReturn({ state: 'MI', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(stateTax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(household.taxYear === 2026);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 - 4,900 = 55,100 x 4.25%.
      'half of the self-employment tax is added back (MCL 206.30(1)(b))',
      { taxYear: 2021, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      2_341.75,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MI' }).stateTax).toBeCloseTo(tax, 2);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // (70,000 − 5,900) × 4.25%.
    [
      'an IRA is not deductible before 59½ (RAB 1988-22)',
      { taxYear: 2026, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 20_000, iraDistributions: 20_000 },
      2_724.25,
    ],
    // 20,000 less.
    [
      'a pension is from 2026, at any age',
      { taxYear: 2026, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 20_000 },
      1_874.25,
    ],
    // (100,000 − 67,610 − 5,900) × 4.25%.
    [
      'up to 67,610 in 2026 (RAB 2026-1)',
      { taxYear: 2026, filingStatus: 'single', age: 45, wages: 20_000, pensionIncome: 80_000 },
      1_125.83,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MI' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

// MCL 141.611, 141.631, 141.665.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 60,000 + 400 - 600 = 59,800 at 2.4%.
    ['Detroit', { taxYear: 2025, filingStatus: 'single', wages: 60_000, taxableInterest: 400, locality: 'MI:DETROIT' }, 1_435.2],
    // 100,000 - 4 x 600 = 97,600 at 1.5%.
    [
      'Grand Rapids, a couple with two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [5, 9], locality: 'MI:GRAND RAPIDS' },
      1_464,
    ],
    // 30,000 - 750 = 29,250 at 1.5%; the pension is untaxed.
    [
      'Saginaw with a pension',
      { taxYear: 2024, filingStatus: 'single', age: 60, wages: 30_000, pensionIncome: 20_000, locality: 'MI:SAGINAW' },
      438.75,
    ],
    // 59,400 at 1.2%.
    ['Detroit, commuter', { taxYear: 2025, filingStatus: 'single', wages: 60_000, workLocality: 'MI:DETROIT' }, 712.8],
    // Lansing takes 0.5% of 59,400 = 297, which Grand Rapids credits on 891.
    [
      'lives in Grand Rapids, works in Lansing',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'MI:GRAND RAPIDS', workLocality: 'MI:LANSING' },
      891,
    ],
    // Detroit takes 712.80; Flint's 594 less at most 0.5% of 59,400 = 297.
    [
      'lives in Flint, works in Detroit',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'MI:FLINT', workLocality: 'MI:DETROIT' },
      1_009.8,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'MI', ...household }).localTax).toBe(tax);
  });
});

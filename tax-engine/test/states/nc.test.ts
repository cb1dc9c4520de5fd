import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  [2021, 'single', 10_750, 0],
  [2021, 'headOfHousehold', 16_125 + 10_000, 525],
  [2022, 'marriedJoint', 25_500 + 10_000, 499],
  [2022, 'headOfHousehold', 19_125, 0],
  [2023, 'marriedSeparate', 12_750 + 10_000, 475],
  [2024, 'headOfHousehold', 19_125 + 100, 4.5],
  [2025, 'single', 12_750 + 10_000, 425],
] as const)(
  'in %i, %s with %d pays %d: one rate above the standard deduction (Form D-400 lines 11 and 15)',
  (year, status, income, tax) => {
    expect(estimate('NC', year, status, income).stateTax).toBe(tax);
  },
);

describe('whole households', () => {
  test.each<[string, Household, tax: number]>([
    // Two children at 60,000 get 2,500 each: (60,000 - 5,000 - 25,500) x 4.25%. The child of 17 is too old.
    [
      'a couple’s deduction for each child under 17 depends on income (line 10b)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 35_000, spouseWages: 25_000, dependentAges: [3, 16, 17] },
      1_253.75,
    ],
    // One dollar more gets 2,000 each: (60,001 - 4,000 - 25,500) x 4.25%.
    [
      'one dollar above a step, the deduction is smaller',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_001, dependentAges: [3, 16] },
      1_296.29,
    ],
    // Benefits are untaxed: (40,000 of pension - 12,750) x 4.5%, with nothing for age.
    [
      'Social Security is untaxed and a pension is not (Schedule S line 19)',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      1_226.25,
    ],
    // 12,000 of property tax counts as 10,000, with 15,000 of interest at most 20,000: (150,000 - 20,000 - 8,000) x 4.25%.
    [
      'interest and property tax are limited to 20,000, property tax alone to 10,000, without gifts (Schedule A lines 2 to 6)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 150_000,
        mortgageInterest: 15_000,
        propertyTax: 12_000,
        charitableGifts: 8_000,
        stateIncomeTaxPaid: 5_000,
      },
      5_185,
    ],
    // 10,000 of 14,000 and 4,000 of gifts: (100,000 - 14,000) x 4.25%, although the federal return takes the standard deduction.
    [
      'filers who take the federal standard deduction may itemize here (line 11)',
      { taxYear: 2025, filingStatus: 'single', wages: 100_000, propertyTax: 14_000, charitableGifts: 4_000, stateIncomeTaxPaid: 0 },
      3_655,
    ],
    // The federal floor for gifts of 2026 is not adopted: (100,000 - 20,000 - 1,000) x 3.99%.
    [
      'in 2026 gifts count in full (N.C. Gen. Stat. § 105-228.90(b)(7))',
      {
        taxYear: 2026,
        filingStatus: 'single',
        wages: 100_000,
        mortgageInterest: 21_000,
        charitableGifts: 1_000,
        stateIncomeTaxPaid: 3_000,
      },
      3_152.1,
    ],
  ])('%s', (_what, household, tax) => {
    const { stateTaxBeforeRefundable, stateTax, stateIsProvisional } = taxReturn({ state: 'NC', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
    expect(stateTax).toBeCloseTo(tax, 2);
    expect(stateIsProvisional).toBe(false);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  [2025, 'single', 254_250, -10_900, -5_100],
  [2025, 'single', 254_251, -8_720, -4_080],
  [2025, 'single', 254_250 + 7_250, -8_720, -4_080],
  [2025, 'single', 254_250 + 7_251, -6_540, -3_060],
  [2025, 'single', 254_250 + 4 * 7_250, -2_180, -1_020],
  [2025, 'single', 254_250 + 4 * 7_250 + 1, 0, 0],
  // The start is no higher for a couple.
  [2025, 'marriedJoint', 254_251, -17_440, -8_160],
  [2023, 'marriedSeparate', 233_750, -10_025, -4_700],
  [2020, 'headOfHousehold', 207_701, -10_680, -3_320],
  [2020, 'single', 231_500, -1_780, -830],
  [2020, 'single', 231_501, 0, 0],
] as const)(
  'in %i, %s with %d deducts %d and %d (RI-1040 Standard Deduction and Exemption Worksheets)',
  (year, status, income, deduction, exemptions) => {
    const result = estimate('RI', year, status, income);
    expect(linesOf(result, 'state', 'standardDeduction')).toMatchObject([{ amount: deduction }]);
    expect(linesOf(result, 'state', 'personalExemption')).toMatchObject([{ amount: exemptions }]);
  },
);

test.each([
  // 2,754.38 and 7,195.63 are printed at the limits of the 2023 schedule.
  [2023, 'single', 73_450 + 14_700, 2_754.38],
  [2023, 'marriedJoint', 166_950 + 29_450, 7_195.63],
  [2023, 'headOfHousehold', 166_950 + 19_750 + 100, 7_201.62],
] as const)('in %i, %s with %d pays %d: one rate schedule for every status', (year, status, income, tax) => {
  expect(estimate('RI', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  type Case = readonly [who: string, household: Omit<Household, 'state'>, beforeRefundable: number, after: number, source: string];
  test.each<Case>([
    // 100,000 − 21,800 − 4 × 5,100 = 57,800 × 3.75%.
    [
      'a couple with two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [5, 19] },
      2_167.5,
      2_167.5,
      'Form RI-1040 (2025) lines 4 and 6',
    ],
    // 1 + 1 exemptions: two steps above 254,250 leave 60%: 265,000 − 9,810 − 6,120 = 249,070: 2,996.25 + 4,833.125 + 67,420 × 5.99%.
    [
      'a parent whose deduction and exemptions phase out',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 265_000, dependentAges: [12] },
      11_867.83,
      11_867.83,
      'Standard Deduction and Exemption Worksheets (2025)',
    ],
    // 85% of the benefits is taxed: 77,000 − 17,000 − 50,000 = 10,000, minus 10,900.
    [
      'a retired filer',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 60_000, socialSecurityBenefits: 20_000 },
      0,
      0,
      'RI Schedule M (2025); R.I. Gen. Laws § 44-30-12(c)(8), (9)',
    ],
    // 120,000 is too much in 2024 for a single filer: 120,000 − 10,550 − 4,950 = 104,500: 2,904.375 + 27,050 × 4.75%.
    [
      'a retired filer above the income limit',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 120_000 },
      4_189.25,
      4_189.25,
      'RI Schedule M (2024); R.I. Gen. Laws § 44-30-12(c)(9)(i)',
    ],
    // 70,000 − 20,000 of one spouse − 0 of the spouse of 60 − 21,150 − 9,900 = 18,950 × 3.75%.
    [
      'a couple, one spouse retired',
      { taxYear: 2024, filingStatus: 'marriedJoint', age: 70, spouseAge: 60, pensionIncome: 40_000, spousePensionIncome: 30_000 },
      710.63,
      710.63,
      'R.I. Gen. Laws § 44-30-12(c)(9)(ii)',
    ],
    // 20,000 − 16,350 − 10,200 is below zero; 16% of 4,328.
    [
      'a parent with the earned income credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [7] },
      0,
      -692.48,
      'RI Schedule EIC; R.I. Gen. Laws § 44-30-2.6(c)(2)(N)',
    ],
    // 20,000 minus 10,900 + 5,100 = 4,000 × 3.75%; property tax of 1,900 minus 6% of 20,000.
    [
      'a homeowner of 65',
      { taxYear: 2025, filingStatus: 'single', age: 65, wages: 20_000, propertyTax: 1_900 },
      150,
      -550,
      'Form RI-1040H (2025); R.I. Gen. Laws § 44-33-9',
    ],
    // 100,000 − 11,200 − 5,250 = 83,550: 82,050 × 3.75% + 1,500 × 4.75%.
    ['a single filer of 2026', { taxYear: 2026, filingStatus: 'single', wages: 100_000 }, 3_148.13, 3_148.13, 'ADV 2025-22'],
  ])('%s: %j owes %d, %d after refundable credits (%s)', (_who, household, beforeRefundable, after) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'RI' });
    expect({ stateTaxBeforeRefundable, stateTax }).toEqual({ stateTaxBeforeRefundable: beforeRefundable, stateTax: after });
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 60,000 − 30,000 = 30,000, minus 10,900 and 5,100: 14,000 × 3.75%.
    [
      'an IRA is no pension or annuity (RI Schedule M line 1t)',
      { taxYear: 2025, filingStatus: 'single', age: 68, pensionIncome: 60_000, iraDistributions: 30_000 },
      525,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'RI' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

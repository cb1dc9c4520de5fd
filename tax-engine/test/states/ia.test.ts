import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  [2020, 'single', 9_000, 0],
  // The tax is whatever exceeds 9,000, until the schedule asks for less.
  [2020, 'single', 9_030, 30],
  // 9,500 - 2,110 = 7,390: 91.63 and 4.14% of 726 are 121.69, minus 40.
  [2020, 'single', 9_500, 81.69],
  // 15,000 - 260 - 2,110 = 12,630: 91.63 and 4.14% of 5,966, minus 40. The earned income credit does not reduce the 260.
  [2020, 'single', 15_000, 298.62],
  [2022, 'marriedJoint', 13_500, 0],
  // 8.53% of 1,000 minus the exemption credit: 80 for a couple or head of household, 40 for a separate filer.
  [2022, 'marriedJoint', 14_500, 5.3],
  [2022, 'headOfHousehold', 14_500, 5.3],
  [2022, 'marriedSeparate', 14_500, 45.3],
] as const)('in %i, %s with %d pays %d at the low end (IA 1040 lines 26, 39 and 47)', (year, status, income, tax) => {
  expect(estimate('IA', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 2022, joint, 15,000: 9,550 of taxable income owes 202.59; the alternate tax is 8.53% of 1,500.
  ['marriedJoint', 15_000, -74.64],
  ['marriedJoint', 60_000, undefined],
  ['single', 10_000, undefined],
] as const)('%s with %d: the alternate tax lowers the schedule’s tax by %p (Worksheet 41-145)', (status, income, amount) => {
  expect(linesOf(estimate('IA', 2022, status, income), 'state', 'alternateTax')[0]?.amount).toBe(amount);
});

test('the federal tax deducted in 2022 is only the income tax, without the Additional Medicare Tax (IA 1040 line 31)', () => {
  // 1,200,000 - 12,950 = 1,187,050: 162,718 and 37% of 647,150.
  expect(linesOf(estimate('IA', 2022, 'single', 1_200_000), 'state', 'federalTaxDeduction')[0]?.amount).toBe(-402_163.5);
});

test.each([
  // 4.4% of 6,000, 4.82% of 24,000, 5.7% of 45,000, minus 40; a hundred more at 6%.
  [2023, 'single', 13_850 + 75_000, 3_945.8],
  [2023, 'headOfHousehold', 20_800 + 75_100, 3_911.8],
  [2023, 'marriedJoint', 27_700 + 150_000, 7_891.6],
  [2024, 'marriedSeparate', 14_600 + 6_210, 233.24],
  // Joint, 62,200: 546.48, 4.82% of 49,680, 5.7% of 100, minus 80.
  [2024, 'marriedJoint', 29_200 + 62_200, 2_866.76],
  [2025, 'headOfHousehold', 23_625 + 2_000, 0],
  [2025, 'headOfHousehold', 23_625 + 3_000, 34],
] as const)('in %i, %s with %d pays %d at the ends of the brackets since 2023 (Iowa Code § 422.5A)', (year, status, income, tax) => {
  expect(estimate('IA', year, status, income).stateTax).toBe(tax);
});

test('without tax, no line limits it', () => {
  expect(linesOf(estimate('IA', 2022, 'single', 8_000), 'state', 'limitedIncomeCredit')).toEqual([]);
});

describe('whole households', () => {
  test.each<[what: string, household: Omit<Household, 'state'>, before: number, after: number]>([
    [
      // 68,500 at 3.8% = 2,603, minus 80 and 2 × 40 (step 3).
      'two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [8, 14] },
      2_443,
      2_443,
    ],
    [
      // 134,000 minus 34,700, 12,000, benefits of 34,000 and the pension: 13,300 at 3.8% = 505.40, minus 80 and 2 × 20 (Schedule 1 lines 5 and 7).
      'benefits and a pension, both 67',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 67,
        spouseAge: 67,
        spouseWages: 60_000,
        pensionIncome: 40_000,
        socialSecurityBenefits: 30_000,
        spouseSocialSecurityBenefits: 10_000,
      },
      385.4,
      385.4,
    ],
    [
      // 34,250 at 3.8% = 1,301.50, minus 40: no one is 55 (Schedule 1 line 7).
      'an IRA distribution at 54',
      { taxYear: 2025, filingStatus: 'single', age: 54, pensionIncome: 50_000 },
      1_261.5,
      1_261.5,
    ],
    [
      // 15% of the federal credit of 4,328 (line 26).
      'the earned income credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4] },
      0,
      -649.2,
    ],
    [
      // 26,375 at 3.8% = 1,002.25, minus 80 and 40; half of 20% of 3,000 of care; 15% of 4,328 minus 15.98% of 26,650 (lines 24 and 26).
      'child care',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [4], dependentCareExpenses: 5_000 },
      882.25,
      571.85,
    ],
    [
      // 24,100 is 100 above the limit of 24,000, where the schedule gives 277.83 (Tax Reduction Worksheet).
      'a single worker of 66',
      { taxYear: 2024, filingStatus: 'single', age: 66, wages: 24_100 },
      100,
      100,
    ],
    [
      // 5.7% of 8,000 above 32,000 = 456 instead of the schedule's 752.35; minus 80, 40 and 20 (Alternate Tax Worksheet).
      'a head of household of 66',
      { taxYear: 2024, filingStatus: 'headOfHousehold', age: 66, wages: 40_000, dependentAges: [20] },
      316,
      316,
    ],
    [
      // 100,000 less the federal 32,200: 67,800 at 3.8% = 2,576.40, minus 80 and 40.
      'a couple with a child in 2026',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [3] },
      2_456.4,
      2_456.4,
    ],
  ])('%s (IA 1040; Iowa Code ch. 422)', (_what, household, before, after) => {
    expect(taxReturn({ ...household, state: 'IA' })).toMatchObject({ stateTaxBeforeRefundable: before, stateTax: after });
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 55,761.13 minus the federal tax of 3,904.37, 2,210 and 75% of 8,562.23 is 43,225.09: 1,564.86 up to 34,860, 522.82 above, minus 40.
      'a business deducts three quarters of the QBI deduction (2018 Acts ch. 1161)',
      { taxYear: 2022, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      2_047.68,
    ],
    [
      // 60,000 - 4,238.87 = 55,761.13. Federal: 43,361.13 - 8,672.23 = 34,688.90; 987.50 + 24,813.90 x 12% = 3,965.17. A quarter of the deduction is 2,168.06: 47,517.90 with 2,110 off. 1,495.73 up to 33,320, then 14,197.90 x 6.25%, minus 40.
      'a quarter in 2020',
      { taxYear: 2020, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      2_343.1,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'IA' }).stateTax).toBeCloseTo(tax, 2);
  });
});

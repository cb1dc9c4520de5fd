import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // No tax at all if gross income is at most 10,000 (20,000 joint and head of household), whatever the exemption leaves.
  ['single', 10_000, 0],
  ['single', 10_000.01, 126],
  ['marriedSeparate', 10_000, 0],
  ['marriedJoint', 20_000, 0],
  ['marriedJoint', 20_000.01, 252],
  ['headOfHousehold', 20_000, 0],
  ['headOfHousehold', 20_000.01, 266],
] as const)('%s with %d pays %d (NJ-1040 line 29; N.J.S.A. 54A:2-4)', (status, income, tax) => {
  expect(estimate('NJ', 2023, status, income).stateTax).toBe(tax);
});

test.each([
  // Taxable income times the row's rate, minus the amount printed for the row.
  ['single', 2020, 1_101_000, 1_100_000 * 0.1075 - 32_926.25],
  ['single', 2025, 1_001_000, 1_000_000 * 0.0897 - 15_126.25],
  ['marriedSeparate', 2025, 76_000, 75_000 * 0.05525 - 1_492.5],
  ['marriedJoint', 2021, 502_000, 500_000 * 0.0637 - 4_042.5],
  ['headOfHousehold', 2025, 151_000, 150_000 * 0.05525 - 2_775],
  ['headOfHousehold', 2024, 61_000, 60_000 * 0.0245 - 420],
] as const)('for %s in %i, %d pays %d by Table A or B of the Tax Rate Schedules', (status, year, income, tax) => {
  expect(estimate('NJ', year, status, income).stateTax).toBeCloseTo(tax, 2);
});

test('below the threshold, the lines say why nothing is due', () => {
  expect(linesOf(estimate('NJ', 2025, 'single', 9_000), 'state').at(-1)).toMatchObject({ label: 'belowFilingThreshold', tax: -112 });
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 90,000 minus 2,000 and 3,000: 280 + 525 + 490 + 350 + 5.525% of 5,000.
      'a couple with two children gets 1,500 for each (lines 10 and 11)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [3, 8], wages: 60_000, spouseWages: 30_000 },
      1_921.25,
      1_921.25,
    ],
    [
      // 25,000 minus 2,500: 280 + 43.75, minus 40% of 4,064.33 and 1,000.
      'a parent with a child of four gets two refundable credits (lines 58 and 65)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 25_000 },
      323.75,
      -2_301.98,
    ],
    [
      // As above, minus 40% of 4,427 - 15.98% of 1,110 and 1,250.
      'in 2026 the child tax credit is a quarter higher (P.L. 2026, c. 26)',
      { taxYear: 2026, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 25_000 },
      323.75,
      -2_626.1,
    ],
    [
      // Half of 110,000 is excluded, then 4,000: 280 + 525 + 2.45% of 1,000.
      'a couple of 66 excludes half of its pensions (line 28a)',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 66, spouseAge: 66, pensionIncome: 60_000, spousePensionIncome: 50_000 },
      829.5,
      829.5,
    ],
    [
      // Both are within the 75,000 of a filer without earnings.
      'at 63 the part of the exclusion that the pension does not use applies to interest (line 28b)',
      { taxYear: 2024, filingStatus: 'single', age: 63, pensionIncome: 30_000, taxableInterest: 10_000 },
      0,
      0,
    ],
    [
      // Benefits are excluded; 37.5% of 90,000 leaves 76,250, minus 2,000: 280 + 262.50 + 175 + 5.525% of 34,250.
      'a worker of 70 excludes a share of the pension and all benefits (line 28a)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        age: 70,
        wages: 20_000,
        pensionIncome: 90_000,
        socialSecurityBenefits: 20_000,
      },
      2_609.81,
      2_609.81,
    ],
    [
      // 49,000 minus 6,000: 280 + 262.50 + 175 + 5.525% of 3,000.
      'property tax is deducted (line 41)',
      { taxYear: 2025, filingStatus: 'single', wages: 50_000, propertyTax: 6_000 },
      883.25,
      883.25,
    ],
    [
      // 1.4% of 14,000; the deduction would save 14. Minus 50 and 40% of 313.93.
      'or 50 is credited if that is more (line 56)',
      { taxYear: 2025, filingStatus: 'single', wages: 15_000, propertyTax: 1_000 },
      196,
      20.43,
    ],
    [
      // 1.4% of 11,000, minus 40% of 649.
      'a worker too young for the federal credit gets 40% of its maximum (line 58)',
      { taxYear: 2025, filingStatus: 'single', age: 22, wages: 12_000 },
      154,
      -105.6,
    ],
    [
      // 66,500: 280 + 525 + 404.25, minus 30% of 600 and 200.
      'the credit for child care is a share of the federal one (lines 64 and 65)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        dependentAges: [5],
        wages: 40_000,
        spouseWages: 30_000,
        dependentCareExpenses: 3_000,
      },
      1_209.25,
      829.25,
    ],
  ])('%s', (_what, household, beforeRefundable, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'NJ' });
    expect([stateTaxBeforeRefundable, stateTax]).toEqual([beforeRefundable, tax]);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 80,000 - 1,000: 280 + 262.50 + 175 + 1,933.75 + 4,000 x 6.37%.
      'a business loss does not reduce wages (N.J.S.A. 54A:5-2)',
      { taxYear: 2022, filingStatus: 'single', wages: 80_000, selfEmploymentProfit: -20_000 },
      2_906.05,
    ],
    [
      // 37.5% of 120,000 is excluded: 74,000 owes 717.50 + 34,000 x 5.525%.
      'a person of 62 who does not work excludes part of a gain (Worksheet D)',
      { taxYear: 2022, filingStatus: 'single', age: 62, longTermGain: 120_000 },
      2_596,
    ],
    [
      // 119,000: 2,651.25 + 44,000 x 6.37%.
      'nothing above 100,000 in 2020 (P.L. 2021, c. 129)',
      { taxYear: 2020, filingStatus: 'single', age: 62, longTermGain: 120_000 },
      5_454.05,
    ],
    [
      // 25,000 of 100,000 is left, minus 1,000: 280 + 4,000 x 1.75%.
      'up to 75,000 of 100,000 in 2020',
      { taxYear: 2020, filingStatus: 'single', age: 62, longTermGain: 100_000 },
      350,
    ],
    [
      // 49,000: 717.50 + 9,000 x 5.525%.
      'nothing with earnings of more than 3,000',
      { taxYear: 2022, filingStatus: 'single', age: 62, wages: 3_001, longTermGain: 46_999 },
      1_214.75,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'NJ' }).stateTax).toBeCloseTo(tax, 2);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  [2021, 'single', 16_150, -11_200],
  [2021, 'single', 17_150, -11_080],
  [2021, 'single', 109_400, -10],
  [2021, 'single', 109_484, 0],
  [2021, 'headOfHousehold', 16_150, -14_470],
  [2021, 'headOfHousehold', 40_000, -9_100.17],
  // From 47,248 a head of household deducts the single amount.
  [2021, 'headOfHousehold', 60_000, -5_938],
  [2021, 'headOfHousehold', 109_400, -10],
  [2024, 'marriedSeparate', 13_060, -11_630],
  [2024, 'marriedSeparate', 60_000, -2_346.21],
  [2025, 'marriedJoint', 28_210, -25_110],
  [2025, 'marriedJoint', 100_000, -10_911.37],
] as const)('in %i, %s with %d has a standard deduction of %d (Wis. Stat. § 71.05(22)(dp))', (year, status, income, amount) => {
  expect(linesOf(estimate('WI', year, status, income), 'state', 'standardDeduction')).toMatchObject([{ amount }]);
});

test.each([
  // 14,280 - 22.515% of 4,060 leaves 5,934.11 after the exemption of 700.
  [2020, 'headOfHousehold', 20_000, 210.07],
  // 11,050 - 12% of 84,060; 979.88 and 6.27% above 23,930
  [2020, 'single', 100_000, 5_645.21],
  [2020, 'single', 264_180, 15_999.66],
  [2022, 'marriedSeparate', 188_000, 9_721.87],
  [2023, 'marriedJoint', 406_950, 20_996.81],
  // The second bracket ends at 51,130 since 2025: 513.80 + 4.4% of 36,450
  [2025, 'single', 200_000, 9_970.61],
] as const)('in %i, %s with %d pays %d (Form 1 instructions, Tax Computation Worksheet)', (year, status, income, tax) => {
  expect(estimate('WI', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[what: string, household: Omit<Household, 'state'>, before: number, after: number]>([
    [
      // Deduction of 10,911.37, 4 × 700: 86,288.63 owes 685.30, 2,137.96 and 960.29; minus 3% of 16,000 (Schedule 2).
      'two earners with two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [8, 14] },
      3_303.55,
      3_303.55,
    ],
    [
      // The same with an itemized deduction credit of 5% of 14,088.63 and 20% of 8,000 of care (Schedule 1, Schedule WI-2441).
      'itemized deductions and child care',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 60_000,
        spouseWages: 40_000,
        dependentAges: [2, 5],
        mortgageInterest: 20_000,
        charitableGifts: 5_000,
        dependentCareExpenses: 8_000,
      },
      999.12,
      999.12,
    ],
    [
      // 40,000 without the benefits, minus 24,000: 16,000 minus 13,560 and 950 at 3.5%, without credits. Otherwise 1,097.42 minus 300
      // (Schedule SB line 16).
      'a pension and benefits at 70 with the exclusion',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000, propertyTax: 3_000 },
      52.15,
      52.15,
    ],
    [
      // It did not exist in 2024: 40,000 minus 13,230 - 2,511.60 and 950: 28,331.60 owes 501.20 and 616.51; minus 300.
      'a pension and benefits at 70 in 2024',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000, propertyTax: 3_000 },
      817.71,
      817.71,
    ],
    [
      // 41.35 is canceled by 12% of 1,400; 4% of 4,328, and 80% of 1,400 minus 8.785% of 19,500 - 8,060 (Schedule H).
      'earned income and homestead credits',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4], propertyTax: 1_400 },
      0,
      -489.12,
    ],
    [
      // Half of 30,000 - 12,000 is taxed, 1,000 is not: 29,000 minus 12,426 and 700 owes 513.80 and 52.54 (Schedule SB line 3).
      'unemployment compensation',
      { taxYear: 2025, filingStatus: 'single', wages: 20_000, unemploymentCompensation: 10_000 },
      566.34,
      566.34,
    ],
    [
      // Half of 30,000 is more than 10,000, so all is taxed. 30,000 minus 8,644.87 and 700 owes 342.65 and 478.07.
      'unemployment compensation of a separate filer',
      { taxYear: 2025, filingStatus: 'marriedSeparate', wages: 20_000, unemploymentCompensation: 10_000 },
      820.72,
      820.72,
    ],
    [
      // 44,610.73 owes 342.65, 1,069.20 and 557.60; minus 12% of 1,250 (§ 71.07(9)(b)5).
      'the property tax of a separate filer',
      { taxYear: 2025, filingStatus: 'marriedSeparate', wages: 50_000, propertyTax: 3_000 },
      1_819.45,
      1_819.45,
    ],
    [
      // By the tables of 2025: 86,988.63 owes 2,823.26 and 997.39.
      'a couple with a child in 2026',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [9] },
      3_820.65,
      3_820.65,
    ],
  ])('%s (Form 1)', (_what, household, before, after) => {
    expect(taxReturn({ ...household, state: 'WI' })).toMatchObject({ stateTaxBeforeRefundable: before, stateTax: after });
  });
});

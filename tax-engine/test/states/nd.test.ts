import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // Above the federal standard deduction; 1.1% of 53,750, then 2.04%.
  [2020, 'headOfHousehold', 18_650 + 53_750, 591.25],
  [2020, 'headOfHousehold', 18_650 + 53_850, 593.29],
  // 591.25, 2.04% of 85,050, 2.27% of 85,900, then 2.64% of 100.
  [2020, 'headOfHousehold', 18_650 + 224_800, 4_278.84],
  [2023, 'single', 13_850 + 44_725, 0],
  [2023, 'single', 13_850 + 44_825, 1.95],
  [2024, 'marriedSeparate', 14_600 + 39_475, 1.95],
  // 1.95% of 217,100, then 2.5%.
  [2025, 'marriedJoint', 31_500 + 298_175, 4_235.95],
  [2025, 'headOfHousehold', 23_625 + 64_950, 0],
] as const)('in %i, %s with %d pays %d (Form ND-1, Tax rate schedules)', (year, status, income, tax) => {
  expect(estimate('ND', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 1.1% of 31,900 is 350.90.
  [2021, 'single', 12_550 + 31_900, 0.9, -350],
  [2021, 'headOfHousehold', 18_800 + 10_000, 0, -350],
  [2022, 'marriedJoint', 25_900 + 69_700, 66.7, -700],
  [2022, 'marriedSeparate', 12_950 + 34_850, 33.35, -350],
  [2020, 'single', 12_400 + 10_000, 110, undefined],
] as const)('in %i, %s with %d pays %d after a tax relief credit of %p (N.D.C.C. § 57-38-01.37)', (year, status, income, tax, credit) => {
  const result = estimate('ND', year, status, income);
  expect(result.stateTax).toBe(tax);
  expect(linesOf(result, 'state', 'taxReliefCredit')[0]?.amount).toBe(credit);
});

describe('whole households', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 148,450 minus 31,500: 1.95% of 116,950 - 80,975 is 701.51; two single people would pay 1.95% of 116,950 - 2 x 48,475.
    [
      'two earners (Marriage Penalty Credit Worksheet)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 80_000, spouseWages: 68_450 },
      390,
    ],
    // 149,150 minus 32,200, with North Dakota's figures of 2025.
    ['two earners in 2026', { taxYear: 2026, filingStatus: 'marriedJoint', wages: 80_000, spouseWages: 69_150 }, 390],
    // 132,475 minus 31,500: 1.95% of 20,000.
    [
      'one earner with two children: no credit',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 132_475, dependentAges: [3, 8] },
      390,
    ],
    [
      // 105,500 minus 17,750 and a senior deduction of 4,170 is 83,580, of which 25,500 is benefits: 1.95% of 58,080 - 48,475.
      'a retired person (N.D.C.C. § 57-38-30.3(2))',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 80_000, socialSecurityBenefits: 30_000 },
      187.3,
    ],
    [
      // 77,000 minus 15,750 and 40% of the dividends: 1.95% of 57,250 - 48,475. The loss does not reduce the exclusion.
      'dividends and a loss',
      { taxYear: 2025, filingStatus: 'single', wages: 70_000, qualifiedDividends: 10_000, longTermGain: -3_000 },
      171.11,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'ND' }).stateTax).toBe(tax);
  });
});

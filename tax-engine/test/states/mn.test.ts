import type { EstimateYear, FilingStatus } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const deduction = (year: EstimateYear, status: FilingStatus, income: number) =>
  linesOf(estimate('MN', year, status, income), 'state', 'standardDeduction')[0]?.amount;

test.each([
  [2022, 'single', 206_050, -12_900],
  [2022, 'single', 216_050, -12_600],
  // 80 % of 12,900 is lost 344,000 above the threshold.
  [2022, 'single', 550_049, -2_580.03],
  [2022, 'single', 600_000, -2_580],
  [2020, 'marriedSeparate', 98_925 + 10_000, -12_100],
  // 2023: 3 % of 84,320 and then 10 %.
  [2023, 'single', 304_970, -11_295.4],
  [2023, 'single', 314_970, -10_295.4],
  [2023, 'single', 390_274, -2_765],
  [2023, 'single', 999_999, -2_765],
  [2023, 'single', 1_000_001, -2_765],
  [2024, 'marriedJoint', 321_350 + 10_000, -25_484.5],
  [2025, 'marriedSeparate', 165_150 + 10_000, -12_579.75],
  [2025, 'headOfHousehold', 2_000_000, -4_500],
] as const)('%i %s with %d has a standard deduction of %d (Minn. Stat. § 290.0123 subd. 5)', (year, status, income, amount) => {
  expect(deduction(year, status, income)).toBe(amount);
});

test.each([
  // 5.35 % of 31,690, 6.8 % of 72,400, then 7.85 % of 100.
  [2024, 'single', 14_575 + 104_190, 6_626.47],
  // 5.35 % of 39,010, then 6.8 % of 100.
  [2024, 'headOfHousehold', 21_900 + 39_110, 2_093.84],
  // 5.35 % of 19,705, 6.8 % of 58,580, then 7.85 % of 100.
  [2020, 'marriedSeparate', 12_400 + 78_385, 5_045.51],
] as const)('%i %s with %d pays %d (Form M1, Tax rate schedules)', (year, status, income, tax) => {
  expect(estimate('MN', year, status, income).stateTax).toBe(tax);
});

/** Minn. Stat. § 290.091: 6.75 % of the income less an exemption that falls by a quarter of what exceeds the threshold. 2024. */
const MINIMUM_TAX = {
  single: [69_530, 112_500],
  marriedJoint: [92_710, 150_000],
  marriedSeparate: [46_360, 75_000],
  headOfHousehold: [69_530, 112_500],
} as const;

test('the alternative minimum tax never exceeds the tax of wages (Schedule M1MT 2024)', () => {
  for (const [status, [exemption, threshold]] of Object.entries(MINIMUM_TAX) as [FilingStatus, readonly [number, number]][]) {
    for (let income = 10_000; income <= 1_000_000; income += 5_000) {
      const left = Math.max(0, exemption - 0.25 * Math.max(0, income - threshold));
      const minimumTax = 0.0675 * Math.max(0, income - left);
      expect(minimumTax).toBeLessThanOrEqual(estimate('MN', 2024, status, income).stateTax);
    }
  }
});

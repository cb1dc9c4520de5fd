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
  '%i %s with %d deducts %d and %d (RI-1040 Standard Deduction and Exemption Worksheets)',
  (year, status, income, deduction, exemptions) => {
    const result = estimate('RI', year, status, income);
    expect(linesOf(result, 'state', 'standardDeduction')).toMatchObject([{ amount: deduction }]);
    expect(linesOf(result, 'state', 'personalExemption')).toMatchObject([{ amount: exemptions }]);
  },
);

test.each([
  // 2,754.38 and 7,195.63 are what the schedule of 2023 prints at its limits.
  [2023, 'single', 73_450 + 14_700, 2_754.38],
  [2023, 'marriedJoint', 166_950 + 29_450, 7_195.63],
  [2023, 'headOfHousehold', 166_950 + 19_750 + 100, 7_201.62],
] as const)('%i %s with %d pays %d: one rate schedule for every status', (year, status, income, tax) => {
  expect(estimate('RI', year, status, income).stateTax).toBe(tax);
});

import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable 6,400 (15,000 - 8,600): 99.14 and 3.51 % of 2,370, less 171; no federal tax, so none here.
  [2025, 'single', 15_000, 0, -11.33],
  [2025, 'single', 15_750, 0, -37.65],
  // 41.16 by the schedule, 10 % of 100 by the federal one.
  [2025, 'single', 15_850, 10, -31.16],
  // The federal tax passes the schedule at about 580 above the federal deduction: 57 against 57.66, then 59 against 58.36.
  [2025, 'single', 16_320, 57, -0.66],
  [2025, 'single', 16_340, 58.36, undefined],
  // 184.75, 3.51 % of 4,515, less 171: 172.22 against 100.
  [2025, 'headOfHousehold', 24_625, 100, -72.22],
  [2020, 'marriedJoint', 24_900, 10, -23.61],
] as const)(
  '%i %s with %d pays %d, at most the federal tax (Form 1040N, Federal Tax Liability Worksheet)',
  (year, status, income, tax, reduction) => {
    const result = estimate('NE', year, status, income);
    expect(result.stateTax).toBe(tax);
    expect(linesOf(result, 'state', 'federalTaxLimit')[0]?.amount).toBe(reduction);
  },
);

test.each([
  // At the end of the third bracket 80.93 + 575.99 + 603.71 - 140, and 161.62 + 1,152.68 + 1,206.91 - 280.
  [2020, 'single', 7_000 + 31_750, 1_120.63],
  [2020, 'marriedJoint', 14_000 + 63_500, 2_241.22],
  // 178.84 + 1,057.56 + 924.35 - 166.
  [2024, 'headOfHousehold', 12_250 + 55_850, 1_994.75],
  // 99.14 + 705.16 + 738.98 + 5.20 - 171: the rate falls to 5.2 % in 2025.
  [2025, 'marriedSeparate', 8_600 + 38_970, 1_377.47],
] as const)('%i %s with %d pays %d (Nebraska Tax Calculation Schedule)', (year, status, income, tax) => {
  expect(estimate('NE', year, status, income).stateTax).toBe(tax);
});

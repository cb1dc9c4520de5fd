import { estimate, linesOf } from '../household.ts';

test.each([
  [2021, 'single', 16_150, -11_200],
  [2021, 'single', 17_150, -11_080],
  [2021, 'single', 109_400, -10],
  [2021, 'single', 109_484, 0],
  [2021, 'headOfHousehold', 16_150, -14_470],
  [2021, 'headOfHousehold', 40_000, -9_100.17],
  // From 47,248 on a head of household deducts what a single filer does.
  [2021, 'headOfHousehold', 60_000, -5_938],
  [2021, 'headOfHousehold', 109_400, -10],
  [2024, 'marriedSeparate', 13_060, -11_630],
  [2024, 'marriedSeparate', 60_000, -2_346.21],
  [2025, 'marriedJoint', 28_210, -25_110],
  [2025, 'marriedJoint', 100_000, -10_911.37],
] as const)('%i %s with %d has a standard deduction of %d (Wis. Stat. § 71.05(22)(dp))', (year, status, income, amount) => {
  expect(linesOf(estimate('WI', year, status, income), 'state', 'standardDeduction')).toMatchObject([{ amount }]);
});

test.each([
  // 14,280 - 22.515 % of 4,060 leaves 5,934.11 after the exemption of 700.
  [2020, 'headOfHousehold', 20_000, 210.07],
  // 11,050 - 12 % of 84,060; 979.88 and 6.27 % above 23,930
  [2020, 'single', 100_000, 5_645.21],
  [2020, 'single', 264_180, 15_999.66],
  [2022, 'marriedSeparate', 188_000, 9_721.87],
  [2023, 'marriedJoint', 406_950, 20_996.81],
  // The second bracket reaches 51,130 since 2025: 513.80 + 4.4 % of 36,450
  [2025, 'single', 200_000, 9_970.61],
] as const)('%i %s with %d pays %d (Form 1 instructions, Tax Computation Worksheet)', (year, status, income, tax) => {
  expect(estimate('WI', year, status, income).stateTax).toBe(tax);
});

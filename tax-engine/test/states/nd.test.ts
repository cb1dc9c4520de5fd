import { estimate, linesOf } from '../household.ts';

test.each([
  // Above the federal standard deduction; 1.1 % of 53,750, then 2.04 %.
  [2020, 'headOfHousehold', 18_650 + 53_750, 591.25],
  [2020, 'headOfHousehold', 18_650 + 53_850, 593.29],
  // 591.25, 2.04 % of 85,050, 2.27 % of 85,900, then 2.64 % of 100.
  [2020, 'headOfHousehold', 18_650 + 224_800, 4_278.84],
  [2023, 'single', 13_850 + 44_725, 0],
  [2023, 'single', 13_850 + 44_825, 1.95],
  [2024, 'marriedSeparate', 14_600 + 39_475, 1.95],
  // 1.95 % of 217,100, then 2.5 %.
  [2025, 'marriedJoint', 31_500 + 298_175, 4_235.95],
  [2025, 'headOfHousehold', 23_625 + 64_950, 0],
] as const)('%i %s with %d pays %d (Form ND-1, Tax rate schedules)', (year, status, income, tax) => {
  expect(estimate('ND', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 1.1 % of 31,900 is 350.90.
  [2021, 'single', 12_550 + 31_900, 0.9, -350],
  [2021, 'headOfHousehold', 18_800 + 10_000, 0, -350],
  [2022, 'marriedJoint', 25_900 + 69_700, 66.7, -700],
  [2022, 'marriedSeparate', 12_950 + 34_850, 33.35, -350],
  [2020, 'single', 12_400 + 10_000, 110, undefined],
] as const)('%i %s with %d pays %d after a tax relief credit of %p (N.D.C.C. § 57-38-01.37)', (year, status, income, tax, credit) => {
  const result = estimate('ND', year, status, income);
  expect(result.stateTax).toBe(tax);
  expect(linesOf(result, 'state', 'taxReliefCredit')[0]?.amount).toBe(credit);
});

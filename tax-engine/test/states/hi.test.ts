import { estimate, linesOf } from '../household.ts';

test.each([
  // 33.60 + 76.80 + 264 + 307.20 + 326.40 + 345.60 + 912 + 948 on 48,000 of taxable income; 3,344 off before.
  [2020, 'single', 51_344, 3_213.6],
  // One and a half times as wide for a head of household, twice for a couple.
  [2023, 'headOfHousehold', 72_000 + 3_212 + 1_144, 4_820.4],
  [2024, 'marriedJoint', 96_000 + 8_800 + 2_288, 6_427.2],
  [2024, 'headOfHousehold', 72_000 + 6_424 + 1_144, 4_820.4],
  // 134.40 + 153.60 + 264 + 307.20 + 816 + 864, then 7.6 to 10 % up to 325,000.
  [2025, 'single', 48_000 + 5_544, 2_539.2],
  [2025, 'marriedSeparate', 325_000 + 5_544, 25_966.2],
  [2025, 'marriedJoint', 650_000 + 11_088 + 100, 51_943.4],
] as const)('%i %s with %d pays %d at the end of a bracket (HRS § 235-51)', (year, status, income, tax) => {
  expect(estimate('HI', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 20 % of 560 - 7.65 % of (15,000 - 9,160), and of 1,502 - 15.3 % of (20,000 - 17,550).
  [2022, 'single', 15_000, -22.65],
  [2021, 'marriedJoint', 20_000, -225.43],
  [2022, 'marriedSeparate', 10_000, undefined],
  // Refundable since 2023.
  [2023, 'single', 10_000, undefined],
] as const)('%i %s with %d: 20 %% of the federal earned income credit is %p (HRS § 235-55.75)', (year, status, income, credit) => {
  expect(linesOf(estimate('HI', year, status, income), 'state', 'earnedIncomeCredit')[0]?.amount).toBe(credit);
});

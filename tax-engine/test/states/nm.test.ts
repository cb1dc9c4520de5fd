import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income at the start of the top bracket, as NMSA 1978 § 7-2-7 prints its tax.
  [2025, 'single', 225_750, 9_748],
  [2025, 'marriedJoint', 346_500, 14_624],
  [2025, 'headOfHousehold', 338_625, 14_624],
  [2025, 'marriedSeparate', 173_250, 7_312],
  // 504.50 and 4.9 % of what exceeds 16,000, then 5.9 % of 1,000 more; in 2020 4.9 % throughout.
  [2024, 'single', 224_600, 10_010.5],
  [2024, 'single', 225_600, 10_069.5],
  [2020, 'single', 1_012_400, 48_720.5],
] as const)('%i %s with %d pays %d', (year, status, income, tax) => {
  expect(estimate('NM', year, status, income).stateTax).toBe(tax);
});

test.each([
  ['single', 20_000, -2_500],
  ['single', 30_000, -1_000],
  ['single', 36_667, 0],
  ['marriedSeparate', 15_000, -2_500],
  ['marriedSeparate', 20_000, -1_500],
  ['marriedSeparate', 27_500, 0],
  ['marriedJoint', 30_000, -5_000],
  ['marriedJoint', 40_000, -3_000],
  ['marriedJoint', 55_000, 0],
  ['headOfHousehold', 40_000, -1_500],
  ['headOfHousehold', 60_000, 0],
] as const)('%s with %d has an exemption of %d (PIT-1 line 14; NMSA 1978 § 7-2-5.8)', (status, income, amount) => {
  expect(linesOf(estimate('NM', 2022, status, income), 'state', 'lowIncomeExemption')[0]?.amount).toBe(amount);
});

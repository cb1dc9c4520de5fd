import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income of 14,400: the top rate starts at 12,200 until 2023, at 14,400 from 2024 on.
  [2023, 'marriedJoint', 29_100, 329],
  [2024, 'marriedJoint', 29_100, 307],
  [2024, 'headOfHousehold', 24_750, 307],
  // Taxable income of 100,000, as the packet prints it.
  [2025, 'marriedJoint', 114_700, 4_373],
  [2025, 'headOfHousehold', 110_350, 4_373],
  [2025, 'single', 107_350, 4_561.5],
  [2025, 'marriedSeparate', 107_350, 4_561.5],
  [2021, 'single', 107_350, 4_811.5],
] as const)('%i %s with %d pays %d (68 O.S. § 2355)', (year, status, income, tax) => {
  expect(estimate('OK', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 194 less 5 % of 538 - 7.65 % of 6,210
  [2020, 'single', 15_000, 190.85],
  // The federal credit of 2021 as it stood on the return: 1,502 - 15.3 % of 3,390, and of 7,450 for a couple.
  [2021, 'single', 15_000, 144.83],
  [2021, 'headOfHousehold', 15_000, 0],
  [2021, 'marriedJoint', 25_000, 160.89],
  [2021, 'marriedSeparate', 15_000, 194],
] as const)('%i %s with %d pays %d: 5 %% of the federal earned income credit of the year', (year, status, income, tax) => {
  expect(estimate('OK', year, status, income).stateTax).toBe(tax);
});

test('from 2022 on the credit is refundable and no part of this tax (Laws 2021, c. 493)', () => {
  expect(linesOf(estimate('OK', 2022, 'single', 9_000), 'state', 'earnedIncomeCredit')).toEqual([]);
  expect(estimate('OK', 2022, 'single', 8_350).stateTax).toBe(2.5);
});

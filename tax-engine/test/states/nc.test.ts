import { estimate } from '../household.ts';

test.each([
  [2021, 'single', 10_750, 0],
  [2021, 'headOfHousehold', 16_125 + 10_000, 525],
  [2022, 'marriedJoint', 25_500 + 10_000, 499],
  [2022, 'headOfHousehold', 19_125, 0],
  [2023, 'marriedSeparate', 12_750 + 10_000, 475],
  [2024, 'headOfHousehold', 19_125 + 100, 4.5],
  [2025, 'single', 12_750 + 10_000, 425],
] as const)('%i %s with %d pays %d: one rate above the standard deduction (Form D-400 lines 11 and 15)', (year, status, income, tax) => {
  expect(estimate('NC', year, status, income).stateTax).toBe(tax);
});

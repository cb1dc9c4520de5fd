import { estimate } from '../household.ts';

test.each([
  // Exemption and standard deduction: 8,300 single and separate, 16,600 joint, 11,400 head of family.
  [2020, 'single', 8_300 + 3_000, 0],
  [2020, 'single', 8_300 + 5_000, 60],
  [2020, 'marriedJoint', 16_600 + 10_000, 260],
  [2020, 'headOfHousehold', 11_400 + 10_100, 265],
  [2021, 'single', 8_300 + 4_000, 0],
  [2021, 'single', 8_300 + 5_000, 30],
  [2022, 'marriedSeparate', 8_300 + 5_000, 0],
  [2022, 'marriedSeparate', 8_300 + 10_100, 205],
  [2023, 'single', 8_300 + 10_000, 0],
  [2023, 'marriedJoint', 16_600 + 10_100, 5],
  [2024, 'headOfHousehold', 11_400 + 10_100, 4.7],
  [2025, 'single', 8_300 + 10_100, 4.4],
] as const)('%i %s with %d pays %d: the untaxed band grows and is not doubled (Miss. Code § 27-7-5)', (year, status, income, tax) => {
  expect(estimate('MS', year, status, income).stateTax).toBe(tax);
});

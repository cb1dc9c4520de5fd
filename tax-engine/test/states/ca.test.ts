import { amountOf, estimate, linesOf, stateTax } from '../household.ts';

test('the 1 % on taxable income above a million comes after the credits and is the same for a couple (R&TC § 17043)', () => {
  expect(amountOf('CA', 2025, 'single', 1_000_000 + 5_706, 'surtax')).toBeUndefined();
  expect(amountOf('CA', 2025, 'single', 1_000_000 + 5_706 + 1_000, 'surtax')).toBe(1_000);
  expect(amountOf('CA', 2025, 'marriedJoint', 1_000_000 + 11_412 + 1_000, 'surtax')).toBe(1_000);
  const labels = linesOf(estimate('CA', 2025, 'marriedJoint', 1_200_000), 'state').map(({ label }) => label);
  expect(labels.at(-1)).toBe('surtax');
});

test.each([
  ['single', 252_203, -153],
  ['single', 252_204, -147],
  ['single', 252_203 + 2_500, -147],
  ['single', 252_203 + 2_501, -141],
  ['single', 400_000, undefined],
  ['marriedSeparate', 252_203 + 1_251, -141],
  ['marriedJoint', 504_411, -306],
  ['marriedJoint', 504_412, -294],
  ['headOfHousehold', 378_311, -147],
] as const)('%s, federal AGI %d: exemption credit %p (Form 540 line 32, AGI Limitation Worksheet 2025)', (status, income, credit) => {
  expect(amountOf('CA', 2025, status, income, 'exemptionCredit')).toBe(credit);
});

test('the tax of 2020 follows the schedule of 2020: 1 % up to 17,876 for a head of household', () => {
  // 178.76 + 2 % of (30,798 - 17,876) - 124
  expect(stateTax('CA', 2020, 'headOfHousehold', 40_000)).toBe(313.2);
});

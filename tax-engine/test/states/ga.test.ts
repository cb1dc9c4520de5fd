import { amountOf, stateTax } from '../household.ts';

test('the flat rate replaces schedule and exemption in 2024', () => {
  // 2023: 60,000 - 5,400 - 2,700 = 51,900; 230 on the first 7,000, then 5.75 %. 2024: 5.39 % of 48,000. 2025: 5.19 %.
  expect(stateTax('GA', 2023, 'single', 60_000)).toBe(2_811.75);
  expect(stateTax('GA', 2024, 'single', 60_000)).toBe(2_587.2);
  expect(stateTax('GA', 2025, 'single', 60_000)).toBe(2_491.2);
});

test.each([
  [14_999.99, -8],
  [15_000, -5],
  [19_999.99, -5],
  [20_000, undefined],
])('at %d of AGI the low income credit of a single filer is %p (O.C.G.A. § 48-7A-3)', (income, credit) => {
  expect(amountOf('GA', 2025, 'single', income, 'lowIncomeCredit')).toBe(credit);
});

test('a credit larger than the tax leaves zero', () => {
  // 1,600 of taxable income: 10 + 12 = 22 of tax; credit 2 x 5.
  expect(stateTax('GA', 2020, 'marriedJoint', 15_000)).toBe(12);
  expect(stateTax('GA', 2020, 'marriedJoint', 13_900)).toBe(0);
});

import { amountOf, stateTax } from '../household.ts';

test.each([
  [2024, 'single', 25_999, -3_000],
  [2024, 'single', 26_000, -2_975],
  [2024, 'single', 35_499, -2_525],
  [2024, 'single', 35_500, -2_500],
  [2024, 'marriedJoint', 26_000, -8_325],
  [2024, 'marriedJoint', 35_499, -5_175],
  [2024, 'marriedSeparate', 12_999, -4_250],
  [2024, 'marriedSeparate', 13_000, -4_162],
  [2024, 'marriedSeparate', 17_749, -2_578],
  [2024, 'marriedSeparate', 17_750, -2_500],
  [2024, 'headOfHousehold', 26_000, -5_065],
  [2020, 'single', 23_499, -2_500],
  [2020, 'single', 23_500, -2_475],
] as const)('%i %s with %d: the standard deduction slides to %d (Form 40 Booklet, chart)', (year, status, income, deduction) => {
  expect(amountOf('AL', year, status, income, 'standardDeduction')).toBe(deduction);
});

test('federal income tax less the earned income credit is deducted', () => {
  // 2022, single, 15,000: 205 of tax less 560 - 7.65 % of (15,000 - 9,160) = 113.24
  expect(amountOf('AL', 2022, 'single', 15_000, 'federalTaxDeduction')).toBe(-91.76);
});

test('in 2021 the deduction takes the earned income credit of the Code of 2020 (Act 2022-37)', () => {
  // 245 of tax less 543 - 7.65 % of (15,000 - 8,880) = 74.82
  expect(amountOf('AL', 2021, 'single', 15_000, 'federalTaxDeduction')).toBe(-170.18);
  expect(stateTax('AL', 2021, 'single', 15_000)).toBe(501.49);
});

import { estimate, linesOf } from '../household.ts';

test.each([
  // The exemption is taken off the lowest bracket, whatever the taxable income.
  [2023, 'single', 4_500, 0],
  [2023, 'single', 4_600, 1.85],
  // 1.85 % of 8,000, then 3.5 % of 37,500, then 4.25 %.
  [2023, 'single', 12_500, 148],
  [2023, 'single', 50_000, 1_460.5],
  [2023, 'single', 50_100, 1_464.75],
  // A head of household has the couple's exemption and the single schedule: 1.85 % of 3,500.
  [2024, 'headOfHousehold', 9_000, 0],
  [2024, 'headOfHousehold', 12_500, 64.75],
  [2024, 'headOfHousehold', 12_600, 68.25],
  [2024, 'marriedJoint', 100_100, 2_925.25],
  // No exemption any more: 3 % above the standard deduction.
  [2025, 'headOfHousehold', 25_000, 0],
  [2025, 'single', 12_600, 3],
] as const)('%i %s with %d pays %d (Form IT-540, Tax Computation Worksheet; La. R.S. 47:294, 47:295)', (year, status, income, tax) => {
  expect(estimate('LA', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 10 % of 2,600, although the earned income credit leaves less of it to pay.
  [2020, 'single', 15_000, -260],
  [2021, 'single', 15_000, -245],
  [2022, 'single', 15_000, undefined],
] as const)('%i %s with %d deducts %p of federal income tax, before refundable credits (IT-540 line 9)', (year, status, income, amount) => {
  expect(linesOf(estimate('LA', year, status, income), 'state', 'federalTaxDeduction')[0]?.amount).toBe(amount);
});

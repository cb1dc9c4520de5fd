import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income of 60,000 comes to 2,943.50 for every status, less 110 for each taxpayer.
  ['single', 63_250, 2_833.5],
  ['headOfHousehold', 63_250, 2_833.5],
  ['marriedSeparate', 63_250, 2_833.5],
  ['marriedJoint', 66_500, 2_723.5],
  // The example of the tax schedule: 67,751 comes to 3,455.07.
  ['single', 71_001, 3_345.07],
] as const)('%s with %d pays %d (30 Del. C. §§ 1102, 1108, 1110)', (status, income, tax) => {
  expect(estimate('DE', 2025, status, income).stateTax).toBe(tax);
});

test.each([
  // 66 + 3.9 % of 1,450 less 110 leaves 12.55; the credit is 20 % of 468.39.
  [2020, 'single', 9_700, 0],
  // 585 - 110 less 20 % of (1,502 - 15.3 % of 8,390)
  [2021, 'single', 20_000, 431.33],
  [2021, 'marriedSeparate', 20_000, 475],
  [2022, 'single', 20_000, 475],
  // 136.50 + 66 + 4.8 % … : 18,500 of taxable income comes to 669, less 220 and 20 % of (1,502 - 15.3 % of 7,450)
  [2021, 'marriedJoint', 25_000, 376.57],
] as const)('%i %s with %d pays %d after a fifth of the federal earned income credit (30 Del. C. § 1117)', (year, status, income, tax) => {
  expect(estimate('DE', year, status, income).stateTax).toBe(tax);
});

test('the credits come after each other and never below zero', () => {
  const lines = linesOf(estimate('DE', 2025, 'single', 9_900), 'state').filter(({ amount }) => amount < 0);
  expect(lines.map(({ label, tax }) => [label, tax])).toEqual([
    ['standardDeduction', undefined],
    ['personalCredit', -110],
    ['earnedIncomeCredit', -20.35],
  ]);
});

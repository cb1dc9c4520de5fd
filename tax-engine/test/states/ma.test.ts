import { estimate, linesOf } from '../household.ts';

test.each([
  ['single', 8_000, 0],
  ['single', 8_001, 0.1],
  ['single', 10_000, 200],
  // 5 % of 11,000 - 841.50 - 4,400 is below a tenth of 3,000.
  ['single', 11_000, 287.93],
  ['marriedJoint', 16_400, 0],
  ['marriedJoint', 17_000, 60],
  ['headOfHousehold', 14_400, 0],
  ['headOfHousehold', 20_000, 560],
  // 5 % of 8,000 - 612 - 4,400: a separate return has neither no tax status nor the credit.
  ['marriedSeparate', 8_000, 149.4],
] as const)('%s with %d pays %d: no tax status, then a tenth of the excess at most (Schedule NTS-L)', (status, income, tax) => {
  expect(estimate('MA', 2024, status, income).stateTax).toBe(tax);
});

test.each([
  // 2,000 is 7.65 % of 26,143.79.
  [20_000, -1_530],
  [26_100, -1_996.65],
  [26_200, -2_000],
  [500_000, -2_000],
])('wages of %d deduct %d of payroll taxes (Form 1 line 11)', (income, amount) => {
  expect(linesOf(estimate('MA', 2025, 'marriedJoint', income), 'state', 'payrollTaxDeduction')[0]?.amount).toBe(amount);
});

test.each([
  [2022, 'single', 1_200_000, undefined],
  [2023, 'single', 1_006_400, undefined],
  [2023, 'single', 1_006_500, 100],
  // The same threshold for a couple: 1,100,000 - 2,000 - 8,800 - 1,053,750.
  [2024, 'marriedJoint', 1_100_000, 35_450],
  [2025, 'headOfHousehold', 1_092_050, 100],
] as const)('%i %s with %d pays the 4 %% on %p (M.G.L. c. 62, § 4(d))', (year, status, income, amount) => {
  expect(linesOf(estimate('MA', year, status, income), 'state', 'surtax')[0]?.amount).toBe(amount);
});

test('without tax no line limits it', () => {
  expect(linesOf(estimate('MA', 2024, 'single', 7_000), 'state', 'limitedIncomeCredit')).toEqual([]);
});

import { estimate, linesOf } from '../household.ts';

test.each([
  // 2020, separate: 3,750 and 2,250 off; no earned income credit on a separate return.
  [2020, 'marriedSeparate', 6_000 + 2_500, 0],
  [2020, 'marriedSeparate', 6_000 + 2_501, 77.53],
  // 2020, single, 7,751: 77.53 less 17 % of 538 (the credit is whole from 7,033 to 8,790).
  [2020, 'single', 5_250 + 2_500, 0],
  [2020, 'single', 5_250 + 2_501, 0],
  // 2023, joint: 155.03 less 17 % of 600 - the credit is whole up to 16,370 - and 17 % of 593.95 at 16,449.
  [2023, 'marriedJoint', 12_500 + 5_000, 0],
  [2023, 'marriedJoint', 12_500 + 5_001, 67.74],
  [2023, 'headOfHousehold', 10_500 + 2_500, 0],
  [2024, 'marriedSeparate', 13_280 + 100, 5.2],
] as const)(
  '%i %s with %d pays %d: no tax up to 2,500 (joint 5,000) of taxable income until 2023 (K.S.A. 79-32,110)',
  (year, status, income, tax) => {
    expect(estimate('KS', year, status, income).stateTax).toBe(tax);
  },
);

test.each([
  // 17 % of 1,502 - 15.3 % of (15,000 - 11,610) by the federal law of 2021.
  [2021, 'single', 15_000, -167.17],
  [2020, 'single', 15_000, -10.7],
  [2024, 'headOfHousehold', 10_000, -107.44],
  [2024, 'marriedSeparate', 10_000, undefined],
  [2025, 'single', 20_000, undefined],
] as const)('%i %s with %d: 17 %% of the federal earned income credit is %p (K.S.A. 79-32,205)', (year, status, income, credit) => {
  expect(linesOf(estimate('KS', year, status, income), 'state', 'earnedIncomeCredit')[0]?.amount).toBe(credit);
});

test.each([
  [2023, 'single', 5_750 + 30_000, 1_252.5],
  [2023, 'headOfHousehold', 10_500 + 30_000, 1_252.5],
  [2023, 'marriedJoint', 12_500 + 60_000, 2_505],
  [2024, 'single', 12_765 + 23_000, 1_196],
  [2024, 'headOfHousehold', 17_660 + 23_100, 1_201.58],
  [2025, 'marriedJoint', 26_560 + 46_000, 2_392],
] as const)('%i %s with %d pays %d at the end of a bracket (K.S.A. 79-32,110(a))', (year, status, income, tax) => {
  expect(estimate('KS', year, status, income).stateTax).toBe(tax);
});

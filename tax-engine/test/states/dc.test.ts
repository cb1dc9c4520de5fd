import { estimate } from '../household.ts';

test.each([
  // Taxable income of exactly a million, then 10,000 more.
  [2021, 1_012_550, 85_025],
  [2021, 1_022_550, 85_920],
  [2022, 1_012_950, 91_525],
  [2022, 1_022_950, 92_600],
])('%i: a single filer with %d pays %d (D-40 Booklet, Calculation I)', (year, income, tax) => {
  expect(estimate('DC', year as 2021 | 2022, 'single', income).stateTax).toBe(tax);
});

test('every status has the same schedule', () => {
  // 400 + 6 % of 30,000 + 6.5 % of 20,000 + 8.5 % of 40,000
  expect(estimate('DC', 2023, 'single', 113_850).stateTax).toBe(6_900);
  expect(estimate('DC', 2023, 'marriedJoint', 127_700).stateTax).toBe(6_900);
  expect(estimate('DC', 2023, 'headOfHousehold', 120_800).stateTax).toBe(6_900);
});

test.each([
  ['single', 15_000, 0],
  ['single', 15_500, 20],
  ['marriedSeparate', 15_500, 20],
  ['marriedJoint', 30_500, 20],
  ['headOfHousehold', 23_000, 20],
] as const)('2025, %s with %d pays %d: the deduction is the District’s own and smaller than the federal one', (status, income, tax) => {
  const result = estimate('DC', 2025, status, income);
  expect([result.stateTax, result.federalTax]).toEqual([tax, 0]);
});

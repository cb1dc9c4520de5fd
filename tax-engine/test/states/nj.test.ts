import { estimate, linesOf } from '../household.ts';

test.each([
  // Not more than 10,000 (20,000 joint and head of household) of gross income: no tax at all, whatever the exemption leaves.
  ['single', 10_000, 0],
  ['single', 10_000.01, 126],
  ['marriedSeparate', 10_000, 0],
  ['marriedJoint', 20_000, 0],
  ['marriedJoint', 20_000.01, 252],
  ['headOfHousehold', 20_000, 0],
  ['headOfHousehold', 20_000.01, 266],
] as const)('%s with %d pays %d (NJ-1040 line 29; N.J.S.A. 54A:2-4)', (status, income, tax) => {
  expect(estimate('NJ', 2023, status, income).stateTax).toBe(tax);
});

test.each([
  // Taxable income times the rate of its row, less the amount the table prints for the row.
  ['single', 2020, 1_101_000, 1_100_000 * 0.1075 - 32_926.25],
  ['single', 2025, 1_001_000, 1_000_000 * 0.0897 - 15_126.25],
  ['marriedSeparate', 2025, 76_000, 75_000 * 0.05525 - 1_492.5],
  ['marriedJoint', 2021, 502_000, 500_000 * 0.0637 - 4_042.5],
  ['headOfHousehold', 2025, 151_000, 150_000 * 0.05525 - 2_775],
  ['headOfHousehold', 2024, 61_000, 60_000 * 0.0245 - 420],
] as const)('%s, %i: %d pays %d by Table A or B of the Tax Rate Schedules', (status, year, income, tax) => {
  expect(estimate('NJ', year, status, income).stateTax).toBeCloseTo(tax, 2);
});

test('below the threshold the lines say why nothing is due', () => {
  expect(linesOf(estimate('NJ', 2025, 'single', 9_000), 'state').at(-1)).toMatchObject({ label: 'belowFilingThreshold', tax: -112 });
});

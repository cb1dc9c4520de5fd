import { estimate, linesOf, stateTax } from '../household.ts';

test.each([
  [2025, 'single', 250_000, 12_233.93],
  [2025, 'single', 250_001, 12_375.05],
  [2025, 'marriedJoint', 500_000, 24_467.85],
  [2025, 'marriedJoint', 500_001, 24_750.05],
  [2025, 'marriedSeparate', 250_001, 12_375.05],
  [2020, 'headOfHousehold', 250_000, 12_259.91],
] as const)(
  '%i %s: the exemption is whole up to the limit and gone a dollar above: %d pays %d (35 ILCS 5/204(g))',
  (year, status, income, tax) => {
    expect(stateTax('IL', year, status, income)).toBe(tax);
  },
);

test('the line of the lost exemption stays and cites why', () => {
  expect(linesOf(estimate('IL', 2025, 'single', 300_000), 'state', 'personalExemption')).toMatchObject([
    { amount: 0, source: '35 ILCS 5/204(g) (P.A. 100-22)' },
  ]);
});

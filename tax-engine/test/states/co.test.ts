import { estimate, linesOf } from '../household.ts';

test.each([
  [2023, 'single', 299_999.99, undefined],
  [2023, 'single', 300_000, 1_850],
  [2023, 'marriedJoint', 300_000, 11_700],
  [2023, 'headOfHousehold', 300_000, 8_800],
  [2025, 'marriedSeparate', 300_000, 3_750],
  [2025, 'headOfHousehold', 1_000_000, 11_625],
  // Until 2022 only itemised deductions were added back.
  [2022, 'single', 1_000_000, undefined],
] as const)('%i %s with %d adds back %p of the standard deduction (C.R.S. § 39-22-104(3)(p.5))', (year, status, income, amount) => {
  expect(linesOf(estimate('CO', year, status, income), 'state', 'deductionAddBack')[0]?.amount).toBe(amount);
});

test('from 300,000 on a single filer pays on all but 12,000', () => {
  expect(estimate('CO', 2024, 'single', 299_999).stateTax).toBe(12_129.46);
  expect(estimate('CO', 2024, 'single', 300_000).stateTax).toBe(12_240);
});

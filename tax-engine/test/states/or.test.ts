import type { EstimateYear, FilingStatus, LineLabel } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const amount = (year: EstimateYear, status: FilingStatus, income: number, label: LineLabel) =>
  linesOf(estimate('OR', year, status, income), 'state', label)[0]?.amount;

test.each([
  [2025, 'single', 124_999.99, -8_500],
  [2025, 'single', 125_000, -6_800],
  [2025, 'single', 130_000, -5_100],
  [2025, 'single', 135_000, -3_400],
  [2025, 'single', 144_999.99, -1_700],
  [2025, 'single', 145_000, 0],
  [2025, 'marriedSeparate', 130_000, -2_550],
  [2025, 'marriedJoint', 249_999.99, -8_500],
  [2025, 'marriedJoint', 260_000, -5_100],
  [2025, 'headOfHousehold', 289_999.99, -1_700],
  [2025, 'headOfHousehold', 290_000, 0],
  [2024, 'marriedJoint', 260_000, -4_950],
  [2020, 'single', 130_000, -4_150],
  [2020, 'headOfHousehold', 270_000, -2_750],
  [2020, 'marriedSeparate', 140_000, -675],
  // Federal tax below the limit, before the earned income credit: 10 % of 2,050; 1,192.50 + 12 % of 12,325.
  [2022, 'single', 15_000, -205],
  [2025, 'single', 40_000, -2_671.5],
] as const)('%i %s with %d subtracts %d of federal tax (OR-40 line 10)', (year, status, income, subtraction) => {
  expect(amount(year, status, income, 'federalTaxDeduction')).toBe(subtraction);
});

test.each([
  [2025, 'single', 100_000, -256],
  [2025, 'single', 100_000.01, undefined],
  [2025, 'marriedSeparate', 100_000.01, undefined],
  [2025, 'marriedJoint', 200_000, -512],
  [2025, 'marriedJoint', 200_000.01, undefined],
  [2025, 'headOfHousehold', 200_000, -256],
  [2020, 'headOfHousehold', 180_000, -210],
] as const)('%i %s with %d has an exemption credit of %p (OR-40 line 25)', (year, status, income, credit) => {
  expect(amount(year, status, income, 'exemptionCredit')).toBe(credit);
});

test.each([
  // 209 + 452.25 + 8.75 % of 113,900 is 10,627.50 at 125,000 of taxable income; the joint chart doubles it.
  [2025, 'single', 145_000, 12_326.84],
  [2025, 'headOfHousehold', 294_560, 25_215],
  [2025, 'marriedJoint', 295_670, 25_215],
  [2020, 'single', 227_315, 20_584.5],
] as const)('%i %s with %d pays %d (ORS 316.037)', (year, status, income, tax) => {
  expect(estimate('OR', year, status, income).stateTax).toBe(tax);
});

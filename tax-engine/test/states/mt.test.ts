import type { EstimateYear, FilingStatus, LineLabel } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const amount = (year: EstimateYear, status: FilingStatus, income: number, label: LineLabel) =>
  linesOf(estimate('MT', year, status, income), 'state', label)[0]?.amount;

test.each([
  [2020, 'single', 10_000, -2_130],
  [2020, 'single', 20_000, -4_000],
  [2020, 'single', 30_000, -4_790],
  [2021, 'marriedJoint', 21_000, -4_280],
  [2021, 'marriedJoint', 60_000, -9_660],
  [2022, 'headOfHousehold', 22_500, -4_520],
  [2022, 'headOfHousehold', 40_000, -8_000],
  [2023, 'marriedSeparate', 27_700, -5_540],
  [2023, 'headOfHousehold', 60_000, -11_080],
] as const)('%i %s with %d: 20 %% between the bounds is a deduction of %d (Mont. Code § 15-30-2132)', (year, status, income, deduction) => {
  expect(amount(year, status, income, 'standardDeduction')).toBe(deduction);
});

test.each([
  // 6.9 % of taxable income less 596, as the table of 2020 prints it; 50,000 - 4,790 - 2,560 = 42,650.
  [2020, 'single', 50_000, 2_346.55],
  // 50,000 - 9,580 - 2,560 = 37,860: a head of household has the couple's deduction and one exemption.
  [2020, 'headOfHousehold', 50_000, 2_016.04],
  // 6.75 % less 656; 100,000 - 11,080 - 5,920 = 83,000: the brackets are not doubled.
  [2023, 'marriedJoint', 100_000, 4_946.5],
  // 4.7 % of 30,750, then 5.9 % of 100.
  [2024, 'headOfHousehold', 21_900 + 30_850, 1_451.15],
  // 4.7 % of 42,200, then 5.9 % of 100.
  [2025, 'marriedJoint', 31_500 + 42_300, 1_989.3],
] as const)('%i %s with %d pays %d (Mont. Code § 15-30-2103)', (year, status, income, tax) => {
  expect(estimate('MT', year, status, income).stateTax).toBe(tax);
});

import type { EstimateYear, FilingStatus, LineLabel } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const amount = (year: EstimateYear, status: FilingStatus, income: number, label: LineLabel) =>
  linesOf(estimate('ME', year, status, income), 'state', label)[0]?.amount;

test.each([
  [2024, 'single', 97_150, -14_600],
  [2024, 'single', 97_150 + 37_500, -7_300],
  [2024, 'single', 97_150 + 75_000, 0],
  [2024, 'marriedJoint', 194_300 + 75_000, -14_600],
  [2024, 'headOfHousehold', 145_750 + 112_500, 0],
  [2024, 'marriedSeparate', 97_150 + 7_500, -13_140],
  // Maine did not take over the federal increase of 2025.
  [2025, 'single', 100_000, -15_000],
  [2025, 'marriedJoint', 200_050, -30_000],
  [2025, 'headOfHousehold', 150_000 + 56_250, -11_250],
] as const)('%i %s with %d has a standard deduction of %d (Form 1040ME line 17, worksheet)', (year, status, income, deduction) => {
  expect(amount(year, status, income, 'standardDeduction')).toBe(deduction);
});

test.each([
  [2025, 'single', 333_450, -5_150],
  [2025, 'single', 333_450 + 62_500, -2_575],
  [2025, 'single', 333_450 + 125_000, 0],
  [2025, 'marriedJoint', 400_100 + 12_500, -9_270],
  [2025, 'marriedSeparate', 200_050 + 31_250, -2_575],
  [2025, 'headOfHousehold', 366_750, -5_150],
  [2020, 'headOfHousehold', 100_000, -4_300],
] as const)('%i %s with %d has an exemption of %d (Form 1040ME line 18, worksheet)', (year, status, income, exemption) => {
  expect(amount(year, status, income, 'personalExemption')).toBe(exemption);
});

test.each([
  // 5.8 % of 33,300, 6.75 % of 100.
  [2020, 'headOfHousehold', 18_650 + 4_300 + 33_400, 1_938.15],
  // 5.8 % of 26,800, 6.75 % of 36,650, 7.15 % of 100.
  [2025, 'marriedSeparate', 15_000 + 5_150 + 63_550, 4_035.43],
] as const)('%i %s with %d pays %d (36 M.R.S. § 5111)', (year, status, income, tax) => {
  expect(estimate('ME', year, status, income).stateTax).toBe(tax);
});

import type { EstimateYear, FilingStatus, LineLabel } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const amount = (year: EstimateYear, status: FilingStatus, income: number, label: LineLabel) =>
  linesOf(estimate('MO', year, status, income), 'state', label)[0]?.amount;

test.each([
  // Federal tax of 2024: 10 % of 10,400, and 3,016 at 50,000, 13,841 at 100,000, 19,538.50 at 125,000; 11,182 for the couple.
  [2024, 'single', 25_000, -364],
  [2024, 'single', 25_001, -260.03],
  [2024, 'single', 50_000, -1_004],
  [2024, 'single', 50_001, -602.42],
  [2024, 'single', 100_000, -2_076.15],
  [2024, 'single', 100_001, -692.06],
  [2024, 'single', 125_000, -976.93],
  [2024, 'single', 125_001, 0],
  // By the income of both spouses together.
  [2024, 'marriedJoint', 125_000, -559.1],
  [2024, 'marriedJoint', 125_001, 0],
] as const)('%i %s with %d deducts %d of federal tax (Form MO-1040 line 12)', (year, status, income, deduction) => {
  expect(amount(year, status, income, 'federalTaxDeduction')).toBe(deduction);
});

test('the federal tax is the one after the earned income credit (Form MO-1040 line 9, worksheet)', () => {
  // 2022: 205 of tax less 560 - 7.65 % of (15,000 - 9,160); 35 % of 91.76.
  expect(amount(2022, 'single', 15_000, 'federalTaxDeduction')).toBe(-32.12);
  expect(amount(2022, 'marriedSeparate', 15_000, 'federalTaxDeduction')).toBe(-71.75);
  expect(amount(2021, 'single', 15_000, 'federalTaxDeduction')).toBe(0);
});

test.each([
  // Separate returns have no earned income credit: 110 of federal taxable income leaves 106.15, 109 leaves 105.185.
  [2020, 'marriedSeparate', 12_400 + 109, 0],
  [2020, 'marriedSeparate', 12_400 + 110, 1.59],
  [2022, 'single', 12_950 + 111, 0],
  [2022, 'single', 12_950 + 112, 1.68],
  [2023, 'single', 13_850 + 1_207, 0],
] as const)('%i %s with %d pays %d: the first dollars are free (Mo. Rev. Stat. § 143.021)', (year, status, income, tax) => {
  expect(estimate('MO', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2021, undefined],
  [2022, -1_400],
  [2025, -1_400],
] as const)('in %i a head of household has %p of an additional exemption (Form MO-1040 line 15)', (year, exemption) => {
  expect(amount(year, 'headOfHousehold', 60_000, 'personalExemption')).toBe(exemption);
});

test.each([
  // The federal credit at 16,000: 600 - 7.65 % of 6,200; 632 - 7.65 % of 5,670; 649 - 7.65 % of 5,380.
  [2022, 'single', undefined],
  [2023, 'single', -12.57],
  [2024, 'single', -39.65],
  [2025, 'single', -47.49],
  [2025, 'marriedSeparate', undefined],
] as const)('in %i a working family credit of %s with 16,000 is %p (Form MO-WFTC)', (year, status, credit) => {
  expect(amount(year, status, 16_000, 'earnedIncomeCredit')).toBe(credit);
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // The exemption comes off the lowest bracket, whatever the taxable income.
  [2023, 'single', 4_500, 0],
  [2023, 'single', 4_600, 1.85],
  // 1.85% of 8,000, then 3.5% of 37,500, then 4.25%.
  [2023, 'single', 12_500, 148],
  [2023, 'single', 50_000, 1_460.5],
  [2023, 'single', 50_100, 1_464.75],
  // A head of household has the couple's exemption and the single schedule: 1.85% of 3,500.
  [2024, 'headOfHousehold', 9_000, 0],
  [2024, 'headOfHousehold', 12_500, 64.75],
  [2024, 'headOfHousehold', 12_600, 68.25],
  [2024, 'marriedJoint', 100_100, 2_925.25],
  // No exemption any more: 3% above the standard deduction.
  [2025, 'headOfHousehold', 25_000, 0],
  [2025, 'single', 12_600, 3],
] as const)('in %i, %s with %d pays %d (Form IT-540, Tax Computation Worksheet; La. R.S. 47:294, 47:295)', (year, status, income, tax) => {
  expect(estimate('LA', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 10% of 2,600, although the earned income credit leaves less to pay.
  [2020, 'single', 15_000, -260],
  [2021, 'single', 15_000, -245],
  [2022, 'single', 15_000, undefined],
] as const)(
  'in %i, %s with %d deducts %p of federal income tax, before refundable credits (IT-540 line 9)',
  (year, status, income, amount) => {
    expect(linesOf(estimate('LA', year, status, income), 'state', 'federalTaxDeduction')[0]?.amount).toBe(amount);
  },
);

describe('whole households', () => {
  type Case = readonly [who: string, household: Omit<Household, 'state'>, beforeRefundable: number, after: number, source: string];
  test.each<Case>([
    // 100,000 − 9,000 − 2 × 1,000 leaves 14,000 of the lowest bracket: 259; 75,000 × 3.5% = 2,625.
    [
      'a couple with two children',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [8, 17] },
      2_884,
      2_884,
      'Form IT-540 (2024), Tax Computation Worksheet; La. R.S. 47:294(B)',
    ],
    // 9,000 + 4 × 1,000 is 500 more than the lowest bracket: (30,000 − 13,000) × 3.5% = 595. Federal credit 7,830 − 21.06% × 7,280 = 6,296.83.
    [
      'a parent whose exemptions exceed the lowest bracket',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 30_000, dependentAges: [3, 5, 9, 12] },
      595,
      280.16,
      'La. R.S. 47:295, 47:297.8(A)',
    ],
    // Pension 50,000 − 6,000 = 44,000, no benefits: 4,500 + 1,000 untaxed, 7,000 × 1.85% = 129.50, 31,500 × 3.5% = 1,102.50.
    [
      'a retired filer in 2024',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 50_000, socialSecurityBenefits: 20_000 },
      1_232,
      1_232,
      'Form IT-540 (2024) Schedule E codes 06E and 07E; La. R.S. 47:44.1, 47:44.2',
    ],
    // Each spouse exempts up to 12,000 of their own pension, the younger one nothing: 40,000 + 30,000 − 12,000 − 25,000 = 33,000 × 3%.
    [
      'a couple, one spouse 65',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 65, spouseAge: 64, pensionIncome: 40_000, spousePensionIncome: 30_000 },
      990,
      990,
      'Form IT-540 (2025) Schedule E code 06E; La. R.S. 47:44.1(A)',
    ],
    // 24,000 is below the deduction of 25,000. Half of 30% of 3,000 = 450, and 5% of 4,328 − 15.98% × (24,000 − 23,350) = 211.21.
    [
      'a parent of one child in care',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 24_000, dependentAges: [4], dependentCareExpenses: 5_000 },
      0,
      -661.21,
      'Louisiana Refundable Child Care Credit Worksheet; La. R.S. 47:297.4, 47:297.8',
    ],
    // 50,000 − 25,000 = 25,000 × 3% = 750, minus 10% of the federal credit of 20% of 3,000; 5% of 4,328 − 15.98% × 26,650 = 3.47.
    [
      'a parent of one child in care with 50,000',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [4], dependentCareExpenses: 5_000 },
      690,
      686.53,
      'Louisiana Nonrefundable Child Care Credit Worksheet; La. R.S. 47:297.4(A)',
    ],
    // 1.85% of 1,000 less than 148 + 37,500 × 3.5%.
    [
      'a blind filer in 2024',
      { taxYear: 2024, filingStatus: 'single', age: 50, blind: true, wages: 50_000 },
      1_442,
      1_442,
      'Form IT-540 (2024) line 6A, Tax Computation Worksheet',
    ],
    // (50,000 − 12,500) × 3%: the exemptions ended.
    [
      'a blind filer in 2025',
      { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 50_000 },
      1_125,
      1_125,
      'La. R.S. 47:294 (2024 3rd Ex. Sess. Act 11)',
    ],
    // 112,838 − 12,838 = 100,000 × 3%.
    [
      'a single filer of 2026',
      { taxYear: 2026, filingStatus: 'single', wages: 112_838 },
      3_000,
      3_000,
      'RIB 26-019; La. R.S. 47:32(A), 47:294(B)',
    ],
    // 12,324 of the pension are exempt: 50,000 − 12,324 − 12,838 = 24,838 × 3%.
    [
      'a retired filer of 2026',
      { taxYear: 2026, filingStatus: 'single', age: 70, pensionIncome: 50_000 },
      745.14,
      745.14,
      'La. R.S. 47:44.1(A)',
    ],
  ])('%s: %j owes %d, %d after refundable credits (%s)', (_who, household, beforeRefundable, after) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'LA' });
    expect({ stateTaxBeforeRefundable, stateTax }).toEqual({ stateTaxBeforeRefundable: beforeRefundable, stateTax: after });
  });
});

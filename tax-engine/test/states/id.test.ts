import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  // Single 2020: 17.64 + 49 + 56.84 + 72.52 + 88.20 + 259.70 up to 11,760.
  [2020, 'single', 12_400 + 11_760, 543.9],
  [2020, 'marriedJoint', 24_800 + 23_520, 1_087.8],
  // Heads of household have the joint bracket widths.
  [2020, 'headOfHousehold', 18_650 + 23_520 + 1_000, 1_157.05],
  // Single 2021: 15.88 + 98.425 + 71.46 + 87.34 up to 7,939.
  [2021, 'single', 12_550 + 7_939, 273.11],
  // 2022 under the law after the September session: 16.62 + 99.75 + 149.58 up to 8,311.
  [2022, 'single', 12_950 + 8_311, 265.95],
  [2022, 'headOfHousehold', 19_400 + 16_622, 531.9],
  [2023, 'single', 13_850 + 4_489, 0],
  [2023, 'single', 13_850 + 4_589, 5.8],
  [2024, 'marriedJoint', 29_200 + 9_346, 0],
  [2024, 'marriedJoint', 29_200 + 9_446, 5.7],
  [2025, 'headOfHousehold', 23_625 + 9_622, 0],
  [2025, 'marriedSeparate', 15_750 + 5_811, 53],
] as const)('in %i, %s with %d pays %d by the rate schedules (Form 40 line 20)', (year, status, income, tax) => {
  expect(estimate('ID', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Household, before: number, after: number]>([
    // (90,000 - 31,500 - 9,622) x 5.3% - 2 x 205; 4 x 155.
    [
      'a couple gets 205 for each child and the grocery credit for four (Form 40 lines 25 and 43)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 50_000, spouseWages: 40_000, dependentAges: [7, 11] },
      2_180.53,
      1_560.53,
    ],
    // (60,000 - 10,000 of care, at most what the spouse earned - 29,200 - 9,346) x 5.695%, minus 205; 3 x 120.
    [
      'child care is deductible up to the spouse’s earnings (Form 39R Part B line 6)',
      {
        taxYear: 2024,
        filingStatus: 'marriedJoint',
        wages: 50_000,
        spouseWages: 10_000,
        dependentAges: [2],
        dependentCareExpenses: 11_000,
      },
      447.31,
      87.31,
    ],
    // Benefits are untaxed; 40,000 - 33,100 of the standard deduction at 65+, and 12,000 of the senior deduction; 2 x 155.
    [
      'benefits are untaxed and the federal senior deduction is allowed in 2025 (Form 39R Part B line 5)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 70,
        spouseAge: 60,
        pensionIncome: 60_000,
        socialSecurityBenefits: 20_000,
      },
      // (60,000 - 33,100 - 6,000 - 9,622) x 5.3%.
      597.73,
      287.73,
    ],
    // In 2024 a taxpayer of 65 gets 20 more: (30,000 - 16,550 - 4,673) x 5.695%; 120 + 20.
    [
      'in 2024 the grocery credit is 120, and 20 more at 65',
      { taxYear: 2024, filingStatus: 'single', age: 66, pensionIncome: 30_000 },
      499.85,
      359.85,
    ],
    // Schedule A: 12,000 + 10,000 of the taxes; the 4,000 that property tax leaves unused are removed. (120,000 - 12,000 - 6,000 - 4,673) x
    // 5.695%; 120.
    [
      'the state income tax within Schedule A’s limit is removed (Form 40 line 14)',
      {
        taxYear: 2024,
        filingStatus: 'single',
        wages: 120_000,
        mortgageInterest: 12_000,
        propertyTax: 6_000,
        stateIncomeTaxPaid: 5_500,
      },
      5_542.77,
      5_422.77,
    ],
    // (50,000 - 24,150 - 9,622) x 5.3%, with the brackets of 2025 and without the child credit; 2 x 155.
    [
      'the child credit ended with 2025 (Idaho Code § 63-3029L)',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [8] },
      // The federal standard deduction is 24,150.
      860.08,
      550.08,
    ],
  ])('%s', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax: tax, stateIsProvisional } = taxReturn({ state: 'ID', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(tax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(household.taxYear === 2026);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 - 4,238.87 - 13,850 = 41,911.13, minus 20% of it. 4,489 is untaxed: 29,039.90 x 5.8%.
      'a business deducts what the federal return does (IDAPA 35.01.01.256)',
      { taxYear: 2023, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      1_684.31,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'ID' }).stateTax).toBeCloseTo(tax, 2);
  });
});

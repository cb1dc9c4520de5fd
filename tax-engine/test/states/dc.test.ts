import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  // Taxable income of exactly a million, then 10,000 more.
  [2021, 1_012_550, 85_025],
  [2021, 1_022_550, 85_920],
  [2022, 1_012_950, 91_525],
  [2022, 1_022_950, 92_600],
])('in %i, a single filer with %d pays %d (D-40 Booklet, Calculation I)', (year, income, tax) => {
  expect(estimate('DC', year as 2021 | 2022, 'single', income).stateTax).toBe(tax);
});

test('every status has the same schedule', () => {
  // 400 + 6% of 30,000 + 6.5% of 20,000 + 8.5% of 40,000
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
] as const)('in 2025, %s with %d pays %d: the District’s own deduction is smaller than the federal one', (status, income, tax) => {
  const result = estimate('DC', 2025, status, income);
  expect([result.stateTax, result.federalTax]).toEqual([tax, 0]);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 90,000 minus 30,000, half for each: twice 400 + 6% of 20,000.
      'two earners compute their taxes separately (Calculation J)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [5, 9], wages: 60_000, spouseWages: 30_000 },
      3_200,
      3_200,
    ],
    [
      // 60,000: 400 + 1,800 + 6.5% of 20,000.
      'a couple with one earner computes one tax',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 90_000 },
      3_500,
      3_500,
    ],
    [
      // 50,000 minus 15,000 and 2,000: 400 + 6% of 23,000.
      'at 70 benefits are untaxed and the deduction is 2,000 higher',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 50_000, socialSecurityBenefits: 20_000 },
      1_780,
      1_780,
    ],
    [
      // 60,000 minus 29,200 and 2 x 1,550, half for each: twice 400 + 6% of 3,850.
      'in 2024 the deduction is the federal one',
      { taxYear: 2024, filingStatus: 'marriedJoint', age: 66, spouseAge: 66, pensionIncome: 40_000, spousePensionIncome: 20_000 },
      1_262,
      1_262,
    ],
    [
      // 20,000 is less than 22,500; the federal credit is 4,328.
      'a parent gets the full federal earned income credit (line 27c)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 20_000 },
      0,
      -4_328,
    ],
    [
      // 4% of 3,100, minus 70% of 3,848.66.
      'in 2024 a parent got 70% of it',
      { taxYear: 2024, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 25_000 },
      124,
      -2_570.06,
    ],
    [
      // 400 + 6% of 1,000, minus 649 - 8.48% of 2,712.
      'without a child the credit ends later than the federal one (line 27d)',
      { taxYear: 2025, filingStatus: 'single', wages: 26_000 },
      460,
      40.98,
    ],
    [
      // 400 + 6% of 15,000, minus 3,000 - 4% of 40,000.
      'property tax above 4% of 40,000 is credited (Schedule H)',
      { taxYear: 2025, filingStatus: 'single', wages: 40_000, propertyTax: 3_000 },
      1_300,
      -100,
    ],
    [
      // 43,000: 2,200 + 6.5% of 3,000, minus 3,000 - 3% of 60,000.
      'from 70, property tax above 3% is credited (Schedule H)',
      { taxYear: 2025, filingStatus: 'single', age: 72, pensionIncome: 60_000, propertyTax: 3_000 },
      2_395,
      1_195,
    ],
    [
      // 37,500: 400 + 1,650, minus 32% of 600; 1,200 for the child of three.
      'child care has two credits (line 21; Schedule ELC)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [3], wages: 60_000, dependentCareExpenses: 4_000 },
      1_858,
      658,
    ],
    [
      // 45,000: 2,200 + 325 (the deduction of 2025 is used), minus 2 x 1,000 - 5 x 50.
      'from 2026, each child under 18 adds 1,000 (D.C. Code § 47-1806.17)',
      { taxYear: 2026, filingStatus: 'marriedJoint', dependentAges: [5, 15], wages: 75_000 },
      2_525,
      775,
    ],
    [
      // 32,000 without the income tax, minus 5% of 50,000: 220,500.
      'itemized deductions are reduced above 200,000 (Calculation F)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 250_000,
        mortgageInterest: 20_000,
        propertyTax: 12_000,
        stateIncomeTaxPaid: 20_000,
      },
      17_142.5,
      17_142.5,
    ],
    [
      // 108,000 minus 30,000: 50,000 is the filer's, and 40,000 - 20,000 + 8,000 is the spouse's. 2,200 + 650 and 400 + 1,080.
      'the part of a spouse’s business loss that does not count is the spouse’s (Calculation J)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 80_000, spouseWages: 40_000, spouseSelfEmploymentProfit: -20_000 },
      4_330,
      4_330,
    ],
    [
      // 40,000 and 8,000, minus 15,000: 400 + 6% of 23,000.
      'a business loss counts up to 12,000',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, selfEmploymentProfit: -20_000 },
      1_780,
      1_780,
    ],
  ])('%s', (_what, household, beforeRefundable, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'DC' });
    expect([stateTaxBeforeRefundable, stateTax]).toEqual([beforeRefundable, tax]);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 + 8,000 - 12,950 = 55,050: 400 + 1,800 + 15,050 x 6.5%.
      'a business loss counts up to 12,000 (Schedule I Calculation A)',
      { taxYear: 2022, filingStatus: 'single', wages: 80_000, selfEmploymentProfit: -20_000 },
      3_178.25,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'DC' }).stateTax).toBeCloseTo(tax, 2);
  });
});

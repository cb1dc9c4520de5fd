import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { EstimateYear } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
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
] as const)('in %i, %s with %d deducts %d: 20%% between the bounds (Mont. Code § 15-30-2132)', (year, status, income, deduction) => {
  expect(amount(year, status, income, 'standardDeduction')).toBe(deduction);
});

test.each([
  // 6.9% of taxable income minus 596, as printed in the table of 2020; 50,000 - 4,790 - 2,560 = 42,650.
  [2020, 'single', 50_000, 2_346.55],
  // 50,000 - 9,580 - 2,560 = 37,860: a head of household has the couple's deduction and one exemption.
  [2020, 'headOfHousehold', 50_000, 2_016.04],
  // 6.75% minus 656; 100,000 - 11,080 - 5,920 = 83,000: the brackets are not doubled.
  [2023, 'marriedJoint', 100_000, 4_946.5],
  // 4.7% of 30,750, then 5.9% of 100.
  [2024, 'headOfHousehold', 21_900 + 30_850, 1_451.15],
  // 4.7% of 42,200, then 5.9% of 100.
  [2025, 'marriedJoint', 31_500 + 42_300, 1_989.3],
] as const)('in %i, %s with %d pays %d (Mont. Code § 15-30-2103)', (year, status, income, tax) => {
  expect(estimate('MT', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[what: string, household: Omit<Household, 'state'>, before: number, after: number]>([
    [
      // 85,692 minus 34,700, 12,000 and 2 × 5,660: 27,672 at 4.7% (Montana Subtractions Schedule).
      'two earners over 65',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 66, spouseAge: 69, wages: 42_748, spouseWages: 42_944 },
      1_300.58,
      1_300.58,
    ],
    [
      // 10% of the federal credit of 4,328 (§ 15-30-2318).
      'the earned income credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4] },
      0,
      -432.8,
    ],
    [
      // Twice the share from 2026: 20% of 4,427 (§ 15-30-2318, 2025 HB 337).
      'the earned income credit of 2026',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4] },
      0,
      -885.4,
    ],
    [
      // Income of 20,000 including benefits: of 7,400 above 12,600, 3.5% = 259 is not credited, of 1,000 of property tax (Schedule 2EC).
      'a homeowner of 70 on Social Security',
      { taxYear: 2025, filingStatus: 'single', age: 70, socialSecurityBenefits: 20_000, propertyTax: 1_000 },
      0,
      -741,
    ],
    [
      // Income of 40,000: of 27,400, 5% = 1,370 is not credited, of 3,000; at most 1,150, of which 30% (Schedule 2EC). 16,250 - 5,660 - 6,000 at 4.7%.
      'a homeowner of 66 with a pension',
      { taxYear: 2025, filingStatus: 'single', age: 66, pensionIncome: 40_000, propertyTax: 3_000 },
      497.73,
      152.73,
    ],
    [
      // Of 37,000 itemized, 5,000 is state income tax, and 5,500 exceeds the standard deduction: 168,000 taxable, 4.7% of 42,200, 5.9% of
      // 125,800.
      'state income tax among the itemized deductions',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 200_000,
        mortgageInterest: 20_000,
        propertyTax: 12_000,
        stateIncomeTaxPaid: 5_000,
      },
      9_405.6,
      9_405.6,
    ],
    [
      // 100,000 - 32,200 = 67,800, all in the wider first bracket of 2026.
      'a couple with a child in 2026',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [3] },
      3_186.6,
      3_186.6,
    ],
    [
      // 5,250 taxable minus 5,660 for age: no gain is left either.
      'a gain that the age subtraction leaves untaxed',
      { taxYear: 2025, filingStatus: 'single', age: 65, longTermGain: 28_000 },
      0,
      0,
    ],
  ])('%s (Form 2)', (_what, household, before, after) => {
    expect(taxReturn({ ...household, state: 'MT' })).toMatchObject({ stateTaxBeforeRefundable: before, stateTax: after });
  });
});

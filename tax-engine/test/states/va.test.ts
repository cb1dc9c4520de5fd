import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  [2023, 'single', 11_949.99, 'belowFilingThreshold'],
  // The tax of 60.60 is less than 15% of the federal credit of 435.53, which would be refunded.
  [2023, 'single', 11_950, 'refundableCreditChoice'],
  [2021, 'single', 11_950, 'lowIncomeCredit'],
  [2023, 'single', 14_580, 'lowIncomeCredit'],
  [2023, 'single', 14_581, 'earnedIncomeCredit'],
  [2023, 'marriedJoint', 23_899.99, 'belowFilingThreshold'],
] as const)('in %i, %s with %d: the tax is canceled or lowered by %s (Va. Code §§ 58.1-321, 58.1-339.8)', (year, status, income, label) => {
  expect(linesOf(estimate('VA', year, status, income), 'state').at(-1)?.label).toBe(label);
});

test.each([
  [2023, 'single', 14_580, 0],
  // 152.55 minus 20% of 600 - 7.65% of 4,781 = 234.25
  [2023, 'single', 14_581, 105.7],
  [2020, 'headOfHousehold', 12_760, 0],
  // 236.55 minus 20% of 234.22
  [2020, 'headOfHousehold', 12_761, 189.71],
  // In 2021 the federal credit is 1,307.54, and 20% of it is more than the tax of 242.55.
  [2021, 'single', 12_881, 0],
  [2020, 'marriedJoint', 23_899.99, 0],
  [2020, 'marriedJoint', 23_900, 522],
  // A couple has no low-income credit above its guideline, and no tax below it.
  [2025, 'marriedJoint', 26_300, 217],
] as const)('in %i, %s with %d pays %d (Form 760, Schedule ADJ lines 10 to 17)', (year, status, income, tax) => {
  expect(estimate('VA', year, status, income).stateTax).toBe(tax);
});

test.each([
  [11_949.99, 0],
  // 196 minus 300
  [11_950, 0],
  [15_000, 48.5],
  [17_240, 160.5],
  [17_241, 460.55],
] as const)(
  'on separate returns the family has two members and the credit is 300 for the one exemption: %d pays %d in 2020 (Schedule ADJ lines 10 to 13)',
  (income, tax) => {
    expect(estimate('VA', 2020, 'marriedSeparate', income).stateTax).toBe(tax);
  },
);

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 90,000 minus 17,500 and 4 x 930 is 68,780: 3,697.35. Taxed apart, 29,070 and 39,710 owe 1,414.03 and 2,025.83: 257.50 less.
      'a couple with two children and two earners gets the spouse tax adjustment (line 17)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [5, 8], wages: 60_000, spouseWages: 30_000 },
      3_439.85,
      3_439.85,
    ],
    [
      // Benefits are excluded, 12,000 for age: 18,000 minus 8,750, 930 and 800 is 7,520.
      'benefits are untaxed, and at 70 the age deduction is 12,000 (lines 4 and 5)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, socialSecurityBenefits: 20_000 },
      246,
      246,
    ],
    [
      // 10,000 above 50,000 leaves 2,000 of the age deduction: 58,000 minus 10,480 is 47,520.
      'the age deduction falls with income above 50,000 (line 4)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 60_000 },
      2_474.9,
      2_474.9,
    ],
    [
      // Born in 1938: all of the 12,000 remains. 48,000 minus 10,480 is 37,520.
      'the age deduction of people born before 1939 does not fall (line 4)',
      { taxYear: 2025, filingStatus: 'single', age: 87, pensionIncome: 60_000 },
      1_899.9,
      1_899.9,
    ],
    [
      // 24,000 minus 5,000 for age leaves 61,000, minus 17,500, 1,860 and 1,600: 40,040 owes 2,044.80, and twice 20,020 only 1,787.30.
      'a couple of 66 in 2026 shares the age deduction (lines 4 and 17)',
      { taxYear: 2026, filingStatus: 'marriedJoint', age: 66, spouseAge: 66, pensionIncome: 40_000, spousePensionIncome: 40_000 },
      1_787.3,
      1_787.3,
    ],
    [
      // 20,000 minus 8,750 and 1,860 owes 339.50; 20% of 4,328 is more than 2 x 300.
      'a parent with a child takes the refundable credit (Schedule ADJ line 17)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 20_000 },
      339.5,
      -526.1,
    ],
    [
      // 15,000 minus 8,500 and 1,860 owes 109.20; 15% of 4,213.
      'in 2024 the refundable credit is 15% (Schedule ADJ line 17)',
      { taxYear: 2024, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 15_000 },
      109.2,
      -522.75,
    ],
    [
      // 40,000 minus 8,750, 1,860 and 3,000 is 26,390 and owes 1,259.93, minus 20% of 868.33.
      'unemployment compensation is untaxed and 3,000 of child care is deducted (Schedule ADJ, codes 37 and 101)',
      {
        taxYear: 2025,
        filingStatus: 'headOfHousehold',
        dependentAges: [3],
        wages: 40_000,
        unemploymentCompensation: 5_000,
        dependentCareExpenses: 4_000,
      },
      1_086.26,
      1_086.26,
    ],
    [
      // The federal 38,000 minus the income tax: 200,000 minus 28,000 and 930.
      'itemized deductions exclude state income tax (Schedule A line 18)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 200_000,
        mortgageInterest: 20_000,
        propertyTax: 8_000,
        stateIncomeTaxPaid: 10_000,
      },
      9_579.03,
      9_579.03,
    ],
    [
      // 3% of 100,000 above 332,700 is 6% of 50,000: 94% of 30,000 remains.
      'itemized deductions are limited above 332,700 (Limited Itemized Deduction Worksheet)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 432_700,
        mortgageInterest: 20_000,
        propertyTax: 10_000,
        stateIncomeTaxPaid: 20_000,
      },
      22_947.78,
      22_947.78,
    ],
    [
      // No tax under 11,950 of income; 20% of 34% of 10,000.
      'a grandparent of 66 gives up the age deduction for the refundable credit (Va. Code § 58.1-339.8(D))',
      { taxYear: 2025, filingStatus: 'headOfHousehold', age: 66, dependentAges: [10], wages: 10_000 },
      0,
      -680,
    ],
  ])('%s', (_what, household, beforeRefundable, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'VA' });
    expect([stateTaxBeforeRefundable, stateTax]).toEqual([beforeRefundable, tax]);
  });
});

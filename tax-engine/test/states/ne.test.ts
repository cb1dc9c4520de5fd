import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable 6,400 (15,000 - 8,600): 99.14 and 3.51% of 2,370, minus 171; without federal tax, none is due here.
  [2025, 'single', 15_000, 0, -11.33],
  [2025, 'single', 15_750, 0, -37.65],
  // 41.16 by the schedule, 10% of 100 by the federal one.
  [2025, 'single', 15_850, 10, -31.16],
  // The federal tax passes the schedule about 580 above the federal deduction: 57 versus 57.66, then 59 versus 58.36.
  [2025, 'single', 16_320, 57, -0.66],
  [2025, 'single', 16_340, 58.36, undefined],
  // 184.75, 3.51% of 4,515, minus 171: 172.22 versus 100.
  [2025, 'headOfHousehold', 24_625, 100, -72.22],
  [2020, 'marriedJoint', 24_900, 10, -23.61],
] as const)(
  'in %i, %s with %d pays %d, at most the federal tax (Form 1040N, Federal Tax Liability Worksheet)',
  (year, status, income, tax, reduction) => {
    const result = estimate('NE', year, status, income);
    expect(result.stateTax).toBe(tax);
    expect(linesOf(result, 'state', 'federalTaxLimit')[0]?.amount).toBe(reduction);
  },
);

test.each([
  // At the end of the third bracket 80.93 + 575.99 + 603.71 - 140, and 161.62 + 1,152.68 + 1,206.91 - 280.
  [2020, 'single', 7_000 + 31_750, 1_120.63],
  [2020, 'marriedJoint', 14_000 + 63_500, 2_241.22],
  // 178.84 + 1,057.56 + 924.35 - 166.
  [2024, 'headOfHousehold', 12_250 + 55_850, 1_994.75],
  // 99.14 + 705.16 + 738.98 + 5.20 - 171: the rate falls to 5.2% in 2025.
  [2025, 'marriedSeparate', 8_600 + 38_970, 1_377.47],
] as const)('in %i, %s with %d pays %d (Nebraska Tax Calculation Schedule)', (year, status, income, tax) => {
  expect(estimate('NE', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[what: string, household: Omit<Household, 'state'>, before: number, after: number]>([
    [
      // 82,800: 197.78, 1,411.37, 1,476.95 and 263.64; minus 4 × 171.
      'two earners with two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [8, 14] },
      2_665.74,
      2_665.74,
    ],
    [
      // 57,050 minus 8,600, 2,000 and benefits of 17,000: 29,450 owes 99.14, 705.16 and 267.03; minus 171 (Schedule I, § 77-2716(14)).
      'a pension and benefits at 70',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 40_050, socialSecurityBenefits: 20_000 },
      900.33,
      900.33,
    ],
    [
      // 20,000 minus 10,600 would owe 287.63, but the senior deduction leaves no federal tax (Federal Tax Liability Worksheet).
      'a worker of 66 without federal tax',
      { taxYear: 2025, filingStatus: 'single', age: 66, wages: 20_000 },
      0,
      0,
    ],
    [
      // 70% of 900 for care (Form 2441N), 10% of the federal credit of 4,144.23, and 2,000 for the child (Form 7203).
      'child care at a low income',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 24_500, dependentAges: [4], dependentCareExpenses: 3_000 },
      0,
      -3_044.42,
    ],
    [
      // 3,349.74 minus 4 × 171 and a quarter of 1,200; 1,000 for each child under 6.
      'child care at a higher income',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 60_000,
        spouseWages: 40_000,
        dependentAges: [2, 5],
        dependentCareExpenses: 8_000,
      },
      2_365.74,
      365.74,
    ],
    [
      // 41,000 itemized minus 9,000 of state income tax: 168,000 owes 197.78, 1,411.37, 1,476.95 and 4,694.04; minus 342 (lines 7 to 9).
      'itemized deductions',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 200_000,
        mortgageInterest: 20_000,
        propertyTax: 12_000,
        stateIncomeTaxPaid: 9_000,
      },
      7_438.14,
      7_438.14,
    ],
    [
      // With the deduction and the credit of 2025: 82,800 owes 202.95, 1,448.93 and 4.55% of 33,270; minus 3 × 171.
      'a couple with a child in 2026',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [9] },
      2_652.66,
      2_652.66,
    ],
  ])('%s (Form 1040N)', (_what, household, before, after) => {
    expect(taxReturn({ ...household, state: 'NE' })).toMatchObject({ stateTaxBeforeRefundable: before, stateTax: after });
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income of 14,400: the top rate starts at 12,200 until 2023, at 14,400 from 2024.
  [2023, 'marriedJoint', 29_100, 329],
  [2024, 'marriedJoint', 29_100, 307],
  [2024, 'headOfHousehold', 24_750, 307],
  // Taxable income of 100,000, as printed in the packet.
  [2025, 'marriedJoint', 114_700, 4_373],
  [2025, 'headOfHousehold', 110_350, 4_373],
  [2025, 'single', 107_350, 4_561.5],
  [2025, 'marriedSeparate', 107_350, 4_561.5],
  [2021, 'single', 107_350, 4_811.5],
] as const)('in %i, %s with %d pays %d (68 O.S. § 2355)', (year, status, income, tax) => {
  expect(estimate('OK', year, status, income).stateTax).toBe(tax);
});

test.each([
  // 194 minus 5% of 538 - 7.65% of 6,210
  [2020, 'single', 15_000, 190.85],
  // The federal credit of 2021 as on the return: 1,502 - 15.3% of 3,390, and of 7,450 for a couple.
  [2021, 'single', 15_000, 144.83],
  [2021, 'headOfHousehold', 15_000, 0],
  [2021, 'marriedJoint', 25_000, 160.89],
  [2021, 'marriedSeparate', 15_000, 194],
] as const)('in %i, %s with %d pays %d: 5%% of the year’s federal earned income credit', (year, status, income, tax) => {
  expect(estimate('OK', year, status, income).stateTax).toBe(tax);
});

test('from 2022 the credit is refundable and not part of this tax (Laws 2021, c. 493)', () => {
  expect(linesOf(estimate('OK', 2022, 'single', 9_000), 'state', 'earnedIncomeCredit')).toEqual([]);
  expect(estimate('OK', 2022, 'single', 8_350).stateTax).toBe(2.5);
});

describe('whole households', () => {
  test.each<[what: string, household: Omit<Household, 'state'>, before: number, after: number]>([
    [
      // 83,300: 307 up to 14,400, 4.75% of 68,900; minus 5% of the federal credit of 4,400.
      'two earners with two children',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [8, 14] },
      3_359.75,
      3_359.75,
    ],
    [
      // 37,050 minus benefits of 7,050 and 10,000 of the pension (Schedule 511-A): 12,650 owes 153.50 and 4.75% of 5,450; 40 (Form 538-S).
      'a pension and benefits at 70',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, socialSecurityBenefits: 14_000 },
      412.38,
      372.38,
    ],
    [
      // 8,660 owes 103.15, minus 5% of 1,700; 5% of 3,475.34, the credit of 2020 (Form 511-EIC), and 2 × 40 (Form 538-S).
      'the refundable credits',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_010, dependentAges: [4] },
      18.15,
      -235.62,
    ],
    [
      // 14,000 minus two exemptions and 6,350: 5,650 owes 67.25 and 3.75% of 750; 40 (Form 538-S).
      'the special exemption at 66',
      { taxYear: 2025, filingStatus: 'single', age: 66, wages: 14_000 },
      95.38,
      55.38,
    ],
    [
      // 40, and at most 200 of 500 minus 1% of 11,000 (Form 538-H).
      'a homeowner of 70',
      { taxYear: 2025, filingStatus: 'single', age: 70, socialSecurityBenefits: 11_000, propertyTax: 500 },
      0,
      -240,
    ],
    [
      // Gifts of 10,000 and 17,000 of the rest, without state income tax: 171,000 owes 307 and 4.75% of 156,600 (Schedule 511-D).
      'itemized deductions',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 200_000,
        mortgageInterest: 20_000,
        propertyTax: 12_000,
        stateIncomeTaxPaid: 6_000,
        charitableGifts: 10_000,
      },
      7_745.5,
      7_745.5,
    ],
    [
      // 84,300: 57.50, 161 and 4.5% of 69,900; minus 5% of 2,200 (2025 HB 2764).
      'a couple with a child in 2026',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 100_000, dependentAges: [9] },
      3_254,
      3_254,
    ],
  ])('%s (Form 511)', (_what, household, before, after) => {
    expect(taxReturn({ ...household, state: 'OK' })).toMatchObject({ stateTaxBeforeRefundable: before, stateTax: after });
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income at the start of the top bracket, with its tax as printed in NMSA 1978 § 7-2-7.
  [2025, 'single', 225_750, 9_748],
  [2025, 'marriedJoint', 346_500, 14_624],
  [2025, 'headOfHousehold', 338_625, 14_624],
  [2025, 'marriedSeparate', 173_250, 7_312],
  // 504.50 and 4.9% of the excess over 16,000, then 5.9% of 1,000 more; in 2020 4.9% throughout.
  [2024, 'single', 224_600, 10_010.5],
  [2024, 'single', 225_600, 10_069.5],
  [2020, 'single', 1_012_400, 48_720.5],
] as const)('in %i, %s with %d pays %d', (year, status, income, tax) => {
  expect(estimate('NM', year, status, income).stateTax).toBe(tax);
});

test.each([
  ['single', 20_000, -2_500],
  ['single', 30_000, -1_000],
  ['single', 36_667, 0],
  ['marriedSeparate', 15_000, -2_500],
  ['marriedSeparate', 20_000, -1_500],
  ['marriedSeparate', 27_500, 0],
  ['marriedJoint', 30_000, -5_000],
  ['marriedJoint', 40_000, -3_000],
  ['marriedJoint', 55_000, 0],
  ['headOfHousehold', 40_000, -1_500],
  ['headOfHousehold', 60_000, 0],
] as const)('%s with %d has an exemption of %d (PIT-1 line 14; NMSA 1978 § 7-2-5.8)', (status, income, amount) => {
  expect(linesOf(estimate('NM', 2022, status, income), 'state', 'lowIncomeExemption')[0]?.amount).toBe(amount);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 90,000 - 31,500 - 4,000 = 54,500: 120 + 544 + 1,075 + 211.50. 2 × 106.
      'a couple deducts 4,000 for its second child and gets credits for both (PIT-1 line 13, PIT-RC)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 30_000, dependentAges: [10, 12] },
      1_950.5,
      1_738.5,
    ],
    [
      // 160 with three exemptions, 25% of 7,152, 2 × 637.
      'a parent gets the rebate and both credits (PIT-RC)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      0,
      -3_222,
    ],
    [
      // 157, 25% of 6,960, 2 × 622.
      'the same in 2024 (PIT-RC)',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      0,
      -3_141,
    ],
    [
      // 212 with three exemptions, two of them for age; 1,000 - 150 of property tax, at most 250.
      'age adds two exemptions to the rebate, and property tax is refunded (PIT-RC, Tables 1 and 2)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 15_000, propertyTax: 1_000 },
      0,
      -462,
    ],
    [
      // 25,000 - 17,750 - 3,000 - (2,500 - 15% of 5,000) = 2,500 at 1.5%; 132 of rebate.
      'people of 65 have an exemption that depends on income (PIT-ADJ, Table 1)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 25_000 },
      37.5,
      -94.5,
    ],
    [
      // 57,000 - 17,000 of benefits - 17,750 = 22,250: 82.50 + 352 + 247.25.
      'benefits are exempt up to 100,000 (PIT-ADJ line 25)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      681.75,
      681.75,
    ],
    [
      // 150,000 + 7,000 - 35,000 = 122,000: 82.50 + 352 + 731 + 1,551 + 2,719.50.
      'state income tax is removed from the itemized deductions (PIT-1 line 10)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 150_000,
        mortgageInterest: 20_000,
        propertyTax: 5_000,
        charitableGifts: 3_000,
        stateIncomeTaxPaid: 7_000,
      },
      5_436,
      5_436,
    ],
    [
      // 16,500 exceeds the standard deduction by 750. 100,000 + 750 - 16,500 = 84,250: 82.50 + 352 + 731 + 1,551 + 869.75.
      'but only up to their excess over the standard deduction (PIT-1 line 10)',
      { taxYear: 2025, filingStatus: 'single', wages: 100_000, mortgageInterest: 8_000, propertyTax: 2_000, stateIncomeTaxPaid: 6_500 },
      3_586.25,
      3_586.25,
    ],
    [
      // 480 minus 137.50 of federal credit; 25% of 4,328 - 15.98% of 1,650; 637; 103 of rebate.
      'child care is credited in addition to the federal credit (PIT-RC line 22)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 25_000, dependentAges: [3], dependentCareExpenses: 4_000 },
      0,
      -2_098.58,
    ],
    [
      // 25% of 649; 212 of rebate.
      'a worker of 20 gets the working families credit (PIT-RC line 25)',
      { taxYear: 2025, filingStatus: 'single', age: 20, wages: 8_490 },
      0,
      -374.25,
    ],
    [
      // 60,000 - 15,750 = 44,250: 60 + 272 + 537.50 + 904.75; half of 212.
      'a separate return gets half of the child credit (PIT-RC, Table 3)',
      { taxYear: 2025, filingStatus: 'marriedSeparate', wages: 60_000, dependentAges: [5] },
      1_774.25,
      1_668.25,
    ],
    [
      // 54,000 - 2,500 - 16,100 = 35,400: 82.50 + 352 + 731 + 89.30.
      'long-term gains up to 2,500 are deducted in 2026 (NMSA 1978 § 7-2-34)',
      { taxYear: 2026, filingStatus: 'single', wages: 50_000, longTermGain: 4_000 },
      1_254.8,
      1_254.8,
    ],
    [
      // 54,000 - 16,100 = 37,900: 82.50 + 352 + 731 + 206.80.
      'short-term gains are not (26 U.S.C. § 1222(11))',
      { taxYear: 2026, filingStatus: 'single', wages: 50_000, shortTermGain: 4_000 },
      1_372.3,
      1_372.3,
    ],
  ])('%s', (_rule, household, beforeRefundable, tax) => {
    const result = taxReturn({ ...household, state: 'NM' });
    expect(result.stateTaxBeforeRefundable).toBeCloseTo(beforeRefundable, 2);
    expect(result.stateTax).toBeCloseTo(tax, 2);
    expect(result.stateIsProvisional).toBe(household.taxYear === 2026);
  });
});

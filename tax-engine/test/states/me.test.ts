import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { EstimateYear } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
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
  // Maine did not adopt the federal increase of 2025.
  [2025, 'single', 100_000, -15_000],
  [2025, 'marriedJoint', 200_050, -30_000],
  [2025, 'headOfHousehold', 150_000 + 56_250, -11_250],
] as const)('in %i, %s with %d has a standard deduction of %d (Form 1040ME line 17, worksheet)', (year, status, income, deduction) => {
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
] as const)('in %i, %s with %d has an exemption of %d (Form 1040ME line 18, worksheet)', (year, status, income, exemption) => {
  expect(amount(year, status, income, 'personalExemption')).toBe(exemption);
});

test.each([
  // 5.8% of 33,300, 6.75% of 100.
  [2020, 'headOfHousehold', 18_650 + 4_300 + 33_400, 1_938.15],
  // 5.8% of 26,800, 6.75% of 36,650, 7.15% of 100.
  [2025, 'marriedSeparate', 15_000 + 5_150 + 63_550, 4_035.43],
] as const)('in %i, %s with %d pays %d (36 M.R.S. § 5111)', (year, status, income, tax) => {
  expect(estimate('ME', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // (90,000 - 30,000 - 2 × 5,150) at 5.8%; 305 for a child of 10, twice as much for one of 4.
      'a couple gets a double credit for a child under six (Schedule A line 1)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 30_000, dependentAges: [4, 10] },
      2_882.6,
      1_967.6,
    ],
    [
      // (152,000 - 30,000 - 10,300): 3,108.80 + 3,921.75; 305 minus 4 × 20.
      'the credit falls in steps of 500 above 150,000 (36 M.R.S. § 5219-SS)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 152_000, dependentAges: [10] },
      7_030.55,
      6_805.55,
    ],
    [
      // 25% of 7,152; 3 × 305; 215 + 35.
      'a parent gets three refundable credits (Schedules A and PTFC/STFC)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      0,
      -2_953,
    ],
    [
      // 25% of 6,960; 2 × 300; 210 + 30.
      'the same in 2024, without doubling (Schedules A and PTFC/STFC)',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      0,
      -2_580,
    ],
    [
      // 77,000 - 17,000 of benefits - (48,216 - 20,000) of pension - 17,000 - 5,150 = 9,634 at 5.8%.
      'benefits are untaxed and reduce the pension deduction (Schedule 1S)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 60_000, socialSecurityBenefits: 20_000 },
      558.77,
      558.77,
    ],
    [
      // 60% of 48,216 at 165,000. 136,070.40 loses 48.0939% of 17,000: 122,096.36 are taxed: 1,554.40 + 2,473.88 + 4,193.21.
      'the pension deduction phases out from 125,000 (Schedule 1S)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 165_000 },
      8_221.49,
      8_221.49,
    ],
    [
      // (30,000 - 20,150) at 5.8%; 2,550 - 4% of 30,000, at most 1,000; 155 - 10 × 10.
      'property tax above 4% of income is credited up to 1,000 (Schedule PTFC/STFC)',
      { taxYear: 2025, filingStatus: 'single', wages: 30_000, propertyTax: 3_000 },
      571.3,
      -483.7,
    ],
    [
      // (30,000 - 15,300 - 5,300) at 5.8%; 1,350; 55.
      'in 2026 it is up to 1,500 (36 M.R.S. § 5219-KK(2-D))',
      { taxYear: 2026, filingStatus: 'single', wages: 30_000, propertyTax: 3_000 },
      545.2,
      -859.8,
    ],
    [
      // The pension is fully deductible. 4,100 - 4% of 25,000, at most 2,000; 155.
      'seniors get up to 2,000 of it (Schedule PTFC/STFC)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 25_000, propertyTax: 5_000 },
      0,
      -2_155,
    ],
    [
      // 50% of 649; 155.
      'a worker of 20 gets half of the federal credit (36 M.R.S. § 5219-S(6))',
      { taxYear: 2025, filingStatus: 'single', age: 20, wages: 8_490 },
      0,
      -479.5,
    ],
    [
      // 90,000 - 15,050 - 6,000 - 2,000 - 5,150 = 61,800: 1,554.40 + 2,362.50.
      'itemized deductions include property tax but no state income tax (Schedule 2)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 90_000,
        mortgageInterest: 15_050,
        propertyTax: 6_000,
        charitableGifts: 2_000,
        stateIncomeTaxPaid: 4_000,
      },
      3_916.9,
      3_916.9,
    ],
    [
      // (60,000 - 22,500 - 5,150) at 5.8%; 25% of 600; 2 × 305.
      'a quarter of the federal dependent care credit is refundable (Schedule A)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 60_000, dependentAges: [3], dependentCareExpenses: 3_000 },
      1_876.3,
      1_116.3,
    ],
    [
      // 1,589.20 + 2,527.88 + 74,013.22, and 2% of 100,000.
      'the surcharge of 2026 starts at a million (36 M.R.S. § 5111(7))',
      { taxYear: 2026, filingStatus: 'single', wages: 1_100_000 },
      80_130.3,
      80_130.3,
    ],
  ])('%s', (_rule, household, beforeRefundable, tax) => {
    const result = taxReturn({ ...household, state: 'ME' });
    expect(result.stateTaxBeforeRefundable).toBeCloseTo(beforeRefundable, 2);
    expect(result.stateTax).toBeCloseTo(tax, 2);
    expect(result.stateIsProvisional).toBe(household.taxYear === 2026);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 50,000 − 15,000 − 5,150 = 29,850: 1,554.40 + 3,050 × 6.75%.
    [
      'an IRA counts at any age, such as a move to a Roth IRA (36 M.R.S. § 5122(2)(M-2))',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 20_000, iraDistributions: 20_000 },
      1_760.28,
    ],
    // 70,000 − 20,150 = 49,850: 1,554.40 + 23,050 × 6.75%.
    [
      'early distributions do not',
      {
        taxYear: 2025,
        filingStatus: 'single',
        age: 45,
        wages: 50_000,
        pensionIncome: 20_000,
        iraDistributions: 20_000,
        earlyDistributions: 20_000,
      },
      3_110.28,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'ME' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

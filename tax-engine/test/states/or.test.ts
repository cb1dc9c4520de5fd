import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { EstimateYear } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const amount = (year: EstimateYear, status: FilingStatus, income: number, label: LineLabel) =>
  linesOf(estimate('OR', year, status, income), 'state', label)[0]?.amount;

test.each([
  [2025, 'single', 124_999.99, -8_500],
  [2025, 'single', 125_000, -6_800],
  [2025, 'single', 130_000, -5_100],
  [2025, 'single', 135_000, -3_400],
  [2025, 'single', 144_999.99, -1_700],
  [2025, 'single', 145_000, 0],
  [2025, 'marriedSeparate', 130_000, -2_550],
  [2025, 'marriedJoint', 249_999.99, -8_500],
  [2025, 'marriedJoint', 260_000, -5_100],
  [2025, 'headOfHousehold', 289_999.99, -1_700],
  [2025, 'headOfHousehold', 290_000, 0],
  [2024, 'marriedJoint', 260_000, -4_950],
  [2020, 'single', 130_000, -4_150],
  [2020, 'headOfHousehold', 270_000, -2_750],
  [2020, 'marriedSeparate', 140_000, -675],
  // Federal tax below the limit, before the earned income credit: 10% of 2,050; 1,192.50 + 12% of 12,325.
  [2022, 'single', 15_000, -205],
  [2025, 'single', 40_000, -2_671.5],
] as const)('in %i, %s with %d subtracts %d of federal tax (OR-40 line 10)', (year, status, income, subtraction) => {
  expect(amount(year, status, income, 'federalTaxDeduction')).toBe(subtraction);
});

test.each([
  [2025, 'single', 100_000, -256],
  [2025, 'single', 100_000.01, undefined],
  [2025, 'marriedSeparate', 100_000.01, undefined],
  [2025, 'marriedJoint', 200_000, -512],
  [2025, 'marriedJoint', 200_000.01, undefined],
  [2025, 'headOfHousehold', 200_000, -256],
  [2020, 'headOfHousehold', 180_000, -210],
] as const)('in %i, %s with %d has an exemption credit of %p (OR-40 line 25)', (year, status, income, credit) => {
  expect(amount(year, status, income, 'exemptionCredit')).toBe(credit);
});

test.each([
  // 209 + 452.25 + 8.75% of 113,900 is 10,627.50 at 125,000 of taxable income; the joint chart doubles it.
  [2025, 'single', 145_000, 12_326.84],
  [2025, 'headOfHousehold', 294_560, 25_215],
  [2025, 'marriedJoint', 295_670, 25_215],
  [2020, 'single', 227_315, 20_584.5],
] as const)('in %i, %s with %d pays %d (ORS 316.037)', (year, status, income, tax) => {
  expect(estimate('OR', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // Federal tax: 58,500 at 10 and 12%: 6,543, minus 2,200. 90,000 - 4,343 - 5,670 = 79,987: 418 + 904.50 + 5,056.36; 3 × 256.
      'a couple gets an exemption credit for its child (lines 10, 17 and 25)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 30_000, dependentAges: [10] },
      5_610.86,
      5_610.86,
    ],
    [
      // 20,000 - 4,560 at 4.75 and 6.75%: 418 + 448.20 - 3 × 256. 12% of 7,152; 1,050 only for the child under 6.
      'a parent gets a share of the federal credit and the Kids’ Credit (lines 32 and 33)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [2, 8] },
      98.2,
      -1_810.04,
    ],
    [
      // 17% of 7,316: the share rose by five points. The other figures are those of 2025.
      'the share of the federal credit rises in 2026 (ORS 315.266(1))',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [2, 8] },
      98.2,
      98.2 - 1_243.72 - 1_050,
    ],
    [
      // Benefits are untaxed. 20,000 - 2,835 - 1,200 = 15,965: 209 + 452.25 + 425.69. 9% of 7,500 - 6,000, minus 20,000 - 15,000: none. 256.
      'benefits replace the retirement credit (Schedule OR-ASC)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 20_000, socialSecurityBenefits: 6_000 },
      830.94,
      830.94,
    ],
    [
      // 14,000 - 2,835 - 1,200 = 9,965: 209 + 375.64 - 256, minus 9% of 7,500 leaves none.
      'a pension at 62 or older gets the retirement credit (Schedule OR-ASC)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 14_000 },
      0,
      0,
    ],
    [
      // Federal tax: 16,500 at 10% less the credit: none. 40,000 - 4,560 = 35,440: 418 + 904.50 + 1,158.50 - 2 × 256.
      // 40,000 is 1.89 times 21,150: 47% of 5,000; 12% of 4,328 - 15.98% × (40,000 - 23,350).
      'the dependent care credit depends on the poverty guideline (Schedule OR-WFHDC)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 40_000, dependentAges: [1], dependentCareExpenses: 5_000 },
      1_969,
      -581.08,
    ],
    [
      // Federal tax 4,831.50 on 60,000 - 17,750. 60,000 - 4,831.50 - 2,835 - 1,200 = 51,133.50: 661.25 + 40,033.50 × 8.75% - 2 × 256.
      'a blind person counts as severely disabled too (ORS 316.758; OAR 150-316-0585)',
      { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 60_000 },
      3_652.18,
      3_652.18,
    ],
    [
      // Federal tax 7,551 on 100,000 - 33,100. 100,000 - 7,551 - 5,670 - 1,000 = 85,779: 1,322.50 + 63,579 × 8.75% - 3 × 256.
      'a couple with 100,000 has the credit for a blind spouse',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 50, spouseAge: 50, spouseBlind: true, wages: 100_000 },
      6_117.66,
      6_117.66,
    ],
    [
      // With 1 more, of which 0.12 is federal tax: 85,779.88: 1,322.50 + 63,579.88 × 8.75% - 2 × 256.
      'with one dollar more it does not',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 50, spouseAge: 50, spouseBlind: true, wages: 100_001 },
      6_373.74,
      6_373.74,
    ],
    [
      // Property tax is deductible, state income tax is not: 10,000 + 8,000 + 2,000 of itemized deductions. Federal tax 10,000 over the cap
      // of 8,250.
      // 100,000 - 8,250 - 20,000 = 71,750: 204.25 + 435.38 + 5,337.50 - 249.
      'itemized deductions exclude state income tax (Schedule OR-A)',
      {
        taxYear: 2024,
        filingStatus: 'single',
        wages: 100_000,
        mortgageInterest: 10_000,
        propertyTax: 8_000,
        charitableGifts: 2_000,
        stateIncomeTaxPaid: 5_000,
      },
      5_728.13,
      5_728.13,
    ],
  ])('%s', (_rule, household, beforeRefundable, tax) => {
    const result = taxReturn({ ...household, state: 'OR' });
    expect(result.stateTaxBeforeRefundable).toBeCloseTo(beforeRefundable, 2);
    expect(result.stateTax).toBeCloseTo(tax, 2);
  });
});

// Each on its own return, from Form OR-40 line 19.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 300,000 - 2,835 = 297,165: 1.5% of 172,165 and of 47,165, 1% of 172,165.
    ['Portland', { taxYear: 2025, filingStatus: 'single', wages: 300_000, locality: 'OR:PORTLAND' }, 5_011.6],
    // 300,000 - 2,745 = 297,255: 1.5% of 172,255 and of 47,255.
    ['Multnomah County', { taxYear: 2024, filingStatus: 'single', wages: 300_000, locality: 'OR:MULTNOMAH' }, 3_292.65],
    // 1% of 172,255.
    ['Metro', { taxYear: 2024, filingStatus: 'single', wages: 300_000, locality: 'OR:METRO' }, 1_722.55],
    // 500,000 - 5,670 = 494,330: 1.5% of 294,330 and of 94,330, 1% of 294,330.
    [
      'Portland, a couple',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 300_000, spouseWages: 200_000, locality: 'OR:PORTLAND' },
      8_773.2,
    ],
    // Below 125,000.
    ['Portland, 120,000', { taxYear: 2025, filingStatus: 'single', wages: 120_000, locality: 'OR:PORTLAND' }, 0],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'OR', ...household }).localTax).toBe(tax);
  });
});

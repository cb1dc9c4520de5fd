import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // 15% of 10,000 is below the minimum deduction, 15% of 16,000 between the bounds.
  [2020, 'single', 10_000, -1_550],
  [2020, 'single', 15_000, -2_250],
  [2020, 'single', 15_400, -2_300],
  [2020, 'headOfHousehold', 60_000, -4_650],
  [2024, 'marriedJoint', 24_000, -3_650],
  [2024, 'marriedJoint', 30_000, -4_500],
  [2024, 'marriedJoint', 36_400, -5_450],
  [2025, 'single', 1_000, -3_350],
  [2025, 'headOfHousehold', 60_000, -6_700],
] as const)('in %i, %s with %d deducts %d (Form 502 line 17)', (year, status, income, amount) => {
  expect(linesOf(estimate('MD', year, status, income), 'state', 'standardDeduction')[0]?.amount).toBe(amount);
});

test.each([
  ['single', 100_000, -3_200],
  ['single', 100_001, -1_600],
  ['single', 125_001, -800],
  ['single', 150_000, -800],
  ['single', 150_001, 0],
  ['marriedJoint', 150_000, -6_400],
  ['marriedJoint', 200_000, -1_600],
  ['marriedJoint', 200_001, 0],
  ['headOfHousehold', 150_000, -3_200],
  ['marriedSeparate', 100_001, -1_600],
] as const)('%s with %d has an exemption of %d (Form 502, Exemption Amount Chart)', (status, income, amount) => {
  expect(linesOf(estimate('MD', 2024, status, income), 'state', 'personalExemption')[0]?.amount).toBe(amount);
});

test.each([
  // Taxable income 9,601: 90 and 4.75% of 6,601 are 403.55, offset by the earned income credit and the poverty level credit.
  [2024, 'single', 15_060, 0],
  // A dollar above the guideline: 403.59 minus 632 - 7.65% of 4,731 = 270.08.
  [2024, 'single', 15_061, 133.51],
  // 2021, federal credit 983.33: at most 530. 401.13 of tax.
  [2021, 'single', 15_000, 0],
  // 2021, 20,000: 90 and 4.75% of 11,450 are 633.88; federal credit 1,502 - 15.3% of 8,390 = 218.33.
  [2021, 'single', 20_000, 415.55],
  // 2021, joint, 25,000: 652.88 minus half of 362.15.
  [2021, 'marriedJoint', 25_000, 471.8],
  // A separate return gets no earned income credit, but the poverty level credit.
  [2023, 'marriedSeparate', 14_580, 0],
  // 14,581 - 2,187.15 - 3,200 = 9,193.85
  [2023, 'marriedSeparate', 14_581, 384.21],
] as const)(
  'in %i, %s with %d pays %d after earned income credit and poverty level credit (Form 502 lines 22, 23)',
  (year, status, income, tax) => {
    expect(estimate('MD', year, status, income).stateTax).toBe(tax);
  },
);

test.each([
  [2024, 'single', 1_202_700, 67_385],
  // 2025: 27,135 on the first 500,000, then 6.25% up to 1,000,000, then 6.5%.
  [2025, 'single', 503_350, 27_135],
  [2025, 'single', 1_003_350, 58_385],
  [2025, 'single', 1_103_350, 64_885],
  [2025, 'marriedSeparate', 503_450, 27_141.25],
  // Joint: 32,322.50 on the first 600,000, 37,500 on the next.
  [2025, 'marriedJoint', 606_700, 32_322.5],
  [2025, 'headOfHousehold', 1_306_700, 76_322.5],
] as const)('in %i, %s with %d pays %d: two more brackets since 2025 (Tax-Gen. § 10-105)', (year, status, income, tax) => {
  expect(estimate('MD', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 90,000 minus 1,200, 6,700 and 4 x 3,200 is 69,300: 90 + 4.75% of 66,300.
      'a couple with two children and two incomes (Form 502 lines 14 and 19)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [5, 9], wages: 60_000, spouseWages: 30_000 },
      3_239.25,
      3_239.25,
    ],
    [
      // Benefits are excluded, and of the pension 41,200 minus the benefits: 58,800 minus 7,550; 1,000 credited.
      'at 70 a pension is excluded, up to what benefits leave of the exclusion (line 10a)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 80_000, socialSecurityBenefits: 20_000 },
      1_381.88,
      1_381.88,
    ],
    [
      // 6,900 owes 275.25, less than half of 4,328; 45% of it exceeds the tax by 1,672.35. 500 minus 5 x 50 for the child.
      'a parent with a child of four has two refundable credits (Instruction 21)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 20_000 },
      0,
      -1_922.35,
    ],
    [
      // 14,000 minus 3,650 and 6,400 owes 135.13; 45% of 4,213 exceeds it by 1,760.73. 500 for the child.
      'in 2024 the child tax credit is whole up to 15,000 (Tax-Gen. § 10-751)',
      { taxYear: 2024, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 14_000 },
      0,
      -2_260.73,
    ],
    [
      // 5,450 owes 206.38; the federal formula gives 543.43.
      'the earned income credit has no minimum age (Tax-Gen. § 10-704(c)(3))',
      { taxYear: 2025, filingStatus: 'single', age: 22, wages: 12_000 },
      0,
      -337.06,
    ],
    [
      // 40,000 minus 3,000, 6,700 and 6,400 owes 1,082.75, minus 833.67 and 95% of 32% of 660.
      'child care is subtracted and credited (line 9; Form 502CR part B)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [3], wages: 40_000, dependentCareExpenses: 3_000 },
      48.45,
      48.45,
    ],
    [
      // 35,000 without the income tax, minus 7.5% of 100,000: 272,500.
      'itemized deductions are reduced above 200,000 (line 17)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 300_000,
        mortgageInterest: 30_000,
        propertyTax: 5_000,
        stateIncomeTaxPaid: 15_000,
      },
      14_053.75,
      14_053.75,
    ],
    [
      // 150,000 minus 35,000 and 800 is 114,200.
      'the same in 2026',
      {
        taxYear: 2026,
        filingStatus: 'single',
        wages: 150_000,
        mortgageInterest: 30_000,
        propertyTax: 5_000,
        stateIncomeTaxPaid: 7_000,
      },
      5_407.5,
      5_407.5,
    ],
    [
      // 376,650 owes 20,042.38, and 2% of 10,000.
      'the surtax applies only to the long-term gain (Form 502CG)',
      { taxYear: 2025, filingStatus: 'single', wages: 360_000, shortTermGain: 10_000, longTermGain: 10_000 },
      20_242.38,
      20_242.38,
    ],
  ])('%s', (_what, household, beforeRefundable, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'MD' });
    expect([stateTaxBeforeRefundable, stateTax]).toEqual([beforeRefundable, tax]);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 100,000 − 40,000 = 60,000, minus 3,350 and 4,200 = 52,450: 90 + 49,450 × 4.75%, minus the credit of 1,000.
    [
      'an IRA is no employee retirement system (Tax-Gen. § 10-209(a))',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 100_000, iraDistributions: 60_000 },
      1_438.88,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MD' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

// Form 502 lines 28 to 33.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 60,000 - 3,350 - 3,200 = 53,450 at 3.2%.
    ['Howard County', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'MD:HOWARD' }, 1_710.4],
    // 60,000 - 2,700 - 3,200 = 54,100 at 3.2%.
    ['Baltimore City', { taxYear: 2024, filingStatus: 'single', wages: 60_000, locality: 'MD:BALTIMORE CITY' }, 1_731.2],
    // 60,000 - 2,400 - 3,200 = 54,400 at 3.1%.
    ["St. Mary's County in 2022", { taxYear: 2022, filingStatus: 'single', wages: 60_000, locality: 'MD:ST MARYS' }, 1_686.4],
    // 50,000 at 2.7% and 3,450 at 2.94%.
    ['Anne Arundel County, by brackets', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'MD:ANNE ARUNDEL' }, 1_451.43],
    // 111,850 - 5,450 - 6,400 = 100,000, all at 2.75%.
    [
      'Frederick County, a couple below the limit',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 111_850, locality: 'MD:FREDERICK' },
      2_750,
    ],
    // 100,001, all at 2.96%.
    [
      'Frederick County, a dollar above it',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 111_851, locality: 'MD:FREDERICK' },
      2_960.03,
    ],
    // 19,900 at 3.03% = 602.97, less than 10 x 3.03% of the federal credit of 2,785.93.
    [
      'Allegany County, local earned income credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 33_000, dependentAges: [8], locality: 'MD:ALLEGANY' },
      0,
    ],
    // 8,450 at 3.2% = 270.40; 32% of 313.93 = 100.46, and 3.2% of 15,000 takes the rest.
    [
      'Howard County, local poverty level credit below 15,650',
      { taxYear: 2025, filingStatus: 'single', wages: 15_000, locality: 'MD:HOWARD' },
      0,
    ],
    // 9,101 at 3.2% = 291.23; less 32% of 649 - 7.65% x 5,031 = 264.13.
    [
      'Howard County, a dollar above that guideline',
      { taxYear: 2025, filingStatus: 'single', wages: 15_651, locality: 'MD:HOWARD' },
      206.71,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'MD', ...household }).localTax).toBe(tax);
  });
});

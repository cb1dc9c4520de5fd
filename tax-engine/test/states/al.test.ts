import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { amountOf, stateTax } from '../household.ts';

test.each([
  [2024, 'single', 25_999, -3_000],
  [2024, 'single', 26_000, -2_975],
  [2024, 'single', 35_499, -2_525],
  [2024, 'single', 35_500, -2_500],
  [2024, 'marriedJoint', 26_000, -8_325],
  [2024, 'marriedJoint', 35_499, -5_175],
  [2024, 'marriedSeparate', 12_999, -4_250],
  [2024, 'marriedSeparate', 13_000, -4_162],
  [2024, 'marriedSeparate', 17_749, -2_578],
  [2024, 'marriedSeparate', 17_750, -2_500],
  [2024, 'headOfHousehold', 26_000, -5_065],
  [2020, 'single', 23_499, -2_500],
  [2020, 'single', 23_500, -2_475],
] as const)('in %i for %s with %d reduces the standard deduction to %d (Form 40 Booklet, chart)', (year, status, income, deduction) => {
  expect(amountOf('AL', year, status, income, 'standardDeduction')).toBe(deduction);
});

test('deducts federal income tax minus the earned income credit', () => {
  // 2022, single, 15,000: 205 of tax minus 560 - 7.65% of (15,000 - 9,160) = 113.24
  expect(amountOf('AL', 2022, 'single', 15_000, 'federalTaxDeduction')).toBe(-91.76);
});

test('in 2021, the deduction uses the earned income credit of the 2020 Code (Act 2022-37)', () => {
  // 245 of tax minus 543 - 7.65% of (15,000 - 8,880) = 74.82
  expect(amountOf('AL', 2021, 'single', 15_000, 'federalTaxDeduction')).toBe(-170.18);
  expect(stateTax('AL', 2021, 'single', 15_000)).toBe(501.49);
});

describe('whole households', () => {
  type Case = readonly [who: string, household: Omit<Household, 'state'>, tax: number, source: string];
  test.each<Case>([
    // Above 50,000, the exemption per child is 500: 60,000 − 5,000 − 3,000 − 1,000 = 51,000: 220 + 45,000 × 5%.
    [
      'a couple with two children whose credits leave no federal tax',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [3, 6] },
      2_470,
      'Form 40 lines 12 and 14',
    ],
    // Payroll taxes of 3,825 exceed 2,500. Federal tax 1,700 + 1,125 on 26,375, minus 500 and an earned income credit of 69.33: 2,255.67.
    // 50,000 − 3,825 − 2,255.67 − 3,000 − 1,000 = 39,919.33: 110 + 36,919.33 × 5%.
    [
      'a parent with exactly 50,000',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [18] },
      1_955.97,
      'Form 40 line 14; Code of Ala. § 40-18-19(a)(9)',
    ],
    // 500 instead of 1,000: 50,001 − 3,825.07 − 2,255.95 − 3,000 − 500 = 40,419.98: 110 + 37,419.98 × 5%.
    [
      'a parent with one dollar more',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 50_001, dependentAges: [18] },
      1_981,
      'Form 40 line 14; Code of Ala. § 40-18-19(a)(9)',
    ],
    // Refundable federal credits leave no tax to deduct and add nothing: 18,000 − 5,200 − 3,000 − 2,000 = 7,800: 110 + 4,800 × 5%.
    [
      'a parent with little income',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 18_000, dependentAges: [2, 4] },
      350,
      'Form 40 line 12',
    ],
    // 40,000 − 6,000 = 34,000, so 8,500 − 17 × 175 = 5,525 is deducted, with 2,205 of federal tax and 3,000: 23,270: 220 + 17,270 × 5%.
    [
      'a retired couple, one spouse 65',
      {
        taxYear: 2024,
        filingStatus: 'marriedJoint',
        age: 70,
        spouseAge: 64,
        pensionIncome: 30_000,
        spousePensionIncome: 10_000,
        socialSecurityBenefits: 24_000,
      },
      1_083.5,
      'Form 40 Schedule RS line 10; Code of Ala. § 40-18-19(a)(13)',
    ],
    // 30,000 − 2,775 − 1,500, and the federal tax on the whole 38,000, 2,431.50: 23,293.50: 110 + 20,293.50 × 5%.
    [
      'a filer with unemployment compensation',
      { taxYear: 2025, filingStatus: 'single', wages: 30_000, unemploymentCompensation: 8_000 },
      1_124.68,
      'Form 40 Booklet, income that is not reported',
    ],
    // 12,000 + 15,000 + 3,000 + 7.65% of 150,000 = 41,475; federal tax 15,128 on 115,000. 90,397: 220 + 84,397 × 5%.
    [
      'a couple that itemizes',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 90_000,
        spouseWages: 60_000,
        mortgageInterest: 12_000,
        propertyTax: 15_000,
        charitableGifts: 3_000,
        stateIncomeTaxPaid: 5_000,
      },
      4_439.85,
      'Form 40 Schedule A; Code of Ala. § 40-18-15(a)',
    ],
    // Both halves of the self-employment tax, 7,064.78, count as payroll tax; the federal tax is 2,710.39. 37,724.83: 110 + 34,724.83 × 5%.
    [
      'a self-employed filer who itemizes',
      { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 50_000, charitableGifts: 1_000 },
      1_846.24,
      'Form 40 Schedule A; Code of Ala. § 40-18-15(a)',
    ],
    // The whole loss counts: 40,000 − 3,825 − 3,656 − 1,500 = 31,019: 110 + 28,019 × 5%.
    [
      'a filer with a capital loss',
      { taxYear: 2024, filingStatus: 'single', wages: 50_000, shortTermGain: -10_000 },
      1_510.95,
      'Form 40 Schedule D instructions; Code of Ala. § 40-18-8',
    ],
    // 4,250 − 9 × 88 = 3,458: 10,042: 110 + 7,042 × 5%.
    [
      'a separate filer with 15,000',
      { taxYear: 2025, filingStatus: 'marriedSeparate', wages: 15_000 },
      462.1,
      'Form 40 Booklet, Standard Deduction Chart',
    ],
    // Payroll taxes of 4,590, and federal tax of 5,020 on 43,900: 60,000 − 4,590 − 5,020 − 1,500 = 48,890: 110 + 45,890 × 5%.
    [
      'a single filer of 2026',
      { taxYear: 2026, filingStatus: 'single', wages: 60_000 },
      2_404.5,
      'Form 40 Schedule A; Code of Ala. § 40-18-5',
    ],
    // 4,590, and federal tax of 5,968 on 47,050: 60,000 − 4,590 − 5,968 − 1,500 = 47,942: 110 + 44,942 × 5%.
    [
      'a single filer of 2022',
      { taxYear: 2022, filingStatus: 'single', wages: 60_000 },
      2_357.1,
      'Form 40 Schedule A; Code of Ala. § 40-18-15(a)',
    ],
  ])('for %s: %j owes %d (%s)', (_who, household, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'AL' });
    expect({ stateTaxBeforeRefundable, stateTax }).toEqual({ stateTaxBeforeRefundable: tax, stateTax: tax });
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 50,000 − 30,000 − 6,000 = 14,000, minus 3,000, federal tax of 2,911.50 and 1,500: 6,588.50: 110 + 3,588.50 × 5%.
    [
      'a defined benefit pension is exempt in addition to 6,000 of the rest (Ala. Admin. Code r. 810-3-19-.04)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 50_000, definedBenefitPension: 30_000 },
      289.43,
    ],
    // 40,000 minus payroll taxes of 3,060, federal tax of 3,871.50 on 34,250 and 1,500: 31,568.50: 110 + 28,568.50 × 5%.
    [
      'a defined benefit pension of a person of 45',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 40_000, pensionIncome: 10_000, definedBenefitPension: 10_000 },
      1_538.43,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'AL' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

// Birmingham City Code § 3A-2.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 1%.
    ['Birmingham', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'AL:BIRMINGHAM' }, 600],
    // The same for commuters.
    ['Birmingham, commuter', { taxYear: 2024, filingStatus: 'single', wages: 38_000, workLocality: 'AL:BIRMINGHAM' }, 380],
    // Only work there is taxed.
    [
      'lives in Birmingham, works elsewhere',
      { taxYear: 2024, filingStatus: 'single', wages: 38_000, locality: 'AL:BIRMINGHAM', workLocality: 'ELSEWHERE' },
      0,
    ],
    // 1% of both.
    [
      'Birmingham, a couple',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 61_000, spouseWages: 47_000, locality: 'AL:BIRMINGHAM' },
      1_080,
    ],
    // Deferrals are taxed, interest is not.
    [
      'Birmingham with deferrals',
      { taxYear: 2025, filingStatus: 'single', wages: 45_000, electiveDeferrals: 5_000, taxableInterest: 900, locality: 'AL:BIRMINGHAM' },
      500,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'AL', ...household }).localTax).toBe(tax);
  });
});

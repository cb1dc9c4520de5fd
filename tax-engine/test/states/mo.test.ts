import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { EstimateYear } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const amount = (year: EstimateYear, status: FilingStatus, income: number, label: LineLabel) =>
  linesOf(estimate('MO', year, status, income), 'state', label)[0]?.amount;

test.each([
  // Federal tax of 2024: 10% of 10,400, and 3,016 at 50,000, 13,841 at 100,000, 19,538.50 at 125,000; 11,182 for the couple.
  [2024, 'single', 25_000, -364],
  [2024, 'single', 25_001, -260.03],
  [2024, 'single', 50_000, -1_004],
  [2024, 'single', 50_001, -602.42],
  [2024, 'single', 100_000, -2_076.15],
  [2024, 'single', 100_001, -692.06],
  [2024, 'single', 125_000, -976.93],
  [2024, 'single', 125_001, 0],
  // By the income of both spouses together.
  [2024, 'marriedJoint', 125_000, -559.1],
  [2024, 'marriedJoint', 125_001, 0],
] as const)('in %i, %s with %d deducts %d of federal tax (Form MO-1040 line 12)', (year, status, income, deduction) => {
  expect(amount(year, status, income, 'federalTaxDeduction')).toBe(deduction);
});

test('the deductible federal tax is the tax after the earned income credit (Form MO-1040 line 9, worksheet)', () => {
  // 2022: 205 of tax minus 560 - 7.65% of (15,000 - 9,160); 35% of 91.76.
  expect(amount(2022, 'single', 15_000, 'federalTaxDeduction')).toBe(-32.12);
  expect(amount(2022, 'marriedSeparate', 15_000, 'federalTaxDeduction')).toBe(-71.75);
  expect(amount(2021, 'single', 15_000, 'federalTaxDeduction')).toBe(0);
});

test.each([
  // Separate returns get no earned income credit: 110 of federal taxable income leaves 106.15, 109 leaves 105.185.
  [2020, 'marriedSeparate', 12_400 + 109, 0],
  [2020, 'marriedSeparate', 12_400 + 110, 1.59],
  [2022, 'single', 12_950 + 111, 0],
  [2022, 'single', 12_950 + 112, 1.68],
  [2023, 'single', 13_850 + 1_207, 0],
] as const)('in %i, %s with %d pays %d: the first dollars are untaxed (Mo. Rev. Stat. § 143.021)', (year, status, income, tax) => {
  expect(estimate('MO', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2021, undefined],
  [2022, -1_400],
  [2025, -1_400],
] as const)('in %i a head of household has %p of an additional exemption (Form MO-1040 line 15)', (year, exemption) => {
  expect(amount(year, 'headOfHousehold', 60_000, 'personalExemption')).toBe(exemption);
});

test.each([
  // The federal credit at 16,000: 600 - 7.65% of 6,200; 632 - 7.65% of 5,670; 649 - 7.65% of 5,380.
  [2022, 'single', undefined],
  [2023, 'single', -12.57],
  [2024, 'single', -39.65],
  [2025, 'single', -47.49],
  [2025, 'marriedSeparate', undefined],
] as const)('in %i the working family credit for %s with 16,000 is %p (Form MO-WFTC)', (year, status, credit) => {
  expect(amount(year, status, 16_000, 'earnedIncomeCredit')).toBe(credit);
});

describe('whole households', () => {
  test.each<[what: string, household: Omit<Household, 'state'>, before: number, after: number]>([
    [
      // 100,000 minus 15% of 7,743 and 31,500: 67,338.55; each part above 9,191 owes 256.04 and 4.7% (§ 143.031).
      'two earners',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000 },
      2_813.03,
      2_813.03,
    ],
    [
      // Federal tax of 2,825 - 2,200 - 69.33, of which 25%; 24,836.08 owes 991.35; minus 20% of the federal credit of 69.33.
      'the working family credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 50_000, dependentAges: [10] },
      977.49,
      977.49,
    ],
    [
      // Interest of 4,500 exceeds the limit of 4,400 (Form MO-WFTC line 3): 30,000 minus 23,625 and 1,400 owes 2% and 2.5% of 1,313, 3% of
      // 1,036.
      'no working family credit with more interest',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 25_500, taxableInterest: 4_500, dependentAges: [10] },
      90.17,
      90.17,
    ],
    [
      // Benefits of 7,050 are untaxed, and 6,000 of the pension minus 5,000 above 25,000 (Form MO-A Part 3): 29,000 minus 17,750 and 25% of
      // 1,357.50.
      'a pension and benefits at 70',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, socialSecurityBenefits: 14_000 },
      336.86,
      336.86,
    ],
    [
      // Income of 18,000, the 13th step above 14,300: 0.8125% of 18,050 = 147, from the column for 888 (Property Tax Credit Chart).
      'a homeowner of 70',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 2_000, socialSecurityBenefits: 16_000, propertyTax: 900 },
      0,
      -741,
    ],
    [
      // Income of 20,000, the 12th step of 495: 0.75% of 19,992.50 = 150, from the column for 1,538 (2025 HB 594).
      'a homeowner of 70 in 2026',
      { taxYear: 2026, filingStatus: 'single', age: 70, socialSecurityBenefits: 20_000, propertyTax: 1_600 },
      0,
      -1_388,
    ],
    [
      // 25% of the federal tax of 71,356.50 is limited to 5,000: 30,000 - 5,000 - 15,750 = 9,250 owes 256.04 and 4.7% of 59 (line 13).
      'an untaxed gain and the federal tax on it',
      { taxYear: 2025, filingStatus: 'single', wages: 30_000, longTermGain: 500_000 },
      258.81,
      258.81,
    ],
    [
      // 38,000 itemized, 11,475 of payroll tax, minus 6,000 of state income tax: 106,525 owes 256.04 and 4.7% of 97,334 (Form MO-A Part 2).
      'itemized deductions',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 150_000,
        mortgageInterest: 20_000,
        propertyTax: 12_000,
        stateIncomeTaxPaid: 6_000,
      },
      4_830.73,
      4_830.73,
    ],
  ])('%s (Form MO-1040)', (_what, household, before, after) => {
    expect(taxReturn({ ...household, state: 'MO' })).toMatchObject({ stateTaxBeforeRefundable: before, stateTax: after });
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 55,761.13 - 12,000 - 15% of 3,803.47 - 13,850 = 29,340.61: 235.37 up to 8,449, then 4.95%.
      'a fifth of the business income is deducted (Form MO-1040 line 17)',
      { taxYear: 2023, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      1_269.5,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MO' }).stateTax).toBeCloseTo(tax, 2);
  });

  test.each([2020, 2021] as const)('a business of %i is not computed, because the deductible share is not known', (taxYear) => {
    const worker: Household = { taxYear, state: 'MO', filingStatus: 'single', wages: 60_000 };
    expect(taxReturn(worker).stateNotComputed).toBeUndefined();
    expect(taxReturn({ ...worker, selfEmploymentProfit: 1_000 }).stateNotComputed).toBe('earlierYear');
    expect(taxReturn({ ...worker, sCorporationProfit: -1_000 }).stateNotComputed).toBe('earlierYear');
  });
});

// Mo. Rev. Stat. §§ 92.105 to 92.125.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 1%.
    ['Kansas City', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'MO:KANSAS CITY' }, 600],
    // 1% of both.
    [
      'St. Louis, a couple',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 40_000, spouseWages: 30_000, locality: 'MO:ST LOUIS' },
      700,
    ],
    // 1% of what is earned there.
    ['Kansas City, commuter', { taxYear: 2026, filingStatus: 'single', wages: 50_000, workLocality: 'MO:KANSAS CITY' }, 500],
    // Deferrals are taxed.
    [
      'St. Louis with deferrals',
      { taxYear: 2025, filingStatus: 'single', wages: 45_000, electiveDeferrals: 5_000, locality: 'MO:ST. LOUIS' },
      500,
    ],
    // 1% of net profits, nothing on interest.
    [
      'Kansas City, self-employed',
      { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 20_000, taxableInterest: 1_000, locality: 'MO:KANSAS CITY' },
      200,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'MO', ...household }).localTax).toBe(tax);
  });
});

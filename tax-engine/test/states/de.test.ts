import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // A taxable income of 60,000 owes 2,943.50 for every status, minus 110 for each taxpayer.
  ['single', 63_250, 2_833.5],
  ['headOfHousehold', 63_250, 2_833.5],
  ['marriedSeparate', 63_250, 2_833.5],
  ['marriedJoint', 66_500, 2_723.5],
  // The tax schedule's example: 67,751 owes 3,455.07.
  ['single', 71_001, 3_345.07],
] as const)('%s with %d pays %d (30 Del. C. §§ 1102, 1108, 1110)', (status, income, tax) => {
  expect(estimate('DE', 2025, status, income).stateTax).toBe(tax);
});

test.each([
  // 66 + 3.9% of 1,450 minus 110 leaves 12.55; the credit is 20% of 468.39.
  [2020, 'single', 9_700, 0],
  // 585 - 110 minus 20% of (1,502 - 15.3% of 8,390)
  [2021, 'single', 20_000, 431.33],
  [2021, 'marriedSeparate', 20_000, 475],
  [2022, 'single', 20_000, 475],
  // 136.50 + 66 + 4.8% … : 18,500 of taxable income owes 669, minus 220 and 20% of (1,502 - 15.3% of 7,450)
  [2021, 'marriedJoint', 25_000, 376.57],
] as const)(
  'in %i, %s with %d pays %d after a fifth of the federal earned income credit (30 Del. C. § 1117)',
  (year, status, income, tax) => {
    expect(estimate('DE', year, status, income).stateTax).toBe(tax);
  },
);

test('the credits apply one after the other and never below zero', () => {
  const lines = linesOf(estimate('DE', 2025, 'single', 9_900), 'state').filter(({ amount }) => amount < 0);
  expect(lines.map(({ label, tax }) => [label, tax])).toEqual([
    ['standardDeduction', undefined],
    ['personalCredit', -110],
    ['earnedIncomeCredit', -20.35],
  ]);
});

test('a nonresident’s Schedule A has no property tax, so all of its state tax is taken out', () => {
  const alien = { taxYear: 2025, filingStatus: 'single', nonresident: true, wages: 100_000 } as const;
  // 2,943.50 + 6.6% of 36,750 - 110, after the standard deduction of 3,250, which is more than gifts of 2,000.
  expect(taxReturn({ ...alien, state: 'DE', propertyTax: 6_000, charitableGifts: 2_000, stateIncomeTaxPaid: 5_000 }).stateTax).toBe(5_259);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 56,750 owes 2,763.13 and 26,750 owes 1,098.13, minus 4 x 110.
      'two earners file separately on one form (filing status 4)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [5, 9], wages: 60_000, spouseWages: 30_000 },
      3_421.25,
      3_421.25,
    ],
    [
      // 83,500 owes 4,494.50, minus 2 x 110.
      'a couple with one earner files jointly (filing status 2)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 90_000 },
      4_274.5,
      4_274.5,
    ],
    [
      // Jointly 44,500 owes 2,083.25, minus 220; apart 46,750 would owe 2,208.13, minus 110.
      'so does a couple whose second earner could not use the deduction',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 50_000, spouseWages: 1_000 },
      1_863.25,
      1_863.25,
    ],
    [
      // Benefits and 12,500 are excluded: 37,500 minus 3,250 and 2,500 is 31,750; 2 x 110.
      'at 70 benefits and 12,500 of the pension are untaxed (lines 6, 7, 21 and 27b)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 50_000, socialSecurityBenefits: 20_000 },
      1_155.63,
      1_155.63,
    ],
    [
      // 45,000 minus 12,500 and 3,250 is 29,250; 2 x 110.
      'from 60 the exclusion includes interest (line 6)',
      { taxYear: 2024, filingStatus: 'single', age: 61, wages: 30_000, pensionIncome: 10_000, taxableInterest: 5_000 },
      1_016.88,
      1_016.88,
    ],
    [
      // 30,000 minus 2,000 and 3,250 is 24,750; 110.
      'at 55 the exclusion is 2,000 of the pension (line 6)',
      { taxYear: 2025, filingStatus: 'single', age: 55, pensionIncome: 30_000 },
      878,
      878,
    ],
    [
      // 27,500 and 17,500 minus 5,750 each owe 832 and 345, minus 4 x 110.
      'a couple of 66 in 2026 gets every amount twice',
      { taxYear: 2026, filingStatus: 'marriedJoint', age: 66, spouseAge: 66, pensionIncome: 40_000, spousePensionIncome: 30_000 },
      737,
      737,
    ],
    [
      // 16,750 owes 585, minus 220; a fifth of 4,328 is more than the rest.
      'a parent takes a fifth of the federal credit against the tax (line 34)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 20_000 },
      0,
      0,
    ],
    [
      // 6,750 owes 134.25, less than 220: 4.5% of 3,400 is refunded.
      'without tax, a parent gets 4.5% of it (line 40)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 10_000 },
      0,
      -153,
    ],
    [
      // The federal return takes 15,750; 80,000 minus 11,000 owes 3,537.50, minus 110.
      'mortgage interest and property tax are itemized regardless of the federal return (line 20b)',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 80_000,
        mortgageInterest: 8_000,
        propertyTax: 3_000,
        stateIncomeTaxPaid: 4_000,
      },
      3_427.5,
      3_427.5,
    ],
    [
      // 36,750 and 26,750 owe 2,751.25, minus 3 x 110 and half of 600.
      'half of the federal credit for child care (line 31)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        dependentAges: [5],
        wages: 40_000,
        spouseWages: 30_000,
        dependentCareExpenses: 3_000,
      },
      2_121.25,
      2_121.25,
    ],
  ])('%s', (_what, household, beforeRefundable, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'DE' });
    expect([stateTaxBeforeRefundable, stateTax]).toEqual([beforeRefundable, tax]);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 45,000 - 5,000 - 3,250 = 36,750: 1,001 + 11,750 x 5.55%, minus 2 x 110.
      'a worker of 60 with interest (lines 6 and 27b)',
      { taxYear: 2022, filingStatus: 'single', age: 60, wages: 40_000, taxableInterest: 5_000 },
      1_433.13,
    ],
    [
      // 80,000 - 12,500 - 3,250 = 64,250: 2,943.50 + 4,250 x 6.6%, minus 2 x 110.
      'a worker of 64 with a gain',
      { taxYear: 2021, filingStatus: 'single', age: 64, wages: 50_000, longTermGain: 30_000 },
      3_004,
    ],
    [
      // 27,000 - 12,500 = 14,500 is more than 10,000: 11,250 owes 261 + 1,250 x 4.8%, minus 220.
      'no exclusion for low income above 10,000 (line 16)',
      { taxYear: 2020, filingStatus: 'single', age: 60, wages: 2_400, taxableInterest: 24_600 },
      101,
    ],
    [
      // 22,400 - 12,500 = 9,900, minus 2,000 and 3,250: 4,650 owes 2,650 x 2.2% = 58.30, less than the credits.
      'an exclusion for low income (line 16)',
      { taxYear: 2020, filingStatus: 'single', age: 60, wages: 2_400, taxableInterest: 20_000 },
      0,
    ],
    [
      // 45,000 - 3,250 = 41,750: 1,001 + 16,750 x 5.55%, minus 110.
      'a worker of 59',
      { taxYear: 2022, filingStatus: 'single', age: 59, wages: 40_000, taxableInterest: 5_000 },
      1_820.63,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'DE' }).stateTax).toBeCloseTo(tax, 2);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 60,000 − 3,250 = 56,750: 1,001 + 31,750 × 5.55% − 110.
    [
      'an IRA is no employer’s pension before 60 (30 Del. C. § 1106(b)(3))',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 10_000, iraDistributions: 10_000 },
      2_653.13,
    ],
    // 2,000 less.
    ['an employer’s pension is', { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 10_000 }, 2_542.13],
    // 60,000 − 10,000 − 3,250 = 46,750: 1,001 + 21,750 × 5.55% − 2 × 110.
    [
      'from 60, an IRA counts',
      { taxYear: 2025, filingStatus: 'single', age: 60, wages: 50_000, pensionIncome: 10_000, iraDistributions: 10_000 },
      1_988.13,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'DE' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

// 22 Del. C. § 901.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 1.25%.
    ['Wilmington', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'DE:WILMINGTON' }, 750],
    // The same rate.
    ['Wilmington, commuter', { taxYear: 2025, filingStatus: 'single', wages: 60_000, workLocality: 'DE:WILMINGTON' }, 750],
    // 1.25% of both.
    [
      'Wilmington, a couple',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 40_000, spouseWages: 30_000, locality: 'DE:WILMINGTON' },
      875,
    ],
    // Deferrals are taxed.
    [
      'Wilmington with deferrals',
      { taxYear: 2026, filingStatus: 'single', wages: 38_000, electiveDeferrals: 2_000, locality: 'DE:WILMINGTON' },
      500,
    ],
    // Interest and pensions are untaxed.
    [
      'Wilmington, retired',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, taxableInterest: 1_000, locality: 'DE:WILMINGTON' },
      0,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'DE', ...household }).localTax).toBe(tax);
  });
});

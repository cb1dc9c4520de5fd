import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  ['single', 8_000, 0],
  ['single', 8_001, 0.1],
  ['single', 10_000, 200],
  // 5% of 11,000 - 841.50 - 4,400 is below a tenth of 3,000.
  ['single', 11_000, 287.93],
  ['marriedJoint', 16_400, 0],
  ['marriedJoint', 17_000, 60],
  ['headOfHousehold', 14_400, 0],
  ['headOfHousehold', 20_000, 560],
  // 5% of 8,000 - 612 - 4,400: a separate return has neither no-tax status nor the credit.
  ['marriedSeparate', 8_000, 149.4],
] as const)('%s with %d pays %d: no-tax status, then at most a tenth of the excess (Schedule NTS-L)', (status, income, tax) => {
  expect(estimate('MA', 2024, status, income).stateTax).toBe(tax);
});

test.each([
  // 2,000 is 7.65% of 26,143.79.
  [20_000, -1_530],
  [26_100, -1_996.65],
  [26_200, -2_000],
  [500_000, -2_000],
])('wages of %d deduct %d of payroll taxes (Form 1 line 11)', (income, amount) => {
  expect(linesOf(estimate('MA', 2025, 'marriedJoint', income), 'state', 'payrollTaxDeduction')[0]?.amount).toBe(amount);
});

test.each([
  [2022, 'single', 1_200_000, undefined],
  [2023, 'single', 1_006_400, undefined],
  [2023, 'single', 1_006_500, 100],
  // The same threshold for a couple: 1,100,000 - 2,000 - 8,800 - 1,053,750.
  [2024, 'marriedJoint', 1_100_000, 35_450],
  [2025, 'headOfHousehold', 1_092_050, 100],
] as const)('in %i, %s with %d pays the 4%% on %p (M.G.L. c. 62, § 4(d))', (year, status, income, amount) => {
  expect(linesOf(estimate('MA', year, status, income), 'state', 'surtax')[0]?.amount).toBe(amount);
});

test('without tax, no line limits it', () => {
  expect(linesOf(estimate('MA', 2024, 'single', 7_000), 'state', 'limitedIncomeCredit')).toEqual([]);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 90,000 - 2 × 2,000 of payroll taxes - 8,800 - 2 × 1,000 = 75,200 at 5%; one child is under 13.
      'deducts the payroll taxes of both earners and credits a young child (Form 1 lines 2b, 11, 46)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 30_000, dependentAges: [5, 15] },
      3_760,
      3_320,
    ],
    [
      // A tenth of what exceeds 14,400 + 2 × 1,000; then 40% of 7,152, and 2 × 440.
      'adds dependents to the limit of no-tax status (Schedule NTS-L; Form 1 lines 43, 46)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      360,
      -3_380.8,
    ],
    [
      // 30,000 - 4,400 - 700 at 5%; 5,000 - 10% of (30,000 - 700) is credited.
      'credits property tax above a tenth of a senior’s income (Schedule CB)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_000, propertyTax: 5_000 },
      1_245,
      -825,
    ],
    [
      // Without the benefits: 40,000 - 8,800 - 2 × 700 = 29,800 at 5%.
      'leaves Social Security untaxed (Form 1 line 4)',
      {
        taxYear: 2024,
        filingStatus: 'marriedJoint',
        age: 70,
        spouseAge: 68,
        pensionIncome: 40_000,
        socialSecurityBenefits: 24_000,
      },
      1_490,
      1_490,
    ],
    [
      // 60,000 - 2,000 - 1,000 - 4,400 = 52,600 at 5%: the Code of 2024 has no floor for gifts.
      'deducts gifts in full in 2026 (Form 1 Schedule Y line 9c)',
      { taxYear: 2026, filingStatus: 'single', wages: 60_000, charitableGifts: 1_000 },
      2_630,
      2_630,
    ],
    [
      // 20,000 - 4,400 = 15,600 at 5%.
      'deducts no gifts from interest (Form 1 line 17)',
      { taxYear: 2025, filingStatus: 'single', taxableInterest: 20_000, charitableGifts: 5_000 },
      780,
      780,
    ],
    [
      // 50,000 - 2,000 - 4,400 - 1,000 = 42,600 at 5%.
      'gives a separate return no family credit (Form 1 line 46 instructions)',
      { taxYear: 2024, filingStatus: 'marriedSeparate', wages: 50_000, dependentAges: [5] },
      2_130,
      2_130,
    ],
    [
      // Of 30,000, the exemption of 4,400 reduces short-term gain first: 15,600 at 8.5% and 10,000 at 5%.
      'applies exemptions to short-term gains before long-term ones (Schedule B line 36)',
      { taxYear: 2025, filingStatus: 'single', shortTermGain: 20_000, longTermGain: 10_000 },
      1_826,
      1_826,
    ],
  ])('%s', (_rule, household, beforeRefundable, tax) => {
    const result = taxReturn({ ...household, state: 'MA' });
    expect(result.stateTaxBeforeRefundable).toBe(beforeRefundable);
    expect(result.stateTax).toBe(tax);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 - 2,000 of self-employment tax - 4,400 = 53,600 x 5%.
      'half of the self-employment tax is not deducted (M.G.L. c. 62, § 2(d)(1))',
      { taxYear: 2021, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      2_680,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MA' }).stateTax).toBeCloseTo(tax, 2);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // Taxable income of 26,050 is untaxed; the next cent owes the base amount, minus 20 for each exemption.
  [2025, 'single', 28_450, 0],
  [2025, 'single', 28_450.01, 322],
  [2025, 'marriedJoint', 30_850, 0],
  [2025, 'marriedJoint', 30_851, 302.03],
  [2021, 'single', 27_400, 0],
  [2021, 'single', 27_401, 326.19],
  [2020, 'headOfHousehold', 24_550, 0],
  [2020, 'headOfHousehold', 24_551, 296.21],
  // The credit requires less than 30,000 of income minus exemptions.
  [2025, 'single', 32_399.99, 430.62],
  [2025, 'single', 32_400, 450.63],
] as const)('in %i, %s with %d pays %d (R.C. 5747.02, 5747.022)', (year, status, income, tax) => {
  expect(estimate('OH', year, status, income).stateTax).toBe(tax);
});

test.each([
  // The example of the 2025 instructions: 68,050 of taxable income owes 1,497.
  [2025, 'single', 70_200, 1_497],
  // The base amount of 100,000 stayed at 2,394.32 when the one below fell: a jump of 18.69.
  [2025, 'single', 101_900, 2_375.63],
  [2025, 'single', 101_901, 2_394.35],
  [2025, 'marriedJoint', 103_800, 2_375.63],
  [2025, 'marriedJoint', 103_832, 2_395.32],
  [2023, 'single', 117_200, 2_958.58],
  [2022, 'single', 117_201, 3_254.45],
  [2020, 'single', 223_201, 8_143.19],
] as const)('in %i, %s with %d pays %d: base amount and rate as printed in the statute', (year, status, income, tax) => {
  expect(estimate('OH', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2025, 'single', 40_000, -2_400],
  [2025, 'single', 40_000.01, -2_150],
  [2025, 'marriedJoint', 40_000, -4_800],
  [2025, 'single', 80_000, -2_150],
  [2025, 'single', 80_000.01, -1_900],
  [2025, 'single', 749_999.99, -1_900],
  [2025, 'single', 750_000, 0],
  [2025, 'marriedJoint', 750_000, 0],
  [2024, 'single', 750_000, -1_900],
] as const)('in %i, %s with %d has an exemption of %d (IT 1040 line 4; R.C. 5747.025)', (year, status, income, amount) => {
  expect(linesOf(estimate('OH', year, status, income), 'state', 'personalExemption')[0]?.amount).toBe(amount);
});

describe('whole households', () => {
  const cases: readonly (readonly [what: string, household: Omit<Household, 'state'>, tax: number])[] = [
    [
      // 89,721 minus 4 exemptions of 1,900 is 82,121: 342 + 2.75% of 56,071 = 1,883.95, minus 5% for two earners.
      'two earners with two children (IT 1040 line 4; Schedule of Credits line 12)',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 51_190, spouseWages: 38_531, dependentAges: [4, 9] },
      1_789.75,
    ],
    [
      // Social Security is untaxed: 30,450 minus 2,400 is 28,050, tax 342 + 55; credits of 200 for the pension, 50 for age and 20.
      'a retired person (Schedule of Adjustments; Schedule of Credits lines 2, 4 and 9)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 30_450, socialSecurityBenefits: 20_000 },
      127,
    ],
    [
      // 30,450 as above under 2024 law: 360.69 + 55 - 270.
      'the same person of 2024',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 30_450, socialSecurityBenefits: 20_000 },
      145.69,
    ],
    [
      // Adjusted gross income of 285,064.57 minus 250,000 of business income and minus 1,900 is 33,164.57, all of it business income at 3%.
      'a business of 300,000 (Schedule of Business Income)',
      { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 300_000 },
      994.94,
    ],
    [
      // No exemption from 500,000 on: 332 + 2.75% of 600,000.
      'a high income of 2026 (R.C. 5747.02(A)(3), 5747.025)',
      { taxYear: 2026, filingStatus: 'single', wages: 626_050 },
      16_832,
    ],
    [
      // No credit for two earners either.
      'two high earners of 2026 (R.C. 5747.05(E))',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 313_025, spouseWages: 313_025 },
      16_832,
    ],
    [
      // 100,000 minus 3,800: 332 + 2.75% of 70,150 = 2,261.13; the spouse's interest and dividends do not count as an earner's income.
      'a couple that shares interest (Schedule of Credits line 12)',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 80_000, taxableInterest: 20_000 },
      2_261.13,
    ],
  ];

  test.each(cases)('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'OH' }).stateTax).toBe(tax);
  });

  test.each([
    // Up to 20,000 the full federal credit, 35% of 3,000 minus 2% for 2,000 above 15,000, although there is no federal tax.
    [17_000, -1_020],
    // Up to 40,000 a quarter of the federal credit that was used: 25% of 3,000.
    [33_850, -187.5],
    [40_000, undefined],
  ])('a single parent with %d gets a child care credit of %p (Schedule of Credits line 6; R.C. 5747.054)', (wages, amount) => {
    const household = { filingStatus: 'headOfHousehold', dependentAges: [4], wages, dependentCareExpenses: 3_000 } as const;
    const { lines } = taxReturn({ taxYear: 2025, state: 'OH', ...household });
    expect(lines.find(({ section, label }) => section === 'state' && label === 'dependentCareCredit')?.amount).toBe(amount);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 is less than 250,000.
      'a business is untaxed up to an amount (Schedule of Business Income)',
      { taxYear: 2023, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      0,
    ],
    [
      // 80,000 - 20,000 - 2,150, the exemption of modified AGI up to 80,000: 878.42 + 13,600 x 3.226%.
      'wages and a business share',
      { taxYear: 2021, filingStatus: 'single', wages: 60_000, sCorporationProfit: 20_000 },
      1_317.16,
    ],
    [
      // Wages from one’s own corporation are business income: 350,000 - 250,000 - 1,900 = 98,100 x 3%.
      'business income above it owes 3%',
      { taxYear: 2022, filingStatus: 'single', wages: 50_000, sCorporationProfit: 300_000, sCorporationWages: 50_000 },
      2_943,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'OH' }).stateTax).toBeCloseTo(tax, 2);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 50,000 − 2,150 = 47,850: 342 + 21,800 × 2.75%.
    [
      'an IRA before 59½ is not received on account of retirement (R.C. 5747.055(A)(1))',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 40_000, pensionIncome: 10_000, iraDistributions: 10_000 },
      941.5,
    ],
    // 200 less.
    ['a pension is', { taxYear: 2025, filingStatus: 'single', age: 45, wages: 40_000, pensionIncome: 10_000 }, 741.5],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'OH' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

// Ohio R.C. ch. 718.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 2.5%.
    ['Columbus', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'OH:COLUMBUS' }, 1_500],
    // 2.5% of 70,000 to Columbus; Cincinnati credits up to its 1.8%.
    [
      'lives in Cincinnati, works in Columbus',
      { taxYear: 2025, filingStatus: 'single', wages: 70_000, locality: 'OH:CINCINNATI', workLocality: 'OH:COLUMBUS' },
      1_750,
    ],
    // 1.8% of 70,000.
    [
      'lives in Cincinnati, works where no city taxes pay',
      { taxYear: 2025, filingStatus: 'single', wages: 70_000, locality: 'OH:CINCINNATI', workLocality: 'ELSEWHERE' },
      1_260,
    ],
    // 2.25% of 40,000, before the rise of 2021.
    ['Toledo in 2020', { taxYear: 2020, filingStatus: 'single', wages: 40_000, locality: 'OH:TOLEDO' }, 900],
    // 2.75% of 10,000 and 30,000.
    [
      'Youngstown with net profits',
      { taxYear: 2024, filingStatus: 'single', wages: 10_000, selfEmploymentProfit: 30_000, locality: 'OH:YOUNGSTOWN' },
      1_100,
    ],
    // 2.5% of 30,000 + 40,000; interest is untaxed.
    [
      'Cleveland, a couple with interest',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 30_000, spouseWages: 40_000, taxableInterest: 900, locality: 'OH:CLEVELAND' },
      1_750,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'OH', ...household }).localTax).toBe(tax);
  });
});

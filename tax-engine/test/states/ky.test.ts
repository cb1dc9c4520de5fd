import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // 5% of 12,880 - 2,690 is 509.50.
  [2021, 'single', 12_880, 0],
  // 509.55 minus 90%; the limits are whole dollars: 13,395 for 1.04 times 12,880.
  [2021, 'single', 12_881, 50.96],
  [2021, 'single', 13_395, 53.53],
  [2021, 'single', 13_396, 107.06],
  // 1.33 times 12,880 is 17,130: 5% of 14,440 minus 10%; no credit a dollar above.
  [2021, 'headOfHousehold', 17_130, 649.8],
  [2021, 'headOfHousehold', 17_131, 722.05],
  // A couple is a family of two: 20,440 in 2024, and one standard deduction of 3,160.
  [2024, 'marriedJoint', 20_440, 0],
  [2024, 'marriedJoint', 20_441, 69.12],
  [2024, 'marriedJoint', 27_185, 864.9],
  [2024, 'marriedJoint', 27_186, 961.04],
  [2025, 'marriedJoint', 60_000, 2_269.2],
] as const)(
  'in %i, %s with %d pays %d: the family size credit falls in steps (Schedule ITC, Family Size Table)',
  (year, status, income, tax) => {
    expect(estimate('KY', year, status, income).stateTax).toBe(tax);
  },
);

test.each([
  [2020, 'single', 12_760, undefined],
  [2020, 'single', 12_761, -11],
  [2020, 'single', 13_270, -11],
  [2020, 'single', 13_271, -20],
  [2020, 'single', 16_971, -69],
  [2020, 'single', 16_972, undefined],
  [2020, 'marriedJoint', 17_241, -7],
  [2020, 'marriedJoint', 22_929, -28],
  [2020, 'marriedJoint', 22_930, undefined],
  [2021, 'single', 13_000, undefined],
] as const)('in %i, %s with %d has an income gap credit of %p (Form 740 (2020) line 25; Schedule ITC)', (year, status, income, amount) => {
  expect(linesOf(estimate('KY', year, status, income), 'state', 'lowIncomeCredit')[0]?.amount).toBe(amount);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 4% of 90,000 minus 3,270 for each spouse.
      'two earners file separately on a combined return (Form 740 lines 9 to 12)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [6, 12], wages: 60_000, spouseWages: 30_000 },
      3_338.4,
      3_338.4,
    ],
    [
      // 4% of 46,730 and of 35,000 - 31,110 - 3,270 = 620; minus 40 in one column and at most 24.80 in the other.
      'their credits for age stay in their columns (line 17)',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 66, spouseAge: 66, wages: 50_000, spousePensionIncome: 35_000 },
      1_829.2,
      1_829.2,
    ],
    [
      // Benefits and 31,110 of the pension are excluded: 4% of 18,890 - 3,270, minus 40.
      'at 70 benefits and most of the pension are untaxed (Schedules M and P)',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 50_000, socialSecurityBenefits: 20_000 },
      584.8,
      584.8,
    ],
    [
      // 22,000 is between 104% and 108% of 21,150: a fifth of 749.20 remains.
      'a parent with a child is a family of two (line 21)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [4], wages: 22_000 },
      149.84,
      149.84,
    ],
    [
      // 33,000 is at most 104% of 32,150, the guideline for four: a tenth of 1,189.20 remains.
      'a family of five uses the table for four (Schedule ITC)',
      { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [4, 6, 8], wages: 33_000 },
      118.92,
      118.92,
    ],
    [
      // 4% of 91,000, although the federal return takes the standard deduction.
      'mortgage interest and gifts are itemized regardless of the federal return (Schedule A)',
      { taxYear: 2025, filingStatus: 'single', wages: 100_000, mortgageInterest: 8_000, charitableGifts: 1_000, stateIncomeTaxPaid: 0 },
      3_640,
      3_640,
    ],
    [
      // 3.5% of 91,000: the Code of 2024 has no floor for gifts.
      'the same in 2026 (KRS 141.010)',
      { taxYear: 2026, filingStatus: 'single', wages: 100_000, mortgageInterest: 8_000, charitableGifts: 1_000, stateIncomeTaxPaid: 0 },
      3_185,
      3_185,
    ],
    [
      // 4% of 36,730, minus a fifth of 22% of 3,000.
      'a fifth of the federal credit for child care (line 24)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', dependentAges: [3], wages: 40_000, dependentCareExpenses: 3_000 },
      1_337.2,
      1_337.2,
    ],
    [
      // 3.5% of 36,640, minus a fifth of 22% of 3,000: the Code of 2024.
      'in 2026 this is still the credit of 2025',
      { taxYear: 2026, filingStatus: 'headOfHousehold', dependentAges: [3], wages: 40_000, dependentCareExpenses: 3_000 },
      1_150.4,
      1_150.4,
    ],
  ])('%s', (_what, household, beforeRefundable, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'KY' });
    expect([stateTaxBeforeRefundable, stateTax]).toEqual([beforeRefundable, tax]);
  });
});

// Occupational license fees.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 2.2%.
    ['Louisville, lives and works there', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'KY:LOUISVILLE' }, 1_320],
    // 1.45%.
    ['Louisville, commuter', { taxYear: 2025, filingStatus: 'single', wages: 60_000, workLocality: 'KY:LOUISVILLE' }, 870],
    // Only work there is taxed.
    [
      'lives in Louisville, works elsewhere',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'KY:LOUISVILLE', workLocality: 'ELSEWHERE' },
      0,
    ],
    // 2.25% and 0.5% for schools.
    ['Lexington, lives and works there', { taxYear: 2024, filingStatus: 'single', wages: 60_000, locality: 'KY:LEXINGTON' }, 1_650],
    // 2.25%.
    [
      'lives in Louisville, works in Lexington',
      { taxYear: 2024, filingStatus: 'single', wages: 60_000, locality: 'KY:LOUISVILLE', workLocality: 'KY:LEXINGTON' },
      1_350,
    ],
    // 2.45% of 137,700.
    ['Covington above the limit', { taxYear: 2020, filingStatus: 'single', wages: 200_000, locality: 'KY:COVINGTON' }, 3_373.65],
    // 2% of 176,100 and 50,000: each has a limit.
    [
      'Florence, a couple',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 200_000, spouseWages: 50_000, locality: 'KY:FLORENCE' },
      4_522,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'KY', ...household }).localTax).toBe(tax);
  });
});

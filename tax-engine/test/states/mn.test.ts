import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { EstimateYear } from '@bracketwise/contract/years';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

const deduction = (year: EstimateYear, status: FilingStatus, income: number) =>
  linesOf(estimate('MN', year, status, income), 'state', 'standardDeduction')[0]?.amount;

test.each([
  [2022, 'single', 206_050, -12_900],
  [2022, 'single', 216_050, -12_600],
  // 80% of 12,900 is lost 344,000 above the threshold.
  [2022, 'single', 550_049, -2_580.03],
  [2022, 'single', 600_000, -2_580],
  [2020, 'marriedSeparate', 98_925 + 10_000, -12_100],
  // 2023: 3% of 84,320 and then 10%.
  [2023, 'single', 304_970, -11_295.4],
  [2023, 'single', 314_970, -10_295.4],
  [2023, 'single', 390_274, -2_765],
  [2023, 'single', 999_999, -2_765],
  [2023, 'single', 1_000_001, -2_765],
  [2024, 'marriedJoint', 321_350 + 10_000, -25_484.5],
  [2025, 'marriedSeparate', 165_150 + 10_000, -12_579.75],
  [2025, 'headOfHousehold', 2_000_000, -4_500],
] as const)('in %i, %s with %d has a standard deduction of %d (Minn. Stat. § 290.0123 subd. 5)', (year, status, income, amount) => {
  expect(deduction(year, status, income)).toBe(amount);
});

test.each([
  // 5.35% of 31,690, 6.8% of 72,400, then 7.85% of 100.
  [2024, 'single', 14_575 + 104_190, 6_626.47],
  // 5.35% of 39,010, then 6.8% of 100.
  [2024, 'headOfHousehold', 21_900 + 39_110, 2_093.84],
  // 5.35% of 19,705, 6.8% of 58,580, then 7.85% of 100.
  [2020, 'marriedSeparate', 12_400 + 78_385, 5_045.51],
] as const)('in %i, %s with %d pays %d (Form M1, Tax rate schedules)', (year, status, income, tax) => {
  expect(estimate('MN', year, status, income).stateTax).toBe(tax);
});

/** Minn. Stat. § 290.091: 6.75% of the income minus an exemption that falls by a quarter of the excess over the threshold. 2024. */
const MINIMUM_TAX = {
  single: [69_530, 112_500],
  marriedJoint: [92_710, 150_000],
  marriedSeparate: [46_360, 75_000],
  headOfHousehold: [69_530, 112_500],
} as const;

test('the alternative minimum tax never exceeds the tax on wages (Schedule M1MT 2024)', () => {
  for (const [status, [exemption, threshold]] of Object.entries(MINIMUM_TAX) as [FilingStatus, readonly [number, number]][]) {
    for (let income = 10_000; income <= 1_000_000; income += 5_000) {
      const left = Math.max(0, exemption - 0.25 * Math.max(0, income - threshold));
      const minimumTax = 0.0675 * Math.max(0, income - left);
      expect(minimumTax).toBeLessThanOrEqual(estimate('MN', 2024, status, income).stateTax);
    }
  }
});

test.each<[string, Household]>([
  ['a nonresident', { taxYear: 2025, filingStatus: 'single', age: 30, wages: 20_000, nonresident: true }],
  [
    'a parent who excludes foreign income',
    {
      taxYear: 2025,
      filingStatus: 'headOfHousehold',
      wages: 10_000,
      foreignEarnedIncome: 40_000,
      excludesForeignIncome: true,
      dependentAges: [5],
    },
  ],
])('%s has no credit for families (Minn. Stat. § 290.0671(1)(a))', (_who, household) => {
  const { stateTax, stateTaxBeforeRefundable } = taxReturn({ state: 'MN', ...household });
  expect(stateTax).toBe(stateTaxBeforeRefundable);
});

// 26 U.S.C. § 32(i): 11,950 in 2025. Losses of earlier years and losses beyond the gains do not reduce interest.
test.each([
  ['interest at the limit', { taxableInterest: 11_950 }, true],
  ['interest above it', { taxableInterest: 11_951 }, false],
  ['interest above it and a capital loss', { taxableInterest: 13_000, shortTermGain: -3_000 }, false],
])('the family credits with %s follow the federal limit', (_what, income, isCredited) => {
  const household: Household = {
    taxYear: 2025,
    state: 'MN',
    filingStatus: 'headOfHousehold',
    wages: 15_000,
    dependentAges: [5],
    ...income,
  };
  expect(taxReturn(household).lines.some(({ label }) => label === 'familyCredit')).toBe(isCredited);
});

describe('whole households', () => {
  const year = 2025;
  const couple = { taxYear: year, filingStatus: 'marriedJoint' } as const;
  test.each<[string, Household, before: number, after: number]>([
    // 60,000 - 29,900 - 2 x 5,200 at 5.35%. 2 x 1,750 + 4% of 9,480 minus 12% of 22,090.
    [
      'a couple with two children gets exemptions and the family credits',
      { ...couple, wages: 60_000, dependentAges: [5, 8] },
      1_053.95,
      1_053.95 - 1_228.4,
    ],
    // 1,000 + 379.20, minus 9% of 40,000 - 31,950; 40,000 - 22,500 - 5,200 at 5.35%.
    [
      'a child of 18 counts as an older one',
      { taxYear: year, filingStatus: 'headOfHousehold', wages: 40_000, dependentAges: [18] },
      658.05,
      658.05 - 654.7,
    ],
    // 4% of 9,000: at 19 no one is too young, and at 65 no one gets it.
    ['a worker of 19 gets the credit', { taxYear: year, filingStatus: 'single', age: 19, wages: 9_000 }, 0, -360],
    ['a worker of 65 does not', { taxYear: year, filingStatus: 'single', age: 65, wages: 9_000 }, 0, 0],
    // 35% of 3,000, and 1,750 + 4% of 9,000.
    ['a couple with a newborn counts 3,000 of care', { ...couple, wages: 9_000, dependentAges: [0] }, 0, -(1_050 + 1_750 + 360)],
    // 20% of 6,000, but at most 1,200 - 5% of 1,850 above 64,150; 66,000 - 29,900 - 10,400 at 5.35%.
    [
      'the care credit falls with income',
      { ...couple, wages: 33_000, spouseWages: 33_000, dependentAges: [3, 4], dependentCareExpenses: 9_000 },
      1_374.95,
      1_374.95 - 1_107.5 - 508.4,
    ],
    // 57,000 minus 17,000 of benefits, 14,950 and 2,000; the income is too high for Schedule M1R.
    [
      'benefits are untaxed up to an income',
      { taxYear: year, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      1_233.18,
      1_233.18,
    ],
    // 107,000: six steps above 84,490 leave 40% of 17,000; 83,250 at 5.35% and from 32,570 on 6.8%.
    [
      'above it, the untaxed part falls by a tenth for each 4,000',
      { taxYear: year, filingStatus: 'single', age: 70, pensionIncome: 90_000, socialSecurityBenefits: 20_000 },
      5_188.74,
      5_188.74,
    ],
    // 22,000 - 14,950 - 2,000, minus 9,600 - (22,000 - 14,500) / 2: nothing is left.
    [
      'people of 65 subtract more at low incomes (Schedule M1R)',
      { taxYear: year, filingStatus: 'single', age: 70, pensionIncome: 22_000 },
      0,
      0,
    ],
    // 100,000 - 20,000 - 10,000, without state income tax.
    [
      'itemized deductions leave out state income tax and cap property tax',
      {
        taxYear: year,
        filingStatus: 'single',
        wages: 100_000,
        mortgageInterest: 20_000,
        propertyTax: 12_000,
        stateIncomeTaxPaid: 5_000,
      },
      4_287.74,
      4_287.74,
    ],
    // 50,000 - 14,950 - (2,500 - 500) / 2.
    [
      'half of the gifts above 500 are subtracted in addition to the standard deduction',
      { taxYear: year, filingStatus: 'single', wages: 50_000, charitableGifts: 2_500 },
      1_843.14,
      1_843.14,
    ],
    // Joint tax on 90,100 minus that on 35,050 and 55,050 by the single schedule.
    ['two earners get the marriage credit', { ...couple, wages: 70_000, spouseWages: 50_000 }, 5_436.31 - 254.04, 5_436.31 - 254.04],
    // 6.75% of 200,000 minus 71,540 - 25% of 87,500, above the tax of 130,000 of taxable income.
    [
      'a large mortgage causes minimum tax',
      { taxYear: year, filingStatus: 'single', wages: 200_000, mortgageInterest: 70_000 },
      10_147.61,
      10_147.61,
    ],
    // 62,000 - 15,300 by the brackets of 2026.
    ['2026 has new brackets', { taxYear: 2026, filingStatus: 'single', wages: 62_000 }, 2_692.61, 2_692.61],
  ])('%s (Form M1 and its schedules)', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax, stateIsProvisional } = taxReturn({ state: 'MN', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(stateTax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(household.taxYear === 2026);
  });

  test.each([
    // 3,000 for the newborn and 2,000 paid for the other child, at 20%.
    [[0, 4], 2_000, -1_000],
    // Up to 6,000 for two children.
    [[0, 4], 5_000, -1_200],
    [[0], 2_000, -600],
    [[1, 4], 2_000, -400],
  ])(
    'a couple with children of %j that pays %d for care gets %d (Minn. Stat. § 290.067)',
    (dependentAges, dependentCareExpenses, amount) => {
      const { lines } = taxReturn({ state: 'MN', ...couple, wages: 40_000, spouseWages: 10_000, dependentAges, dependentCareExpenses });
      expect(lines.find(({ section, label }) => section === 'state' && label === 'dependentCareCredit')?.amount).toBe(amount);
    },
  );
});

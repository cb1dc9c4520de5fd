import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // 92.40 + 123.20 + 154 + 185.40 up to 15,400, where 7% starts.
  [2020, 'single', 12_400 + 15_400, 555],
  [2020, 'single', 12_400 + 15_400 + 100, 562],
  // The schedule is the same for couples.
  [2021, 'marriedJoint', 25_100 + 15_560, 560.4],
  [2022, 'single', 12_950 + 16_040 + 100, 391.7],
  [2023, 'headOfHousehold', 20_800 + 3_330, 0],
  [2024, 'headOfHousehold', 21_900 + 17_330, 416.1],
  [2025, 'marriedJoint', 30_000 + 17_830 + 100, 434.1],
] as const)('in %i, %s with %d pays %d by the tax computation schedule (Form SC1040TT)', (year, status, income, tax) => {
  expect(estimate('SC', year, status, income).stateTax).toBe(tax);
});

test.each([
  ['single', 750],
  ['marriedJoint', 1_500],
  ['marriedSeparate', 750],
  ['headOfHousehold', 1_125],
] as const)(
  '%s in 2025 adds back %d: the increase of the federal standard deduction by Pub. L. 119-21 (Form SC1040 line e)',
  (status, amount) => {
    expect(linesOf(estimate('SC', 2025, status, 60_000), 'state', 'deductionAddBack')).toMatchObject([{ amount }]);
    expect(linesOf(estimate('SC', 2024, status, 60_000), 'state', 'deductionAddBack')).toEqual([]);
  },
);

test.each([
  // 162.50 minus 83.33% of 1,502 - 15.3% of 8,890 = 141.83
  [2021, 'single', 20_500, 44.31],
  // The federal credit of 2021 ends at 21,427.
  [2021, 'single', 21_500, 202.5],
  // 2025: 125% of 649 - 7.65% of 8,280 = 15.58 is more than 3% of 340; of 7.93, less than 3% of 440
  [2025, 'single', 18_900, 0],
  [2025, 'single', 19_000, 3.29],
  // A separate return gets no earned income credit.
  [2025, 'marriedSeparate', 19_000, 13.2],
] as const)('in %i, %s with %d pays %d after the earned income credit (Schedule TC-60)', (year, status, income, tax) => {
  expect(estimate('SC', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  type Case = readonly [who: string, household: Omit<Household, 'state'>, tax: number, source: string];
  test.each<Case>([
    // 100,000 − 31,500 + 1,500 − 4,930 − 2 × 4,930 = 55,210: 14,270 × 3% + 37,380 × 6%; minus 0.7% of 40,000.
    [
      'a couple with two earners and two children, one below six',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [5, 6] },
      2_390.9,
      'Form SC1040 (2025) lines 12, e, t and w',
    ],
    // 60,000 − 23,625 + 1,125 − 4,930 = 32,570: 428.10 + 14,740 × 6%, minus 7% of 3,000.
    [
      'a parent who pays for the care of a child',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 60_000, dependentAges: [8], dependentCareExpenses: 9_000 },
      1_102.5,
      'Form SC1040 line 11; S.C. Code § 12-6-3380',
    ],
    // 80,000 − 17,750 (2,000 for age, 750 added back) − 6,000 added back again: 63,000 − 10,000 − 5,000 = 48,000.
    [
      'a retired filer with a pension',
      { taxYear: 2025, filingStatus: 'single', age: 66, pensionIncome: 80_000 },
      2_238.3,
      'Form SC1040 (2025) lines e, p and q; S.C. Code § 12-6-1170',
    ],
    // The younger spouse deducts 3,000, the other 10,000 and 5,000: 60,000 − 30,750 − 18,000 = 11,250; 7,790 × 3%.
    [
      'a couple, one spouse 65',
      { taxYear: 2024, filingStatus: 'marriedJoint', age: 65, spouseAge: 60, pensionIncome: 40_000, spousePensionIncome: 20_000 },
      233.7,
      'Form SC1040 (2024) lines p and q; S.C. Code § 12-6-1170',
    ],
    // 100,000 − 25,000 = 75,000. The itemized deductions are 10,400 more than 14,600, so all 5,000 of income tax is added back: 80,000.
    [
      'a filer who itemizes',
      { taxYear: 2024, filingStatus: 'single', wages: 100_000, mortgageInterest: 20_000, stateIncomeTaxPaid: 5_000 },
      416.1 + 62_670 * 0.062,
      'Form SC1040 (2024) line a; S.C. Code § 12-6-1130(2)',
    ],
    // 15,000 − 15,000 × 20,000 / 55,000 = 15,000 − 5,450 leaves 50,450: 597 + 20,450 × 5.21%.
    [
      'a single filer of 2026',
      { taxYear: 2026, filingStatus: 'single', wages: 60_000 },
      1_662.45,
      'S.C. Code §§ 12-6-510(C), 12-6-1140(15)',
    ],
    // 30,000 − 22,500 − 4,930: 2,570 × 1.99% = 51.14; the credit of 200 leaves nothing.
    [
      'a parent of 2026',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 30_000, dependentAges: [10] },
      0,
      'S.C. Code § 12-6-3632',
    ],
  ])('%s: %j owes %d (%s)', (_who, household, tax) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ ...household, state: 'SC' });
    expect(stateTax).toBeCloseTo(tax, 2);
    expect(stateTaxBeforeRefundable).toBe(stateTax);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 minus 4,238.87 and 12,950: 42,811.13, of which the federal QBI deduction of 8,562.23 counts too. 385.20 + 26,771.13 x 6.5%.
      'a business, without the QBI deduction (S.C. Code § 12-6-50)',
      { taxYear: 2022, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      2_125.32,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'SC' }).stateTax).toBeCloseTo(tax, 2);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 60,000 − 15,750 + 750 = 45,000: 428.10 + 27,170 × 6%.
    [
      'early distributions are no retirement income (S.C. Code § 12-6-1170(A)(2))',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 10_000, earlyDistributions: 10_000 },
      2_058.3,
    ],
    // 3,000 less.
    [
      'an IRA is otherwise',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 10_000, iraDistributions: 10_000 },
      1_878.3,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'SC' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // 2020, separate: 3,750 and 2,250 off; no earned income credit on a separate return.
  [2020, 'marriedSeparate', 6_000 + 2_500, 0],
  [2020, 'marriedSeparate', 6_000 + 2_501, 77.53],
  // 2020, single, 7,751: 77.53 minus 17% of 538 (the credit is whole from 7,033 to 8,790).
  [2020, 'single', 5_250 + 2_500, 0],
  [2020, 'single', 5_250 + 2_501, 0],
  // 2023, joint: 155.03 minus 17% of 600 (the credit is whole up to 16,370) and 17% of 593.95 at 16,449.
  [2023, 'marriedJoint', 12_500 + 5_000, 0],
  [2023, 'marriedJoint', 12_500 + 5_001, 67.74],
  [2023, 'headOfHousehold', 10_500 + 2_500, 0],
  [2024, 'marriedSeparate', 13_280 + 100, 5.2],
] as const)(
  'in %i, %s with %d pays %d: no tax up to 2,500 (joint 5,000) of taxable income until 2023 (K.S.A. 79-32,110)',
  (year, status, income, tax) => {
    expect(estimate('KS', year, status, income).stateTax).toBe(tax);
  },
);

test.each([
  // 17% of 1,502 - 15.3% of (15,000 - 11,610) under the federal law of 2021.
  [2021, 'single', 15_000, -167.17],
  [2020, 'single', 15_000, -10.7],
  [2024, 'headOfHousehold', 10_000, -107.44],
  [2024, 'marriedSeparate', 10_000, undefined],
  [2025, 'single', 20_000, undefined],
] as const)('in %i, for %s with %d, 17%% of the federal earned income credit is %p (K.S.A. 79-32,205)', (year, status, income, credit) => {
  expect(linesOf(estimate('KS', year, status, income), 'state', 'earnedIncomeCredit')[0]?.amount).toBe(credit);
});

test.each([
  [2023, 'single', 5_750 + 30_000, 1_252.5],
  [2023, 'headOfHousehold', 10_500 + 30_000, 1_252.5],
  [2023, 'marriedJoint', 12_500 + 60_000, 2_505],
  [2024, 'single', 12_765 + 23_000, 1_196],
  [2024, 'headOfHousehold', 17_660 + 23_100, 1_201.58],
  [2025, 'marriedJoint', 26_560 + 46_000, 2_392],
] as const)('in %i, %s with %d pays %d at the end of a bracket (K.S.A. 79-32,110(a))', (year, status, income, tax) => {
  expect(estimate('KS', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  const family = { filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, dependentAges: [6, 9] } as const;
  const worker = { filingStatus: 'single', age: 60, wages: 20_000 } as const;

  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 100,000 minus 8,240, 18,320 and 2 x 2,320 is 68,800: 2,392 + 5.58% of 22,800.
    ['a couple with two children (Form K-40 lines 4 and 5)', { ...family, taxYear: 2025 }, 3_664.24],
    ['the same in 2026', { ...family, taxYear: 2026 }, 3_664.24],
    [
      // Social Security is untaxed: 60,000 minus 8,240 + 2 x 700 and 18,320 is 32,040.
      'a retired couple (Schedule S Part A; K.S.A. 79-32,119)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 70,
        spouseAge: 68,
        pensionIncome: 60_000,
        socialSecurityBenefits: 30_000,
      },
      1_666.08,
    ],
    [
      // The full property tax counts: 90,000 minus 27,000 and 9,160 is 53,840: 1,196 + 5.58% of 30,840.
      'itemized deductions (Schedule S Part C)',
      {
        taxYear: 2024,
        filingStatus: 'single',
        wages: 90_000,
        mortgageInterest: 10_000,
        propertyTax: 15_000,
        charitableGifts: 2_000,
      },
      2_916.87,
    ],
    [
      // 80,000 minus 8,240, 18,320 and 2,320 is 51,120: 2,677.70 minus half of 20% of 3,000.
      'child care (Form K-40 line 14)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 40_000,
        spouseWages: 40_000,
        dependentAges: [3],
        dependentCareExpenses: 3_000,
      },
      2_377.7,
    ],
    [
      // 20,000 minus 6,180, 11,480 and 2,320 is 20: 1.04 minus 17% of 4,328.
      'a working parent (Form K-40 lines 17 and 23)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [8] },
      -734.72,
    ],
    // 7,235 at 5.2% minus 125.
    ['a worker of 60 in 2024 (Food Sales Tax Credit Worksheet)', { ...worker, taxYear: 2024 }, 251.22],
    ['the same in 2025, without a food credit', { ...worker, taxYear: 2025 }, 376.22],
    [
      // 469.04 minus 17% of 3,209.46 = 545.61; no tax is left for the food credit of 250.
      'a parent in 2024, whose earned income credit comes before the food credit',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 29_000, dependentAges: [8] },
      -76.57,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'KS' }).stateTax).toBe(tax);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 14,250 x 3.1% = 441.75, minus 125.
      'a worker of 55 gets the food credit (K.S.A. 79-32,271)',
      { taxYear: 2022, filingStatus: 'single', age: 55, wages: 20_000 },
      316.75,
    ],
    [
      // 17,500 x 3.1% = 542.50, minus 2 x 125.
      'a couple, one spouse 55',
      { taxYear: 2021, filingStatus: 'marriedJoint', spouseAge: 55, wages: 30_000 },
      292.5,
    ],
    [
      // 14,250 x 3.1%.
      'a worker of 54 does not',
      { taxYear: 2022, filingStatus: 'single', age: 54, wages: 20_000 },
      441.75,
    ],
    [
      // 15,616 - … : 30,616 is above 30,615. 15,000 x 3.1% + 9,866 x 5.25%.
      'nor one with more income',
      { taxYear: 2022, filingStatus: 'single', age: 55, wages: 30_616 },
      982.97,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'KS' }).stateTax).toBeCloseTo(tax, 2);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  [2020, 'single', 12_760, 0],
  // 330.44, 342.40, 342.44, 438.40 and 438.44 before the credit of 90%, 90%, 80%, 10% and 0%.
  [2020, 'single', 12_761, 33.04],
  [2020, 'single', 13_060, 34.24],
  [2020, 'single', 13_061, 68.49],
  [2020, 'single', 15_460, 394.56],
  [2020, 'single', 15_461, 438.44],
  [2025, 'marriedJoint', 21_150, 0],
  // 222 + 2.96% of 7,151, minus 90%
  [2025, 'marriedJoint', 21_151, 43.37],
  // Separate filers: half the guideline, steps of 150 and half-width brackets.
  [2024, 'marriedSeparate', 7_530, 0],
  [2024, 'marriedSeparate', 7_531, 13.47],
  [2024, 'marriedSeparate', 7_680, 13.94],
  [2024, 'marriedSeparate', 7_681, 27.89],
  [2024, 'marriedSeparate', 8_880, 159.5],
  [2024, 'marriedSeparate', 8_881, 177.25],
] as const)('in %i, %s with %d pays %d after the family tax credit (Schedule FTC-1)', (year, status, income, tax) => {
  expect(estimate('WV', year, status, income).stateTax).toBe(tax);
});

test.each([
  ['single', 10_000, -10_000],
  ['single', 10_001, 0],
  ['marriedJoint', 9_000, -9_000],
  ['marriedSeparate', 5_000, -5_000],
  ['marriedSeparate', 5_001, 0],
] as const)('%s with %d excludes %d of earned income (Form IT-140 line 5)', (status, income, amount) => {
  expect(linesOf(estimate('WV', 2023, status, income), 'state', 'lowIncomeExemption')).toMatchObject([{ amount }]);
});

test('separate filers reach the top rate at 30,000 of taxable income, all others at 60,000 (Tax Rate Schedules)', () => {
  // 300 + 600 + 675 + 1,200 = 2,775, and half of it
  expect(estimate('WV', 2022, 'marriedJoint', 64_000 + 100).stateTax).toBe(2_781.5);
  expect(estimate('WV', 2022, 'marriedSeparate', 32_000 + 100).stateTax).toBe(1_394);
});

describe('whole households', () => {
  test.each<[string, Household, before: number, after: number]>([
    // 60,000 - 4 x 2,000 = 52,000: 222 + 444 + 499.50 + 532.80; half of 20% of 3,000.
    [
      'a couple has exemptions of 2,000 for each child and half of the federal dependent care credit (line 6; Schedule CDCC)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 40_000,
        spouseWages: 20_000,
        dependentAges: [3, 14],
        dependentCareExpenses: 5_000,
      },
      1_398.3,
      1_398.3,
    ],
    // Of 20,400 taxed benefits, 7,140 is untaxed, and 860 of the 8,000: 80,400 - 8,000 - 2,000 = 70,400. 2,183.50 up to 60,000, then 5.12%.
    [
      'in 2024, 35% of the benefits are untaxed above 50,000, and at 65 another 8,000 minus these (Schedule M)',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 60_000, socialSecurityBenefits: 24_000 },
      2_715.98,
      2_715.98,
    ],
    // 13,260 is untaxed: 65,140. 2,053.50 up to 60,000, then 4.82%.
    [
      'in 2025, 65% of them are untaxed',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 60_000, socialSecurityBenefits: 24_000 },
      2_301.25,
      2_301.25,
    ],
    // All 20,400 is untaxed: 58,000. 211 + 421.50 + 474 + 759.60.
    [
      'in 2026 all of them are untaxed, and the rates are lower (2026 SB 392)',
      { taxYear: 2026, filingStatus: 'single', age: 70, pensionIncome: 60_000, socialSecurityBenefits: 24_000 },
      1_866.1,
      1_866.1,
    ],
    // 35,000 - 8,000 - 5,000 - 4,000 = 18,000: 222 + 236.80.
    [
      'each spouse of 65 excludes up to 8,000 of their own income (Schedule M)',
      { taxYear: 2025, filingStatus: 'marriedJoint', age: 67, spouseAge: 67, pensionIncome: 30_000, spousePensionIncome: 5_000 },
      458.8,
      458.8,
    ],
    // 300 above the guideline of 21,150 for two: a tenth of 442.52 is left.
    [
      'a child moves the family tax credit’s table to the guideline for two (Schedule FTC-1, table 1)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 21_450, dependentAges: [5] },
      44.25,
      44.25,
    ],
    // Half of the guideline of 20,440 for two.
    [
      'on a separate return, to half of it (table 2)',
      { taxYear: 2024, filingStatus: 'marriedSeparate', wages: 10_220, dependentAges: [5] },
      0,
      0,
    ],
    // 36,000: 1,032.30; 2,500 - 4% of 40,000.
    [
      'property tax above 4% of income is refunded (Schedule HEPTC-1)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 40_000, dependentAges: [5], propertyTax: 2_500 },
      1_032.3,
      132.3,
    ],
  ])('%s', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax: tax, stateIsProvisional } = taxReturn({ state: 'WV', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(tax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(false);
  });
});

// City service fees: W. Va. Code § 8-13-13.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 52 x 5.
    ['Huntington', { taxYear: 2025, filingStatus: 'single', wages: 52_000, locality: 'WV:HUNTINGTON' }, 260],
    // 52 x 3.
    ['Charleston, commuter', { taxYear: 2024, filingStatus: 'single', wages: 40_000, workLocality: 'WV:CHARLESTON' }, 156],
    // 52 x 2.50 for each.
    [
      'Parkersburg, a couple',
      { taxYear: 2026, filingStatus: 'marriedJoint', wages: 40_000, spouseWages: 30_000, locality: 'WV:PARKERSBURG' },
      260,
    ],
    // 52 x 2 for commuters.
    ['Fairmont, commuter', { taxYear: 2025, filingStatus: 'single', wages: 40_000, workLocality: 'WV:FAIRMONT' }, 104],
    // Residents are exempt.
    ['Fairmont, resident', { taxYear: 2025, filingStatus: 'single', wages: 40_000, locality: 'WV:FAIRMONT' }, 0],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'WV', ...household }).localTax).toBe(tax);
  });
});

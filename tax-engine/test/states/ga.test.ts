import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { amountOf, stateTax } from '../household.ts';

test('the flat rate replaces schedule and exemption in 2024', () => {
  // 2023: 60,000 - 5,400 - 2,700 = 51,900; 230 on the first 7,000, then 5.75%. 2024: 5.39% of 48,000. 2025: 5.19%.
  expect(stateTax('GA', 2023, 'single', 60_000)).toBe(2_811.75);
  expect(stateTax('GA', 2024, 'single', 60_000)).toBe(2_587.2);
  expect(stateTax('GA', 2025, 'single', 60_000)).toBe(2_491.2);
});

test.each([
  [14_999.99, -8],
  [15_000, -5],
  [19_999.99, -5],
  [20_000, undefined],
])('at %d of AGI, the low income credit of a single filer is %p (O.C.G.A. § 48-7A-3)', (income, credit) => {
  expect(amountOf('GA', 2025, 'single', income, 'lowIncomeCredit')).toBe(credit);
});

test('a credit larger than the tax leaves zero', () => {
  // 1,600 of taxable income: 10 + 12 = 22 of tax; credit 2 x 5.
  expect(stateTax('GA', 2020, 'marriedJoint', 15_000)).toBe(12);
  expect(stateTax('GA', 2020, 'marriedJoint', 13_900)).toBe(0);
});

describe('whole households', () => {
  test.each<[string, Household, tax: number]>([
    // (80,000 - 24,000 - 2 x 4,000) x 5.19%; half of the federal 20% of 6,000.
    [
      'a couple with two children has exemptions and half of the federal dependent care credit (line 14; Form IND-CR 202)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 50_000,
        spouseWages: 30_000,
        dependentAges: [4, 9],
        dependentCareExpenses: 8_000,
      },
      2_491.2 - 600,
    ],
    // The same in 2024: 5.39%, and 30%.
    [
      'in 2024 the share of the dependent care credit is 30%',
      {
        taxYear: 2024,
        filingStatus: 'marriedJoint',
        wages: 50_000,
        spouseWages: 30_000,
        dependentAges: [4, 9],
        dependentCareExpenses: 8_000,
      },
      2_587.2 - 360,
    ],
    // Filer of 66: 5,000 of 20,000 of wages, 40,000 of pension and 5,000 of interest. Spouse of 63: 35,000 of 50,000, for 5,000 of interest.
    // 20,000 + 90,000 + 10,000 - 50,000 - 35,000 - 24,000 = 11,000 x 5.19%.
    [
      'each spouse excludes up to 65,000 or, from 62, 35,000 (Schedule 1 page 2)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 66,
        spouseAge: 63,
        wages: 20_000,
        pensionIncome: 40_000,
        spousePensionIncome: 50_000,
        taxableInterest: 10_000,
      },
      570.9,
    ],
    // (19,000 - 12,000) x 5.19% = 363.30 less nothing excluded at 61; 5 for the one exemption.
    [
      'at 61 nothing is excluded, and below 20,000 there is a small credit',
      { taxYear: 2025, filingStatus: 'single', age: 61, pensionIncome: 19_000 },
      358.3,
    ],
    // (200,000 - 10,000 of property tax - 30,000 - 5,000) x 5.39% - 2 x 300.
    [
      'federal itemizers itemize in Georgia too and get 300 for each taxpayer (lines 12 and 19)',
      {
        taxYear: 2024,
        filingStatus: 'marriedJoint',
        wages: 200_000,
        mortgageInterest: 30_000,
        propertyTax: 10_000,
        charitableGifts: 5_000,
        stateIncomeTaxPaid: 9_000,
      },
      7_754.5,
    ],
    // (60,000 - 15,000 - 2 x 5,000) x 4.99%, minus 250 for the child of 5; the one of 6 is too old.
    [
      'in 2026 a child under 6 adds a credit of 250 (2025 HB 136; 2026 HB 463)',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 60_000, dependentAges: [5, 6] },
      1_496.5,
    ],
  ])('%s', (_what, household, tax) => {
    const { stateTaxBeforeRefundable, stateTax: after, stateIsProvisional } = taxReturn({ state: 'GA', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
    expect(after).toBeCloseTo(tax, 2);
    expect(stateIsProvisional).toBe(false);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 98,476.19 - 4,000 - 5,400 - 2,700 = 86,376.19: 230 + 79,376.19 x 5.75%.
      'a worker of 62 excludes 4,000 of earnings (Retirement Income Exclusion)',
      { taxYear: 2022, filingStatus: 'single', age: 62, wages: 98_476.19 },
      4_794.13,
    ],
    [
      // Half of the interest is the spouse’s: 58,000 - 8,000 - 7,100 - 7,400 = 35,500: 340 + 25,500 x 5.75%.
      'a couple, one spouse 62',
      { taxYear: 2023, filingStatus: 'marriedJoint', age: 62, spouseAge: 58, wages: 50_000, taxableInterest: 8_000 },
      1_806.25,
    ],
    [
      // 98,476.19 - 8,100 = 90,376.19: 230 + 83,376.19 x 5.75%.
      'a worker of 61 excludes nothing',
      { taxYear: 2022, filingStatus: 'single', age: 61, wages: 98_476.19 },
      5_024.13,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'GA' }).stateTax).toBeCloseTo(tax, 2);
  });
});

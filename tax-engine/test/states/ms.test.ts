import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  // Exemption and standard deduction: 8,300 single and separate, 16,600 joint, 11,400 head of family.
  [2020, 'single', 8_300 + 3_000, 0],
  [2020, 'single', 8_300 + 5_000, 60],
  [2020, 'marriedJoint', 16_600 + 10_000, 260],
  [2020, 'headOfHousehold', 11_400 + 10_100, 265],
  [2021, 'single', 8_300 + 4_000, 0],
  [2021, 'single', 8_300 + 5_000, 30],
  [2022, 'marriedSeparate', 8_300 + 5_000, 0],
  [2022, 'marriedSeparate', 8_300 + 10_100, 205],
  [2023, 'single', 8_300 + 10_000, 0],
  [2023, 'marriedJoint', 16_600 + 10_100, 5],
  [2024, 'headOfHousehold', 11_400 + 10_100, 4.7],
  [2025, 'single', 8_300 + 10_100, 4.4],
] as const)(
  'in %i, %s with %d pays %d: the untaxed bracket grows and is not doubled (Miss. Code § 27-7-5)',
  (year, status, income, tax) => {
    expect(estimate('MS', year, status, income).stateTax).toBe(tax);
  },
);

describe('whole households', () => {
  const couple = { taxYear: 2025, filingStatus: 'marriedJoint' } as const;
  test.each<[string, Household, tax: number]>([
    // 50,000 + 30,000 above the untaxed brackets - 12,000 - 2 x 1,500 - 4,600.
    ['two earners each have an untaxed bracket', { ...couple, wages: 60_000, spouseWages: 40_000, dependentAges: [5, 8] }, 2_657.6],
    // 100,000 - 10,000 - 12,000 - 4,600.
    ['one earner has only one', { ...couple, wages: 100_000 }, 3_229.6],
    // 70,000 - 16,600: the spouse's bracket is not filled.
    ['a small second income is untaxed', { ...couple, wages: 80_000, spouseWages: 4_000 }, 2_349.6],
    // 15,000 of rent each: 90,000 - 2 x 10,000 - 16,600, no matter which spouse has the wages.
    ['rent is half of each', { ...couple, wages: 60_000, rentalIncome: 30_000 }, 2_349.6],
    ['rent is half of each, also of a filer without wages', { ...couple, spouseWages: 60_000, rentalIncome: 30_000 }, 2_349.6],
    // 25,000 of interest each, minus the brackets, 12,000 + 2 x 1,500 and 4,600.
    [
      'pensions and benefits are untaxed, and people of 65 have another exemption',
      {
        ...couple,
        age: 68,
        spouseAge: 67,
        pensionIncome: 40_000,
        socialSecurityBenefits: 20_000,
        taxableInterest: 50_000,
      },
      457.6,
    ],
    // 80,000 - 6,000 - 12,000 - 10,000: regardless of the federal return, without state income tax.
    [
      'itemized deductions leave out state income tax',
      {
        taxYear: 2025,
        filingStatus: 'single',
        wages: 80_000,
        mortgageInterest: 9_000,
        propertyTax: 2_000,
        charitableGifts: 1_000,
        stateIncomeTaxPaid: 3_000,
      },
      2_288,
    ],
    // 32,000 - 8,000 - 1,500 - 3,400 - 10,000, minus a quarter of 26% of 3,000; no credit above 50,000.
    [
      'a parent gets a quarter of the federal dependent care credit',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 32_000, dependentAges: [4], dependentCareExpenses: 3_000 },
      400.4 - 195,
    ],
    [
      'a parent with more income does not',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 50_001, dependentAges: [4], dependentCareExpenses: 3_000 },
      1_192.44,
    ],
    // 50,000 - 8,300 - 10,000.
    ['2024 takes 4.7%', { taxYear: 2024, filingStatus: 'single', wages: 50_000 }, 1_489.9],
    ['2026 takes 4%', { taxYear: 2026, filingStatus: 'single', wages: 50_000 }, 1_268],
  ])('%s (Forms 80-105 and 80-108)', (_what, household, tax) => {
    const { stateTaxBeforeRefundable, stateTax, stateIsProvisional } = taxReturn({ state: 'MS', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
    expect(stateTax).toBeCloseTo(tax, 2);
    expect(stateIsProvisional).toBe(false);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 60,000 - 4,238.87 - 8,300 - 10,000 = 37,461.13 x 5%.
      'half of the self-employment tax is deducted (Miss. Code § 27-7-18(6)(c))',
      { taxYear: 2023, filingStatus: 'single', selfEmploymentProfit: 60_000 },
      1_873.06,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MS' }).stateTax).toBeCloseTo(tax, 2);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 70,000 − 8,300 − 10,000 = 51,700 × 4.4%.
    [
      'early distributions are taxed (Form 80-100 Instructions)',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 20_000, earlyDistributions: 20_000 },
      2_274.8,
    ],
    // 20,000 less.
    [
      'an IRA is exempt otherwise, such as a move to a Roth IRA',
      { taxYear: 2025, filingStatus: 'single', age: 45, wages: 50_000, pensionIncome: 20_000, iraDistributions: 20_000 },
      1_394.8,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'MS' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

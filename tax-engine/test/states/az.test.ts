import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate } from '../household.ts';

test.each([
  // 2.59% of 1,350, 34.97, is less than the credit of 40; one dollar more ends the credit.
  [2020, 'headOfHousehold', 20_000, 0],
  [2020, 'headOfHousehold', 20_001, 34.99],
  [2022, 'headOfHousehold', 20_000, 0],
  [2022, 'headOfHousehold', 20_001, 15.33],
  // A household of one has no credit above 10,000, and a couple with the credit owes no tax.
  [2020, 'single', 12_500, 2.59],
  [2020, 'marriedJoint', 24_900, 2.59],
  [2023, 'headOfHousehold', 20_801, 0.03],
] as const)('in %i, %s with %d pays %d: the family income tax credit ends at 20,000 (A.R.S. § 43-1073)', (year, status, income, tax) => {
  expect(estimate('AZ', year, status, income).stateTax).toBe(tax);
});

test.each([
  // Tables X and Y: the flat amounts are the rate differences times the lower limits.
  [2020, 'single', 12_400 + 27_272, 706.34],
  [2020, 'single', 12_400 + 163_632, 6_166.2],
  [2020, 'marriedJoint', 24_800 + 54_544, 1_412.69],
  [2020, 'headOfHousehold', 18_650 + 109_088, 3_234.46],
  [2022, 'headOfHousehold', 19_400 + 57_305, 1_461.28],
  [2022, 'marriedSeparate', 12_950 + 28_653 + 1_000, 760.45],
  [2025, 'single', 15_750 + 100_000, 2_500],
] as const)('in %i, %s with %d pays %d at the end of a bracket (Form 140 line 46)', (year, status, income, tax) => {
  expect(estimate('AZ', year, status, income).stateTax).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Household, before: number, after: number]>([
    // (60,000 - 31,500) x 2.5% - 100 - 25.
    [
      'a child under 17 is worth 100 and an older one 25',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [5, 17] },
      587.5,
      587.5,
    ],
    // Six steps of a thousand above 400,000: 30% of 200 is lost.
    [
      'the credit for dependents falls by twentieths',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 405_500, dependentAges: [5, 8] },
      9_350 - 140,
      9_350 - 140,
    ],
    // 57,000 - 17,000 of benefits - 6,000 - 2,100 - 15,750.
    [
      'a retired person has an exemption, the senior deduction and untaxed benefits, but no larger standard deduction',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      403.75,
      403.75,
    ],
    // 50,000 - 15,750 - 34% x 1,000; in 2026 50,000 - 16,100 - 1,000.
    [
      'gifts add a share of their amount to the standard deduction',
      { taxYear: 2025, filingStatus: 'single', wages: 50_000, charitableGifts: 1_000 },
      847.75,
      847.75,
    ],
    [
      'gifts add the first thousand from 2026',
      { taxYear: 2026, filingStatus: 'single', wages: 50_000, charitableGifts: 3_000 },
      822.5,
      822.5,
    ],
    // 100,000 - 15,000 - 5,000 - 2,000; in 2026 taxes count up to 10,000: 200,000 - 15,000 - 10,000.
    [
      'itemized deductions are those of the federal return',
      { taxYear: 2025, filingStatus: 'single', wages: 100_000, mortgageInterest: 15_000, propertyTax: 5_000, stateIncomeTaxPaid: 2_000 },
      1_950,
      1_950,
    ],
    [
      'state and local taxes have Arizona’s own cap in 2026',
      { taxYear: 2026, filingStatus: 'single', wages: 200_000, mortgageInterest: 15_000, propertyTax: 12_000, stateIncomeTaxPaid: 4_000 },
      4_375,
      4_375,
    ],
    // 60,000 - 25% x 10,000 - 14,600.
    [
      'a quarter of long-term gains is untaxed',
      { taxYear: 2024, filingStatus: 'single', wages: 50_000, longTermGain: 10_000 },
      1_072.5,
      1_072.5,
    ],
    // 65,000 - 25% x 10,000 - 15,750: short-term losses do not lower the quarter.
    [
      'the quarter is of the long-term gain before short-term losses',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, shortTermGain: -5_000, longTermGain: 10_000 },
      1_168.75,
      1_168.75,
    ],
    // 60,000 - 25% x 10,000 - 15,750.
    [
      'a short-term gain has no quarter',
      { taxYear: 2025, filingStatus: 'single', wages: 45_000, shortTermGain: 5_000, longTermGain: 10_000 },
      1_043.75,
      1_043.75,
    ],
    // 50,000 - 3,000 of the net loss of 10,000 - 25% x 10,000 - 15,750.
    [
      'losses of the year may exceed the long-term gain',
      { taxYear: 2025, filingStatus: 'single', wages: 50_000, shortTermGain: -20_000, longTermGain: 10_000 },
      718.75,
      718.75,
    ],
    // 50,000 - 1,500 - 15,750.
    ['a blind person has an exemption', { taxYear: 2025, filingStatus: 'single', age: 50, blind: true, wages: 50_000 }, 818.75, 818.75],
    // 200,000 - senior deduction of 6,000 - 6% x 50,000 - 2 x 1,500 - 2,100 - 32,200.
    [
      'each of a couple may be blind, and one also old',
      {
        taxYear: 2026,
        filingStatus: 'marriedJoint',
        age: 50,
        blind: true,
        spouseAge: 67,
        spouseBlind: true,
        wages: 200_000,
      },
      3_992.5,
      3_992.5,
    ],
    // 100,000 - (3,000 - 35% of them) - 32,200; the child is worth 125.
    [
      'child care beyond the federal credit is subtracted from 2026',
      {
        taxYear: 2026,
        filingStatus: 'marriedJoint',
        wages: 60_000,
        spouseWages: 40_000,
        dependentAges: [3],
        dependentCareExpenses: 5_000,
      },
      1_521.25,
      1_521.25,
    ],
    // 25 for each of three.
    [
      'low earners get the excise tax credit refunded',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 6] },
      0,
      -75,
    ],
    // 479 of up to 1,850 alone, and 25.
    [
      'people of 65 get part of their property tax refunded',
      { taxYear: 2025, filingStatus: 'single', age: 70, taxableInterest: 1_800, propertyTax: 600 },
      0,
      -504,
    ],
  ])('%s (Forms 140 and 140PTC)', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax, stateIsProvisional } = taxReturn({ state: 'AZ', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(stateTax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(false);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { stateTax } from '../household.ts';

test.each([
  ['single', 6_500, 0],
  ['single', 6_501, 19.96],
  ['single', 6_750, 20.72],
  ['single', 6_751, 41.45],
  ['single', 8_750, 241.76],
  ['single', 8_751, 268.66],
  ['marriedJoint', 13_000, 0],
  ['marriedJoint', 15_250, 421.36],
  ['marriedJoint', 15_251, 468.21],
  ['marriedSeparate', 13_000, 0],
  ['headOfHousehold', 6_500, 0],
] as const)('%s with %d pays %d: ten points of forgiveness are lost with each $250 (Schedule SP)', (status, income, tax) => {
  expect(stateTax('PA', 2025, status, income)).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Household, before: number, after: number]>([
    // The child moves the table from 6,500 to 16,000, so 16,100 is in its second step. 16,100 x 3.07% minus nine tenths; a tenth of 4,328.
    [
      'a child moves the forgiveness table up by 9,500 (Schedule SP, table 1)',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 16_100, dependentAges: [9] },
      49.43,
      49.43 - 432.8,
    ],
    // Two children: 13,000 + 2 x 9,500 = 32,000 is fully forgiven; the credit of 2025 does not exist yet.
    [
      'a couple with two children and 32,000 has all tax forgiven (Schedule SP, table 2)',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 20_000, spouseWages: 12_000, dependentAges: [3, 15] },
      0,
      0,
    ],
    // Only 30,000 of interest x 3.07%: benefits and the pension after 59½ are untaxed, the spouse's at 57 is not.
    [
      'a pension is untaxed from 59½, for each spouse separately (line 1a)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        age: 66,
        spouseAge: 57,
        pensionIncome: 50_000,
        spousePensionIncome: 10_000,
        socialSecurityBenefits: 24_000,
        taxableInterest: 30_000,
      },
      1_228,
      1_228,
    ],
    // Unemployment compensation is untaxed: 40,000 x 3.07%.
    [
      'unemployment compensation is untaxed (line 1a)',
      { taxYear: 2024, filingStatus: 'single', wages: 40_000, unemploymentCompensation: 9_000 },
      1_228,
      1_228,
    ],
    // Neither the business loss nor the loss on shares reduces the wages: 60,000 x 3.07%.
    [
      'a loss stays in its class of income (line 9)',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, selfEmploymentProfit: -20_000, longTermGain: -5_000 },
      1_842,
      1_842,
    ],
    // 100,000 x 3.07% - 20% x 6,000.
    [
      'the dependent care credit is refundable, in addition to the federal one (Schedule DC)',
      {
        taxYear: 2025,
        filingStatus: 'marriedJoint',
        wages: 60_000,
        spouseWages: 40_000,
        dependentAges: [2, 4],
        dependentCareExpenses: 9_000,
      },
      3_070,
      1_870,
    ],
    // The percentage of 2022 for 60,000 is 20%, while the federal one of 2026 is 35%: 60,000 x 3.07% - 20% x 3,000.
    [
      'in 2026 the dependent care credit keeps the percentages of 2022 (72 P.S. § 1602-W)',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 60_000, dependentAges: [2], dependentCareExpenses: 5_000 },
      1_842,
      1_242,
    ],
  ])('%s', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax: tax, stateIsProvisional } = taxReturn({ state: 'PA', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(tax).toBeCloseTo(after, 2);
    expect(stateIsProvisional).toBe(false);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 80,000 x 3.07%.
      'a business loss does not reduce wages (72 P.S. § 7303(a)(2))',
      { taxYear: 2022, filingStatus: 'single', wages: 80_000, selfEmploymentProfit: -20_000 },
      2_456,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'PA' }).stateTax).toBeCloseTo(tax, 2);
  });
});

// 53 P.S. § 6924.311; Phila. Code § 19-1502.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 3.75% to June and 3.74% from July: 3.745%.
    ['Philadelphia', { taxYear: 2025, filingStatus: 'single', wages: 80_000, locality: 'PA:PHILADELPHIA' }, 2_996],
    // 401(k) deferrals are taxed.
    [
      'Philadelphia with deferrals',
      { taxYear: 2025, filingStatus: 'single', wages: 75_000, electiveDeferrals: 5_000, locality: 'PA:PHILADELPHIA' },
      2_996,
    ],
    // 3.75% of net profits.
    [
      'Philadelphia, self-employed',
      { taxYear: 2024, filingStatus: 'single', selfEmploymentProfit: 50_000, locality: 'PA:PHILADELPHIA' },
      1_875,
    ],
    // 3.44%.
    ['Philadelphia, commuter', { taxYear: 2024, filingStatus: 'single', wages: 60_000, workLocality: 'PA:PHILADELPHIA' }, 2_064],
    // 3% of 60,000; a loss does not reduce pay.
    [
      'Pittsburgh',
      { taxYear: 2026, filingStatus: 'single', wages: 60_000, selfEmploymentProfit: -5_000, locality: 'PA:PITTSBURGH' },
      1_800,
    ],
    // 3.435% of 50,000 = 1,717.50 to Philadelphia; 3.6% less that = 82.50 to Reading.
    [
      'lives in Reading, works in Philadelphia',
      { taxYear: 2025, filingStatus: 'single', wages: 50_000, locality: 'PA:READING', workLocality: 'PA:PHILADELPHIA' },
      1_800,
    ],
    // 1.6% of 50,000.
    ['Lancaster', { taxYear: 2025, filingStatus: 'single', wages: 50_000, locality: 'PA:LANCASTER' }, 800],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'PA', ...household }).localTax).toBe(tax);
  });
});

import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  // Table A: 15,000 of exemption; 300 + 5% of 5,000, minus 15%. One more dollar costs a thousand of exemption.
  [2020, 'single', 30_000, 467.5],
  [2020, 'single', 30_001, 510.04],
  [2020, 'single', 44_000, 1_755],
  [2020, 'single', 44_001, 1_800.05],
  // Table E: 3% of 3,800, minus 75%, then 70%.
  [2020, 'single', 18_800, 28.5],
  [2020, 'single', 18_801, 34.21],
  // The last point of the credit ends where Table C starts.
  [2023, 'marriedJoint', 100_500, 4_581.23],
  [2023, 'marriedJoint', 100_501, 4_667.56],
  // Separate: Table C starts while the credit is still 5%.
  [2024, 'marriedSeparate', 50_250, 1_913.06],
  [2024, 'marriedSeparate', 50_251, 1_936.86],
  // Table D.
  [2022, 'headOfHousehold', 320_000, 18_000],
  [2022, 'headOfHousehold', 320_001, 18_140.07],
  [2024, 'single', 105_000, 5_300],
  [2024, 'single', 105_001, 5_325.06],
  [2025, 'single', 500_000, 34_450],
  [2025, 'single', 500_001, 34_500.07],
] as const)('in %i, %s with %d pays %d (Form CT-1040 TCS, Tables A to E)', (year, status, income, tax) => {
  expect(estimate('CT', year, status, income).stateTax).toBe(tax);
});

test.each([
  [2023, 'single', 101_500, 180],
  [2023, 'single', 101_501, 200],
  [2023, 'marriedJoint', 145_501, 400],
  [2023, 'headOfHousehold', 114_501, 320],
  [2025, 'marriedSeparate', 72_750, 225],
  [2025, 'marriedSeparate', 72_751, 250],
] as const)('in %i, %s with %d has %d of the lowest rate’s benefit recaptured (Table C)', (year, status, income, tax) => {
  expect(linesOf(estimate('CT', year, status, income), 'state', 'lowBracketAddBack')[0]?.tax).toBe(tax);
});

test.each([
  [2023, 'single', 1_000_000, 3_150],
  [2023, 'marriedJoint', 2_000_000, 6_300],
  [2023, 'headOfHousehold', 1_000_000, 4_920],
  [2023, 'marriedJoint', 400_000, 0],
  [2024, 'marriedJoint', 210_001, 50],
  [2024, 'headOfHousehold', 1_000_000, 5_320],
] as const)('in %i, %s with %d has a total recapture of %d (Table D)', (year, status, income, tax) => {
  const lines = linesOf(estimate('CT', year, status, income), 'state', 'recapture');
  expect(lines.reduce((sum, line) => sum + (line.tax ?? 0), 0)).toBe(tax);
});

describe('whole households', () => {
  test.each<[string, Omit<Household, 'state'>, number, number]>([
    [
      // 60,000 of pension and 8,500 of benefits are subtracted: federal adjusted gross income of 68,500 is below 75,000.
      'pensions and benefits below the limit are untaxed',
      { taxYear: 2025, filingStatus: 'single', age: 70, pensionIncome: 60_000, socialSecurityBenefits: 10_000 },
      0,
      0,
    ],
    [
      // Of 97,000: 2.5% of the pension, and 17,000 - 25% of 20,000 of the benefits. 83,500: 200 + 1,800 + 1,842.50, and 6 × 25 added back.
      'above it, part of them is untaxed',
      { taxYear: 2025, filingStatus: 'single', age: 70, wages: 20_000, pensionIncome: 60_000, socialSecurityBenefits: 20_000 },
      3_992.5,
      3_992.5,
    ],
    [
      // 2% of 1,000, minus 75%; 40% of 7,152 and 250.
      'a parent gets a share of the federal credit and 250',
      { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      5,
      -3_105.8,
    ],
    [
      // 40% of 6,960.
      'in 2024 only the share',
      { taxYear: 2024, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4, 8] },
      5,
      -2_779,
    ],
    [
      // 200 + 1,800 + 550 + 25 of 60,000, minus 10%; 300 minus 2 × 15% for property tax.
      'property tax is credited, less at higher incomes',
      { taxYear: 2025, filingStatus: 'single', wages: 60_000, propertyTax: 4_000 },
      2_107.5,
      2_107.5,
    ],
    ['the same in 2026', { taxYear: 2026, filingStatus: 'single', wages: 60_000, propertyTax: 4_000 }, 2_107.5, 2_107.5],
    [
      // 400 + 3,600, minus 2% up to 100,000; the add-back starts at 100,500.
      'two earners are taxed on their joint income',
      { taxYear: 2025, filingStatus: 'marriedJoint', wages: 50_000, spouseWages: 50_000 },
      3_920,
      3_920,
    ],
  ])('%s (Form CT-1040, Schedules 1 and 3, Schedule CT-EITC)', (_rule, household, beforeRefundable, tax) => {
    const result = taxReturn({ ...household, state: 'CT' });
    expect(result.stateTaxBeforeRefundable).toBe(beforeRefundable);
    expect(result.stateTax).toBe(tax);
    expect(result.stateIsProvisional).toBe(false);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // 70,000 − 50% × 40,000 = 50,000: 200 + 1,800, minus 10%.
    [
      'half of an IRA counts in 2024',
      { taxYear: 2024, filingStatus: 'single', age: 66, wages: 30_000, pensionIncome: 40_000, iraDistributions: 40_000 },
      1_800,
    ],
    // 70,000 − 75% × 40,000 = 40,000, minus 5,000: 200 + 1,125, minus 10%.
    [
      'three quarters of an IRA count in 2025',
      { taxYear: 2025, filingStatus: 'single', age: 66, wages: 30_000, pensionIncome: 40_000, iraDistributions: 40_000 },
      1_192.5,
    ],
    // 30,000 − 15,000: 200 + 225, minus 15%.
    [
      'all of an IRA counts in 2026',
      { taxYear: 2026, filingStatus: 'single', age: 66, wages: 30_000, pensionIncome: 40_000, iraDistributions: 40_000 },
      361.25,
    ],
    // 70,000 − 10,000 − 75% × 30,000 = 37,500, minus 7,000: 200 + 922.50, minus 10%.
    [
      'a pension counts in full next to an IRA',
      { taxYear: 2025, filingStatus: 'single', age: 66, wages: 30_000, pensionIncome: 40_000, iraDistributions: 30_000 },
      1_010.25,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'CT' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { hsaContributionLimit } from '../src/law/federal/health-savings-account.ts';
import { electiveDeferralLimit, iraContributionLimit, iraDeductionPhaseOut } from '../src/law/federal/retirement-plans.ts';
import { taxAfterSavings, type SavingsRequest } from '../src/questions/simulator.ts';
import { iraDeduction } from '../src/rules/retirement.ts';
import { estimate } from './household.ts';

const wagesOnly: SavingsRequest = {
  year: 2025,
  filingStatus: 'single',
  wages: 100_000,
  deferrals401k: 0,
  iraContributions: 0,
  hsaContributions: 0,
  capitalLosses: 0,
  charitableDonations: 0,
  mortgageInterest: 0,
  stateLocalTaxes: 0,
  mayItemize: true,
};

describe('the limits of 2020 to 2026 (Notices 2019-59 to 2025-67, Rev. Procs. 2019-25 to 2025-19)', () => {
  test.each([
    // 401(k) with the catch-ups from 50 and from 60 to 63; IRA, and from 50; HSA for one and for a family
    [2020, 19_500, 26_000, 26_000, 6_000, 7_000, 3_550, 7_100],
    [2021, 19_500, 26_000, 26_000, 6_000, 7_000, 3_600, 7_200],
    [2022, 20_500, 27_000, 27_000, 6_000, 7_000, 3_650, 7_300],
    [2023, 22_500, 30_000, 30_000, 6_500, 7_500, 3_850, 7_750],
    [2024, 23_000, 30_500, 30_500, 7_000, 8_000, 4_150, 8_300],
    [2025, 23_500, 31_000, 34_750, 7_000, 8_000, 4_300, 8_550],
    [2026, 24_500, 32_500, 35_750, 7_500, 8_600, 4_400, 8_750],
  ] as const)('%i', (year, k401, k401At50, k401At60, ira, iraAt50, selfOnly, family) => {
    const { limit, catchUp, higherCatchUp = catchUp } = electiveDeferralLimit[year].value;
    expect([limit, limit + catchUp.amount, limit + higherCatchUp.amount]).toEqual([k401, k401At50, k401At60]);
    const iras = iraContributionLimit[year].value;
    expect([iras.limit, iras.limit + iras.catchUp.amount]).toEqual([ira, iraAt50]);
    expect(hsaContributionLimit[year].value).toMatchObject({ selfOnly, family, catchUp: { age: 55, amount: 1_000 } });
  });
});

describe('the IRA deduction with a plan at work', () => {
  test.each([
    [2020, 65_000, 104_000],
    [2021, 66_000, 105_000],
    [2022, 68_000, 109_000],
    [2023, 73_000, 116_000],
    [2024, 77_000, 123_000],
    [2025, 79_000, 126_000],
    [2026, 81_000, 129_000],
  ] as const)(
    'in %i phases out over 10,000 from %i, for a couple over 20,000 from %i, on a separate return from the first dollar',
    (year, single, joint) => {
      expect(iraDeductionPhaseOut[year].value).toEqual({
        single: { from: single, to: single + 10_000 },
        marriedJoint: { from: joint, to: joint + 20_000 },
        marriedSeparate: { from: 0, to: 10_000 },
        headOfHousehold: { from: single, to: single + 10_000 },
      });
    },
  );

  test.each([
    // The full limit up to 79,000; then 700 less per 1,000, rounded up to ten dollars and at least 200; zero from 89,000.
    ['single', 7_000, 79_000, 7_000],
    ['single', 7_000, 79_000.01, 7_000],
    ['single', 7_000, 79_015, 6_990],
    ['single', 7_000, 85_000, 2_800],
    ['single', 1_000, 85_000, 1_000],
    ['single', 7_000, 88_900, 200],
    ['single', 7_000, 88_999.99, 200],
    ['single', 7_000, 89_000, 0],
    ['headOfHousehold', 7_000, 84_000, 3_500],
    ['marriedJoint', 14_000, 126_000, 14_000],
    ['marriedJoint', 14_000, 136_000, 7_000],
    ['marriedJoint', 14_000, 146_000, 0],
    ['marriedSeparate', 7_000, 5_000, 3_500],
    ['marriedSeparate', 7_000, 10_000, 0],
    // Contributing more than the basic limit implies an age of 50 or older; more than that age's limit is not deducted.
    ['single', 8_000, 50_000, 8_000],
    ['single', 9_000, 50_000, 8_000],
    ['single', 7_500, 84_000, 4_000],
  ] as const)('for %s contributing %i with an income of %d is %i', (status, contribution, income, deduction) => {
    expect(iraDeduction(contribution, income, status, 2025)).toBe(deduction);
  });
});

describe('the return', () => {
  test.each(FILING_STATUSES)('with only wages equals the estimate: %s', (filingStatus) => {
    for (const wages of [0, 15_750, 60_000, 250_000.5, 900_000]) {
      const { taxableIncome, federalTax, standardDeduction } = estimate('TX', 2025, filingStatus, wages);
      expect(taxAfterSavings({ ...wagesOnly, filingStatus, wages })).toMatchObject({
        taxableIncome,
        incomeTax: federalTax,
        standardDeduction,
        adjustedGrossIncome: wages,
      });
    }
  });

  test('deducts contributions and takes the larger deduction', () => {
    const result = taxAfterSavings({
      ...wagesOnly,
      deferrals401k: 10_000,
      hsaContributions: 2_000,
      capitalLosses: 1_000,
      iraContributions: 7_000,
      charitableDonations: 1_000,
      mortgageInterest: 12_000,
      stateLocalTaxes: 8_000,
    });
    // 100,000 − 13,000 = 87,000: 7,000 × 2,000 / 10,000 of the IRA; 21,000 is more than 15,750.
    expect(result).toEqual({
      iraDeduction: 1_400,
      adjustedGrossIncome: 85_600,
      itemizedDeductions: 21_000,
      standardDeduction: 15_750,
      taxableIncome: 64_600,
      // 5,578.50 at 48,475, and 22% of 16,125
      incomeTax: 9_126,
    });
  });

  test('takes the standard deduction if it is larger or itemizing is not requested', () => {
    expect(taxAfterSavings({ ...wagesOnly, mortgageInterest: 15_749 }).taxableIncome).toBe(84_250);
    expect(taxAfterSavings({ ...wagesOnly, mortgageInterest: 15_751 }).taxableIncome).toBe(84_249);
    expect(taxAfterSavings({ ...wagesOnly, mortgageInterest: 15_751, mayItemize: false }).taxableIncome).toBe(84_250);
  });

  test('deducts no contribution above the legal limits', () => {
    const agi = (request: Partial<SavingsRequest>) => taxAfterSavings({ ...wagesOnly, ...request }).adjustedGrossIncome;
    expect(agi({ deferrals401k: 40_000 })).toBe(100_000 - 34_750);
    expect(agi({ deferrals401k: 90_000, filingStatus: 'marriedJoint' })).toBe(100_000 - 69_500);
    expect(agi({ hsaContributions: 20_000 })).toBe(100_000 - 9_550);
    expect(agi({ hsaContributions: 20_000, filingStatus: 'marriedJoint' })).toBe(100_000 - 10_550);
    expect(agi({ capitalLosses: 20_000 })).toBe(97_000);
    expect(agi({ capitalLosses: 20_000, filingStatus: 'marriedSeparate' })).toBe(98_500);
    expect(agi({ wages: 1_000, deferrals401k: 5_000, iraContributions: 5_000 })).toBe(0);
  });
});

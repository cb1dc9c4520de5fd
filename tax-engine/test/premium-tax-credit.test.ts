/** The premium tax credit and the repayment of what was paid in advance: 26 U.S.C. § 36B, Form 8962. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

/** 250% of the guideline of 2024 for one person, 15,060: the household pays 4%, which is 1,506. */
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 37_650 };
const insured = { marketplacePremiums: 6_000, benchmarkPremiums: 7_200 };

interface Reconciled {
  readonly premiumTaxCredit: number;
  readonly excessAdvancePremiumCredit: number;
}
const none: Reconciled = { premiumTaxCredit: 0, excessAdvancePremiumCredit: 0 };
const net = (premiumTaxCredit: number): Reconciled => ({ ...none, premiumTaxCredit });
const repaid = (excessAdvancePremiumCredit: number): Reconciled => ({ ...none, excessAdvancePremiumCredit });

test.each<[string, Household, Reconciled]>([
  // 7,200 - 1,506.
  ['the benchmark premiums beyond the contribution', { ...single, ...insured }, net(5_694)],
  ['at most the premiums', { ...single, marketplacePremiums: 4_000, benchmarkPremiums: 7_200 }, net(4_000)],
  ['nothing if the contribution is more than the benchmark', { ...single, marketplacePremiums: 4_000, benchmarkPremiums: 1_500 }, none],
  ['the credit beyond the advance payments', { ...single, ...insured, advancePremiumCredit: 5_000 }, net(694)],
  ['the advance payments beyond the credit', { ...single, ...insured, advancePremiumCredit: 6_000 }, repaid(306)],
  ['nothing of somebody’s dependent', { ...single, ...insured, advancePremiumCredit: 7_500, claimedAsDependent: true }, none],
  // 7,500 - 5,694 = 1,806, but Table 5 of 2025: at most 975 from 200% to 300% if single.
  ['the limit on the repayment', { ...single, ...insured, advancePremiumCredit: 7_500 }, repaid(975)],
  // Two people: guideline 20,440, 184%: the household pays 0.0136, 512.04. Excess 9,000 - 6,000. At most 750 below 200%.
  [
    'the higher limit of the other statuses',
    { ...single, ...insured, filingStatus: 'headOfHousehold', dependentAges: [9], advancePremiumCredit: 9_000 },
    repaid(750),
  ],
  // 1,506 for half a year is 753; 3,600 - 753.
  ['half a year of insurance', { ...single, marketplacePremiums: 3_000, benchmarkPremiums: 3_600, marketplaceMonths: 6 }, net(2_847)],
  ['no credit on a separate return', { ...single, ...insured, filingStatus: 'marriedSeparate' }, none],
  // Table 5: at most 1,950 from 200% to 300% for any status but single.
  [
    'the repayment on a separate return',
    { ...single, ...insured, filingStatus: 'marriedSeparate', advancePremiumCredit: 3_000 },
    repaid(1_950),
  ],
  // Two adults and two children: guideline 31,200; 62,400 is 200%, 2% is 1,248.
  ['a family of four', { ...single, ...insured, filingStatus: 'marriedJoint', wages: 62_400, dependentAges: [8, 6] }, net(7_200 - 1_248)],
  // 26 U.S.C. § 36B(d)(2)(B)(iii): of 17,650 only 1,912.50 are taxable, but all count: 37,650.
  [
    'untaxed Social Security benefits',
    { ...single, ...insured, wages: 0, pensionIncome: 20_000, socialSecurityBenefits: 17_650 },
    net(5_694),
  ],
  [
    'excluded foreign income',
    { ...single, ...insured, wages: 7_650, foreignEarnedIncome: 30_000, excludesForeignIncome: true },
    net(5_694),
  ],
  // 15,000 is 99% of 15,060. With advance payments the Marketplace has estimated more: 26 CFR § 1.36B-2(b)(6).
  ['no credit below the poverty line', { ...single, ...insured, wages: 15_000 }, none],
  [
    'a credit below the poverty line after advance payments',
    { ...single, ...insured, wages: 15_000, advancePremiumCredit: 4_000 },
    net(2_000),
  ],
  ['a credit from the poverty line on', { ...single, ...insured, wages: 15_060 }, net(6_000)],
  // Without a limit from 400% on: the household pays 8.5% of 150,600, 12,801.
  ['no cliff in 2025', { ...single, wages: 150_600, marketplacePremiums: 15_000, benchmarkPremiums: 15_000 }, net(2_199)],
  // From 400% on all is repaid: 5,000 - 2,199.
  [
    'all of the excess above four times the poverty line',
    { ...single, wages: 150_600, marketplacePremiums: 15_000, benchmarkPremiums: 15_000, advancePremiumCredit: 5_000 },
    repaid(2_801),
  ],
  // Guideline of 2024 in Alaska 18,810: 37,620 is 200%, 2% is 752.40. In Hawaii 17,310: 34,620.
  ['Alaska', { ...single, ...insured, state: 'AK', wages: 37_620, marketplacePremiums: 7_000 }, net(7_200 - 752.4)],
  ['Hawaii', { ...single, ...insured, state: 'HI', wages: 34_620, marketplacePremiums: 7_000 }, net(7_200 - 692.4)],
])('%s', (_what, household, expected) => expect(taxReturn(household)).toMatchObject(expected));

describe('the years', () => {
  const dear = { marketplacePremiums: 9_000, benchmarkPremiums: 9_000 };
  test.each<[string, Household, Reconciled]>([
    // Guideline of 2019: 12,490. 9.78% of 49,960 is 4,886.088.
    ['2020 up to 400%', { ...single, taxYear: 2020, ...dear, wages: 49_960 }, net(4_113.91)],
    ['2020 above 400%', { ...single, taxYear: 2020, ...dear, wages: 49_960.01 }, none],
    ['2020 forgives the excess', { ...single, taxYear: 2020, ...dear, wages: 90_000, advancePremiumCredit: 4_000 }, none],
    // Guideline of 2020: 12,760. With unemployment compensation at most 133% count, for which the household pays nothing.
    ['2021 with unemployment compensation', { ...single, taxYear: 2021, ...dear, wages: 60_000, unemploymentCompensation: 1 }, net(9_000)],
    [
      '2021 with unemployment compensation below the poverty line',
      { ...single, taxYear: 2021, ...dear, wages: 5_000, unemploymentCompensation: 1 },
      net(9_000),
    ],
    // 60,000 is 470%: 8.5% is 5,100.
    ['2021 without', { ...single, taxYear: 2021, ...dear, wages: 60_000 }, net(3_900)],
    // Guideline of 2021: 12,880. 32,200 is 250%, 4% is 1,288; at most 825 are repaid.
    ['2022', { ...single, taxYear: 2022, ...dear, wages: 32_200 }, net(7_712)],
    ['2022, repaid', { ...single, taxYear: 2022, ...dear, wages: 32_200, advancePremiumCredit: 9_000 }, repaid(825)],
    // Guideline of 2022: 13,590. 47,565 is 350%, 7.25% is 3,448.4625; at most 1,500 are repaid.
    ['2023', { ...single, taxYear: 2023, ...dear, wages: 47_565 }, net(5_551.54)],
    ['2023, repaid', { ...single, taxYear: 2023, ...dear, wages: 47_565, advancePremiumCredit: 9_000 }, repaid(1_500)],
    // Guideline of 2023: 14,580. 36,450 is 250%, 4% is 1,458; at most 950 are repaid.
    ['2024', { ...single, taxYear: 2024, ...dear, wages: 36_450 }, net(7_542)],
    ['2024, repaid', { ...single, taxYear: 2024, ...dear, wages: 36_450, advancePremiumCredit: 9_000 }, repaid(950)],
    // Guideline of 2025: 15,650. 9.96% of 62,600 is 6,234.96.
    ['2026 up to 400%', { ...single, taxYear: 2026, ...dear, wages: 62_600 }, net(2_765.04)],
    // Pub. L. 119-21 § 71305: all is repaid at any income. 2.1% of 15,650 is 328.65.
    ['2026 above 400%', { ...single, taxYear: 2026, ...dear, wages: 62_600.01, advancePremiumCredit: 5_000 }, repaid(5_000)],
    ['2026 without a limit', { ...single, taxYear: 2026, ...dear, wages: 15_650, advancePremiumCredit: 9_000 }, repaid(328.65)],
  ])('%s', (_what, household, expected) => expect(taxReturn(household)).toMatchObject(expected));
});

/** Form 8962 Table 2, with the rounding of 26 CFR § 1.36B-3(g)(2). */
test.each([
  [2025, 15_060, 150, 0],
  [2025, 15_060, 151, 0.0004],
  [2025, 15_060, 199, 0.0196],
  [2025, 15_060, 225, 0.03],
  [2025, 15_060, 300, 0.06],
  [2025, 15_060, 301, 0.0603],
  [2025, 15_060, 302, 0.0605],
  [2025, 15_060, 399, 0.0848],
  [2025, 15_060, 400, 0.085],
  [2020, 12_490, 132, 0.0206],
  [2020, 12_490, 133, 0.0309],
  // 3.09% and a seventeenth of 1.03 points.
  [2020, 12_490, 134, 0.0315],
  [2020, 12_490, 150, 0.0412],
  [2020, 12_490, 275, 0.0904],
  [2026, 15_650, 132, 0.021],
  [2026, 15_650, 133, 0.0314],
  [2026, 15_650, 175, 0.054],
  [2026, 15_650, 300, 0.0996],
] as const)('in %i the household pays at %i × %i%% the share %f of its income', (taxYear, guideline, percent, figure) => {
  // The percentage is rounded down.
  const wages = ((percent + 0.9) / 100) * guideline;
  const income = percent === 400 ? 4 * guideline : Math.round(wages);
  const { lines } = taxReturn({ taxYear, filingStatus: 'single', wages: income, marketplacePremiums: 1 });
  expect(lines.find(({ label }) => label === 'premiumContribution')?.amount).toBeCloseTo(figure * income, 1);
});

test('the repayment counts as regular tax for the alternative minimum tax', () => {
  // Form 6251 line 10: what is repaid takes the place of as much of the alternative minimum tax.
  const rich: Household = { ...single, taxYear: 2026, wages: 100_000, longTermGain: 2_000_000 };
  const without = taxReturn(rich);
  const repaying = taxReturn({ ...rich, advancePremiumCredit: 1_000 });
  expect(without.alternativeMinimumTax).toBeGreaterThan(1_000);
  expect(cents(without.alternativeMinimumTax - repaying.alternativeMinimumTax)).toBe(100_000);
  expect(repaying.federalIncomeTax).toBe(without.federalIncomeTax);
});

test('nonrefundable credits may offset the repayment', () => {
  // 10% of 20,000 - 15,750 is 425. The credit is 3,000, so of 1,000 the limit of 375 is repaid: 800 for a credit of 2,000.
  const student: Household = { ...single, wages: 20_000, students: [{ expenses: 10_000 }] };
  const insurance = { marketplacePremiums: 3_000, benchmarkPremiums: 3_000, advancePremiumCredit: 4_000 };
  expect(taxReturn({ ...student, ...insurance })).toMatchObject({
    excessAdvancePremiumCredit: 375,
    educationCredits: 800,
    regularTax: 425,
  });
});

test.each([
  // Federal tax of 2024: 10% of 11,600 and 12% of 57,000 - 14,600 - 11,600 = 4,856. 390% of the guideline of 2023: 8.25% is 4,702.50, so the
  // credit is 4,000. Advance payments of 3,000 leave 1,000; of 5,000, 1,000 are repaid. Oregon and, for 15% of it, Missouri leave
  // out what is repaid.
  ['OR', -4_856, -3_856, -4_856],
  ['MO', -728.4, -578.4, -728.4],
  // Alabama's worksheet starts from Form 1040 line 22 and subtracts no premium tax credit.
  ['AL', -4_856, -4_856, -5_856],
] as const)('%s deducts the federal tax by its own worksheet', (state, without, withCredit, withRepayment) => {
  const insurance = { marketplacePremiums: 8_000, benchmarkPremiums: 8_702.5 };
  const deducted = (change: Partial<Household>) =>
    fileReturns(stateLaws[state], { ...single, taxYear: 2024, wages: 57_000, state, ...change }).state?.lines.find(
      ({ label }) => label === 'federalTaxDeduction',
    )?.amount;
  expect([
    deducted({}),
    deducted({ ...insurance, advancePremiumCredit: 3_000 }),
    deducted({ ...insurance, advancePremiumCredit: 5_000 }),
  ]).toEqual([without, withCredit, withRepayment]);
});

test.each([0, 13, 1.5, NaN])('refuses %p months', (marketplaceMonths) => {
  expect(() => taxReturn({ ...single, marketplaceMonths })).toThrow(/^marketplaceMonths: out of bounds/);
});

test('credit and repayment exclude each other, and neither exceeds what was paid', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const { premiumTaxCredit, excessAdvancePremiumCredit } = taxReturn(household);
      expect(Math.min(premiumTaxCredit, excessAdvancePremiumCredit)).toBe(0);
      expect(premiumTaxCredit).toBeLessThanOrEqual(household.marketplacePremiums ?? 0);
      expect(excessAdvancePremiumCredit).toBeLessThanOrEqual(household.advancePremiumCredit ?? 0);
    }),
    times(300),
  );
});

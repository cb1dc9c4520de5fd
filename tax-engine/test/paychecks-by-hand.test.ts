import type { PayFrequency } from '@bracketwise/contract/paychecks';
import type { StateCode } from '@bracketwise/contract/states';
import { paychecks } from '../src/index.ts';

/**
 * First paychecks of 2026 of a single employee with 52,000 and 130,000 a year, a 401(k) of 5% and premiums of 40 a week, computed without the
 * engine. With taxable = gross - 401(k) - premiums, and taxed = gross - premiums:
 * - Federal, Publication 15-T: the annual schedule for single employees on taxable x periods - 8,600, / periods.
 * - Social Security 6.2% and Medicare 1.45% of taxed.
 * - PA: 3.07% of taxed (REV-415); unemployment 0.07% of taxed.
 * - IL: 4.95% x (taxable - 2,925 / periods). MI: 4.25% x (taxable - 5,900 / periods). KY: 3.5% x (taxable - 3,360 / periods).
 * - NC: 4.09% x (taxable - 12,750 / periods), in dollars. AZ: 2% of taxable.
 * - UT: 4.5% of taxable, less 450 / periods that shrinks by 1.3% of taxable above 9,107 / periods, each in dollars.
 * - NY: Method II on taxable less 142.30 a week, 284.60 or 616.70; disability 0.5%, at most 60 cents a week; family leave 0.432% of taxed.
 * - CA: Method B on taxable less 110 a week, 219 or 476, less 168.30 / periods in cents; disability 1.3% of taxed.
 */
const BY_HAND: readonly (readonly [
  StateCode,
  PayFrequency,
  given: readonly [pay: number, electiveDeferrals: number, preTaxPremiums: number],
  taken: readonly [federal: number, socialSecurity: number, medicare: number, levies: number, state: number, net: number],
])[] = [
  ['TX', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 0, 769.28]],
  ['TX', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 0, 1802.92]],
  ['TX', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 0, 1538.57]],
  ['TX', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 0, 3605.84]],
  ['TX', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 0, 3333.56]],
  ['TX', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 0, 7812.64]],
  ['PA', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0.67, 29.47, 739.14]],
  ['PA', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 1.72, 75.52, 1725.68]],
  ['PA', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 1.34, 58.94, 1478.29]],
  ['PA', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 3.44, 151.04, 3451.36]],
  ['PA', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 2.91, 127.71, 3202.94]],
  ['PA', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 7.46, 327.26, 7477.92]],
  ['IL', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 42.26, 727.02]],
  ['IL', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 112.8, 1690.12]],
  ['IL', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 84.52, 1454.05]],
  ['IL', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 225.6, 3380.24]],
  ['IL', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 183.13, 3150.43]],
  ['IL', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 488.79, 7323.85]],
  ['MI', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 33.85, 735.43]],
  ['MI', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 94.42, 1708.5]],
  ['MI', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 67.71, 1470.86]],
  ['MI', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 188.83, 3417.01]],
  ['MI', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 146.7, 3186.86]],
  ['MI', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 409.13, 7403.51]],
  ['NC', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 27, 742.28]],
  ['NC', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 85, 1717.92]],
  ['NC', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 54, 1484.57]],
  ['NC', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 171, 3434.84]],
  ['NC', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 118, 3215.56]],
  ['NC', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 370, 7442.64]],
  ['AZ', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 18.2, 751.08]],
  ['AZ', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 46.7, 1756.22]],
  ['AZ', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 36.4, 1502.17]],
  ['AZ', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 93.4, 3512.44]],
  ['AZ', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 78.87, 3254.69]],
  ['AZ', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 202.37, 7610.27]],
  ['KY', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 29.59, 739.69]],
  ['KY', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 79.46, 1723.46]],
  ['KY', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 59.18, 1479.39]],
  ['KY', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 158.93, 3446.91]],
  ['KY', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 128.22, 3205.34]],
  ['KY', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 344.34, 7468.3]],
  ['UT', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 0, 41, 728.28]],
  ['UT', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 0, 105, 1697.92]],
  ['UT', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 0, 82, 1456.57]],
  ['UT', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 0, 210, 3395.84]],
  ['UT', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 0, 177, 3156.56]],
  ['UT', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 0, 455, 7357.64]],
  ['NY', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 4.75, 38.31, 726.22]],
  ['NY', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 11.23, 122.82, 1668.87]],
  ['NY', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 9.49, 76.56, 1452.52]],
  ['NY', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 22.45, 245.63, 3337.76]],
  ['NY', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 20.57, 165.94, 3147.05]],
  ['NY', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 48.65, 532.13, 7231.86]],
  ['CA', 'weekly', [1000, 50, 40], [67.28, 59.52, 13.92, 12.48, 18.57, 738.23]],
  ['CA', 'weekly', [2500, 125, 40], [343.89, 152.52, 35.67, 31.98, 149.03, 1621.91]],
  ['CA', 'biweekly', [2000, 100, 80], [134.55, 119.04, 27.84, 24.96, 37.23, 1476.38]],
  ['CA', 'biweekly', [5000, 250, 80], [687.78, 305.04, 71.34, 63.96, 298.18, 3243.7]],
  ['CA', 'monthly', [4333.33, 216.67, 173.33], [291.53, 257.92, 60.32, 54.08, 80.52, 3198.96]],
  ['CA', 'monthly', [10833.33, 541.67, 173.33], [1490.2, 660.92, 154.57, 138.58, 645.91, 7028.15]],
];

test.each(BY_HAND)('%s, %s, %j: %j', async (state, frequency, [pay, electiveDeferrals, preTaxPremiums], taken) => {
  const { jobs } = await paychecks({
    household: { taxYear: 2026, state, filingStatus: 'single' },
    jobs: [{ frequency, pay, deductions: { electiveDeferrals, preTaxPremiums } }],
  });
  const { federalWithholding, socialSecurity, medicare, levies, stateWithholding, net } = jobs[0]!.paychecks[0]!;
  expect([federalWithholding, socialSecurity, medicare, levies, stateWithholding, net]).toEqual(taken);
});

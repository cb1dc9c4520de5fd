/** Spouses who lived apart all year and file separately. Each amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileForm1040 } from '../src/federal/file.ts';
import type { Form1040 } from '../src/federal/form-1040.ts';
import { completed } from '../src/household.ts';

const form = (household: Household) => fileForm1040(completed(household));
const apart: Household = { taxYear: 2025, filingStatus: 'marriedSeparate', livedApart: true };

test.each<[string, Household, Partial<Form1040>, Partial<Form1040>]>([
  // Half of 20,000 and 20,000 exceed 25,000 by 5,000, half of which is taxable: 26 U.S.C. § 86(c)(1)(A). Together: 85% of 17,000, at most.
  [
    'Social Security benefits',
    { ...apart, pensionIncome: 20_000, socialSecurityBenefits: 20_000 },
    { taxableSocialSecurity: 2_500 },
    { taxableSocialSecurity: 17_000 },
  ],
  // 12,500 less half of 60,000 - 50,000: § 469(i)(5)(A).
  [
    'a loss of rents',
    { ...apart, wages: 60_000, rentalIncome: -20_000, rentalIsActive: true },
    { rentalIncome: -7_500 },
    { rentalIncome: 0 },
  ],
  [
    'the loss in full',
    { ...apart, wages: 40_000, rentalIncome: -20_000, rentalIsActive: true },
    { rentalIncome: -12_500 },
    { rentalIncome: 0 },
  ],
  // One child: 4,328 - 15.98% of 30,000 - 23,350: § 32(d)(2).
  [
    'earned income with a child',
    { ...apart, wages: 30_000, dependentAges: [8] },
    { earnedIncomeCredit: 3_265.33 },
    { earnedIncomeCredit: 0 },
  ],
  ['earned income without a child', { ...apart, wages: 9_000 }, { earnedIncomeCredit: 0 }, { earnedIncomeCredit: 0 }],
  [
    'earned income in 2020',
    { ...apart, taxYear: 2020, wages: 9_000, dependentAges: [8] },
    { earnedIncomeCredit: 0 },
    { earnedIncomeCredit: 0 },
  ],
  // 15% of 3,750 less half of 9,000 - 5,000, 262.50: § 22(c)(2)(A)(iii), (d)(3). Only somebody's dependent has so low a deduction that tax is due.
  [
    'the credit for the elderly',
    { ...apart, taxYear: 2024, age: 70, claimedAsDependent: true, pensionIncome: 9_000 },
    { elderlyCredit: 262.5 },
    { elderlyCredit: 0 },
  ],
])('%s', (_what, household, expected, together) => {
  expect(form(household)).toMatchObject(expected);
  expect(form({ ...household, livedApart: false })).toMatchObject(together);
});

test('it changes nothing for other filers', () => {
  for (const filingStatus of ['single', 'marriedJoint', 'headOfHousehold'] as const) {
    const household: Household = {
      ...apart,
      filingStatus,
      wages: 20_000,
      rentalIncome: -20_000,
      rentalIsActive: true,
      socialSecurityBenefits: 9_000,
    };
    expect(form(household).federalIncomeTax).toBe(form({ ...household, livedApart: false }).federalIncomeTax);
  }
});

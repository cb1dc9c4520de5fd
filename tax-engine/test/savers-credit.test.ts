/** The saver's credit: 26 U.S.C. § 25B, Form 8880. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../src/index.ts';
import { fileReturns } from '../src/filing.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents, YEARS_AND_STATUSES } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 23_000 };
const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 47_500 };
const creditOf = (household: Household) => taxReturn(household).saversCredit;

test.each<[string, Household, number]>([
  // Income of 23,000 is at most 23,750, so 50% of 2,000 are 1,000. The tax is 10% of 23,000 - 15,750, and the credit takes all of it.
  ['is limited to the tax', { ...single, rothIraContributions: 2_000 }, 725],
  ['counts at most $2,000 of a person', { ...single, rothIraContributions: 7_000 }, 725],
  // 50% of 1,000.
  ['counts contributions to a Roth account', { ...single, rothIraContributions: 1_000 }, 500],
  ['counts 401(k) deferrals without being asked again', { ...single, electiveDeferrals: 1_000 }, 500],
  // The deduction lowers the income to 22,000, and the tax to 625; 50% of 1,000.
  ['counts the IRA deduction without being asked again', { ...single, iraDeduction: 1_000 }, 500],
  ['counts an IRA that is deducted once', { ...single, iraDeduction: 1_000, iraContributions: 1_000 }, 500],
  // 50% of 300 + 400.
  ['counts an IRA that is not deducted', { ...single, iraContributions: 400, electiveDeferrals: 300 }, 350],
  ['counts nothing of a full-time student', { ...single, rothIraContributions: 2_000, fullTimeStudent: true }, 0],
  ['counts nothing of a person under 18', { ...single, age: 17, rothIraContributions: 2_000 }, 0],
  ['counts a person of 18', { ...single, age: 18, rothIraContributions: 1_000 }, 500],
  // Wages of 20,000 and 3,000 of a pension. 50% of 4,000 - 3,000, and of 2,000 less 3,000.
  ['counts contributions less the distributions', { ...single, wages: 20_000, pensionIncome: 3_000, rothIraContributions: 4_000 }, 500],
  ['counts nothing if more was taken out than put in', { ...single, wages: 20_000, pensionIncome: 3_000, electiveDeferrals: 2_000 }, 0],
  [
    'does not count a conversion as a distribution',
    { ...single, wages: 20_000, pensionIncome: 3_000, rothConversions: 3_000, rothIraContributions: 1_000 },
    500,
  ],
  // Income of 47,500: 50%. The tax is 10% of 47,500 - 31,500 = 1,600.
  ['counts each spouse up to $2,000', { ...couple, rothIraContributions: 5_000 }, 1_000],
  ['counts both spouses', { ...couple, rothIraContributions: 2_000, spouseRothIraContributions: 1_000 }, 1_500],
  ['takes the IRA deduction of a couple as made in equal parts', { ...couple, iraDeduction: 3_000 }, 1_300], // tax: 10% of 44,500 - 31,500
  // 50% of 2,000 of the filer's 3,000; the spouse put in nothing.
  ['takes the IRAs as made by those who are named', { ...couple, iraDeduction: 3_000, iraContributions: 3_000 }, 1_000],
  ['counts the spouse of a student', { ...couple, fullTimeStudent: true, spouseRothIraContributions: 1_000 }, 500],
  [
    'takes the distributions of either spouse from both',
    { ...couple, wages: 44_000, spousePensionIncome: 1_500, rothIraContributions: 2_000, spouseRothIraContributions: 2_000 },
    500, // 50% of twice 500
  ],
])('%s', (_what, household, credit) => expect(creditOf(household)).toBe(credit));

// Notices 2019-59, 2020-79, 2021-61, 2022-55, 2023-75, 2024-80 and 2025-67: the last income with 50%, 20% and 10%.
test.each([
  [2020, 'single', [19_500, 21_250, 32_500]],
  [2020, 'marriedJoint', [39_000, 42_500, 65_000]],
  [2020, 'headOfHousehold', [29_250, 31_875, 48_750]],
  [2021, 'marriedJoint', [39_500, 43_000, 66_000]],
  [2022, 'marriedJoint', [41_000, 44_000, 68_000]],
  [2023, 'marriedSeparate', [21_750, 23_750, 36_500]],
  [2024, 'headOfHousehold', [34_500, 37_500, 57_375]],
  [2025, 'single', [23_750, 25_500, 39_500]],
  [2026, 'marriedJoint', [48_500, 52_500, 80_500]],
  [2026, 'headOfHousehold', [36_375, 39_375, 60_375]],
] as const)('the rates of %i for %s end at the limits', (taxYear, filingStatus, limits) => {
  const rateAt = (wages: number) => {
    const line = taxReturn({ taxYear, filingStatus, wages, rothIraContributions: 1_000 }).lines.find(
      ({ label }) => label === 'saversCredit',
    );
    return line?.rate ?? 0;
  };
  expect(limits.flatMap((limit) => [rateAt(limit), rateAt(limit + 1)])).toEqual([0.5, 0.2, 0.2, 0.1, 0.1, 0]);
});

test('an income of zero has no credit', () => {
  expect(creditOf({ ...single, wages: 0, rothIraContributions: 2_000 })).toBe(0);
});

test('the credit for the elderly comes first, and the child tax credit after it', () => {
  // Tax 10% of 23,000 - 15,750 - 2,000 - 6,000 (65 or older, senior deduction): nothing is left.
  expect(creditOf({ ...single, age: 66, rothIraContributions: 2_000 })).toBe(0);
  // Head of household with 33,000: tax 10% of 33,000 - 23,625 = 937.50; 1,000 of the saver's credit leave nothing to the child tax credit.
  const parent = taxReturn({ ...single, filingStatus: 'headOfHousehold', wages: 33_000, dependentAges: [5], rothIraContributions: 2_000 });
  expect(parent).toMatchObject({ saversCredit: 937.5, childTaxCredit: 0, additionalChildTaxCredit: 1_700 });
});

test('contributions alone change no federal tax above the limits, and never raise it', () => {
  for (const [taxYear, filingStatus] of YEARS_AND_STATUSES) {
    const high: Household = { taxYear, filingStatus, wages: 90_000 };
    expect(creditOf({ ...high, rothIraContributions: 2_000 })).toBe(0);
  }
});

test('the credit is at most half of $2,000 for each person, and never more than the tax', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const { saversCredit, regularTax, alternativeMinimumTax, excessAdvancePremiumCredit } = taxReturn(household);
      expect(saversCredit).toBeLessThanOrEqual(household.filingStatus === 'marriedJoint' ? 2_000 : 1_000);
      expect(cents(saversCredit)).toBeLessThanOrEqual(cents(regularTax + alternativeMinimumTax + excessAdvancePremiumCredit));
    }),
    times(300),
  );
});

test.each([
  // Federal tax of 10% of 23,000 - 14,600 = 840, and 840 after a credit of 420: what the states deduct of it.
  ['AL', { taxYear: 2024 }, 'federalTaxDeduction'],
  ['OR', { taxYear: 2024 }, 'federalTaxDeduction'],
] as const)('%s deducts the federal tax that is left after the credit', (state, { taxYear }, label) => {
  const household: Household & { state: typeof state } = { ...single, taxYear, state };
  const deducted = (change: Partial<Household>) =>
    fileReturns(stateLaws[state], { ...household, ...change }).state?.lines.find((line) => line.label === label)?.amount;
  expect(deducted({})).toBe(-840);
  expect(deducted({ rothIraContributions: 840 })).toBe(-420);
});

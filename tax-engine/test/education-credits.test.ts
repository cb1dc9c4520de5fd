/** The American opportunity and lifetime learning credits: 26 U.S.C. § 25A, Form 8863. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const student = { expenses: 5_000, firstFourYears: true };
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 57_000 };
const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 75_000 };

interface Credits {
  readonly educationCredits: number;
  readonly refundableEducationCredit: number;
}
const none: Credits = { educationCredits: 0, refundableEducationCredit: 0 };
const credits = (educationCredits: number, refundableEducationCredit: number): Credits => ({ educationCredits, refundableEducationCredit });

test.each<[string, Household, Credits]>([
  // Publication 970, illustrated example of the American opportunity credit: Bill Pass, tuition of 5,600, income of 57,000.
  ['the example of Bill Pass', { ...single, age: 28, students: [{ expenses: 5_600, firstFourYears: true }] }, credits(1_500, 1_000)],
  // Publication 970, lifetime learning credit: Bruce and Toni Harper, income of 75,000, 20% of 5,000.
  ['the example of Bruce and Toni Harper', { ...couple, students: [{ expenses: 5_000 }] }, credits(1_000, 0)],
  // 100% of 1,500; 40% are refundable.
  ['the first $2,000 in full', { ...couple, students: [{ ...student, expenses: 1_500 }] }, credits(900, 600)],
  // 2,000 + 25% of 1,000.
  ['a quarter of the next $2,000', { ...couple, students: [{ ...student, expenses: 3_000 }] }, credits(1_350, 900)],
  ['the credit of each student', { ...couple, wages: 120_000, students: [student, student] }, credits(3_000, 2_000)],
  // 20% of at most 10,000 of both.
  [
    'the lifetime learning credit of all students together',
    { ...couple, students: [{ expenses: 8_000 }, { expenses: 7_000 }] },
    credits(2_000, 0),
  ],
  ['both credits for two students', { ...couple, students: [student, { expenses: 4_000 }] }, credits(1_500 + 800, 1_000)],
  ['the lifetime learning credit of a student with a felony', { ...couple, students: [{ ...student, felony: true }] }, credits(1_000, 0)],
  ['no credit on a separate return', { ...single, filingStatus: 'marriedSeparate', students: [student] }, none],
  ['no credit of a nonresident', { ...single, nonresident: true, students: [student] }, none],
  ['nothing without expenses', { ...single, students: [{ expenses: 0, firstFourYears: true }] }, none],
  // No tax is due, so only the refundable part is left.
  ['only the refundable part without income', { ...single, wages: 0, students: [student] }, credits(0, 1_000)],
  // Tax 10% of 23,000 - 15,750. A full-time student under 24 has no refund, but all of the credit against the tax.
  [
    'no refund to a full-time student of 23',
    { ...single, wages: 23_000, age: 23, fullTimeStudent: true, students: [student] },
    credits(725, 0),
  ],
  [
    'a refund to a full-time student of 24',
    { ...single, wages: 23_000, age: 24, fullTimeStudent: true, students: [student] },
    credits(725, 1_000),
  ],
  ['a refund to a part-time student of 23', { ...single, wages: 23_000, age: 23, students: [student] }, credits(725, 1_000)],
  ['no refund at 18', { ...single, wages: 23_000, age: 18, students: [student] }, credits(725, 0)],
  ['a refund at 19', { ...single, wages: 23_000, age: 19, students: [student] }, credits(725, 1_000)],
  ['a refund to a young couple', { ...couple, age: 22, fullTimeStudent: true, students: [student] }, credits(1_500, 1_000)],
])('%s', (_what, household, expected) => expect(taxReturn(household)).toMatchObject(expected));

// 26 U.S.C. § 25A(d): nothing is lost up to the first income, half in the middle, all from the second on.
test.each([
  [2020, 'single', [80_000, 85_000, 90_000], 'opportunity'],
  [2026, 'headOfHousehold', [80_000, 85_000, 90_000], 'opportunity'],
  [2024, 'marriedJoint', [160_000, 170_000, 180_000], 'opportunity'],
  [2020, 'single', [59_000, 64_000, 69_000], 'learning'],
  [2020, 'marriedJoint', [118_000, 128_000, 138_000], 'learning'],
  [2021, 'single', [80_000, 85_000, 90_000], 'learning'],
  [2025, 'marriedJoint', [160_000, 170_000, 180_000], 'learning'],
] as const)('in %i the phase-out of %s is %j (%s)', (taxYear, filingStatus, incomes, credit) => {
  const students = [credit === 'opportunity' ? student : { expenses: 10_000 }];
  const found = incomes.map((wages) => {
    const { educationCredits, refundableEducationCredit } = taxReturn({ taxYear, filingStatus, wages, students });
    return educationCredits + refundableEducationCredit;
  });
  const full = credit === 'opportunity' ? 2_500 : 2_000;
  expect(found).toEqual([full, full / 2, 0]);
});

test('excluded foreign income counts toward the phase-out', () => {
  const abroad: Household = { ...single, wages: 20_000, foreignEarnedIncome: 65_000, excludesForeignIncome: true, students: [student] };
  // 20,000 + 65,000: half of the credit is left, 40% of 1,250.
  expect(taxReturn(abroad).refundableEducationCredit).toBe(500);
});

test('the saver’s credit and the child tax credit take what the education credits leave', () => {
  // Head of household with 33,000: tax 10% of 33,000 - 23,625 = 937.50, which the nonrefundable 1,500 take up.
  const parent: Household = { ...single, filingStatus: 'headOfHousehold', wages: 33_000, dependentAges: [18, 5] };
  expect(taxReturn({ ...parent, rothIraContributions: 2_000, students: [student] })).toMatchObject({
    educationCredits: 937.5,
    saversCredit: 0,
    childTaxCredit: 0,
    refundableEducationCredit: 1_000,
  });
});

test.each([
  ['students', { students: Array.from({ length: 21 }, () => student) }, /^students: more than 20/],
  ['students[1].expenses', { students: [student, { expenses: -1 }] }, /^students\[1\]\.expenses: out of bounds/],
  ['students[0].expenses', { students: [{ expenses: NaN }] }, /^students\[0\]\.expenses: out of bounds/],
])('refuses a wrong %s by its name', (_path, change, message) => {
  expect(() => taxReturn({ ...single, ...change })).toThrow(message);
});

test('the credits never exceed their limits, the nonrefundable part never exceeds the tax, and 40% at most are refunded', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const filed = taxReturn(household);
      const { educationCredits, refundableEducationCredit, regularTax, alternativeMinimumTax, excessAdvancePremiumCredit } = filed;
      const eligible = (household.students ?? []).filter(({ firstFourYears, felony }) => firstFourYears && !felony).length;
      expect(educationCredits + refundableEducationCredit).toBeLessThanOrEqual(2_500 * eligible + 2_000);
      expect(refundableEducationCredit).toBeLessThanOrEqual(1_000 * eligible);
      expect(cents(educationCredits)).toBeLessThanOrEqual(cents(regularTax + alternativeMinimumTax + excessAdvancePremiumCredit));
    }),
    times(300),
  );
});

test.each([
  // Federal tax of 2024: 10% of 11,600 and 12% of 57,000 - 14,600 - 11,600 = 4,856. Oregon subtracts the refundable part too.
  ['OR', -4_856, -(4_856 - 2_500)],
  ['AL', -4_856, -(4_856 - 2_500)],
] as const)('%s deducts the federal tax that the credit leaves', (state, without, withCredit) => {
  const deducted = (change: Partial<Household>) =>
    fileReturns(stateLaws[state], { ...single, taxYear: 2024, state, ...change }).state?.lines.find(
      ({ label }) => label === 'federalTaxDeduction',
    )?.amount;
  expect([deducted({}), deducted({ students: [student] })]).toEqual([without, withCredit]);
});

/** Social Security numbers, and filers whom somebody else claims as a dependent. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import fc, { times } from './random.ts';
import { householdsWith, HOUSEHOLDS } from './some-households.ts';

const form = (household: Household) => fileForm1040(completed(household));

const parent: Household = { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 30_000, dependentAges: [4, 12] };
const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 40_000, spouseWages: 20_000, dependentAges: [4, 12] };

// 26 U.S.C. § 24(h)(4)(C), (7): tax 10% of 30,000 - 23,625 = 637.50 takes up the credit; the refund is at most 1,700 per child and 15% of
// 30,000 - 2,500 = 4,125. Before 2025, the child's number was enough: 10% of 30,000 - 21,900 = 810.
test.each<[string, Household, { readonly childTaxCredit: number; readonly additionalChildTaxCredit: number }]>([
  ['a filer with a number', parent, { childTaxCredit: 637.5, additionalChildTaxCredit: 3_400 }],
  // Two times 500, of which the tax leaves 637.50, and no refund.
  ['a filer without one', { ...parent, hasSsn: false }, { childTaxCredit: 637.5, additionalChildTaxCredit: 0 }],
  ['a filer without one in 2024', { ...parent, taxYear: 2024, hasSsn: false }, { childTaxCredit: 810, additionalChildTaxCredit: 3_190 }],
  // Tax 10% of 23,850 and 12% of 60,000 - 31,500 - 23,850 = 2,943; two times 2,200.
  ['a couple with one number', { ...couple, hasSsn: false }, { childTaxCredit: 2_943, additionalChildTaxCredit: 1_457 }],
  ['the other spouse', { ...couple, spouseHasSsn: false }, { childTaxCredit: 2_943, additionalChildTaxCredit: 1_457 }],
  ['a couple without numbers', { ...couple, hasSsn: false, spouseHasSsn: false }, { childTaxCredit: 1_000, additionalChildTaxCredit: 0 }],
])('the child tax credit of %s', (_who, household, expected) => expect(form(household)).toMatchObject(expected));

test('a child under 6 of 2021 keeps the increased credit, with or without a number', () => {
  // 3,600 + 3,000, 26 U.S.C. § 24(i).
  expect(form({ ...parent, taxYear: 2021, hasSsn: false }).childTaxCreditAllowed).toBe(6_600);
});

// 26 U.S.C. § 32(c)(1)(E), (m): with two children and 30,000, 7,152 - 21.06% of 30,000 - 23,350 = 5,751.51.
test.each([
  [parent, 5_751.51],
  [{ ...parent, hasSsn: false }, 0],
  // 7,152 - 21.06% of 40,000 - 30,470 = 5,144.98.
  [{ ...couple, spouseWages: 0 }, 5_144.98],
  [{ ...couple, spouseWages: 0, spouseHasSsn: false }, 0],
  [{ ...couple, spouseWages: 0, hasSsn: false }, 0],
] as const)('the earned income credit of %j', (household, expected) => expect(form(household).earnedIncomeCredit).toBe(expected));

const noSsn = (age: number) => ({ age, hasSsn: false });
const alone: Household = { ...parent, dependentAges: [] };

test.each<[string, Household, readonly [full: number, earnedIncomeCredit: number]]>([
  // 2,200 and 500; the earned income credit of one child: 4,328 - 15.98% of 30,000 - 23,350 = 3,265.33.
  ['one of two', { ...alone, dependentAges: [4], dependents: [noSsn(12)] }, [2_700, 3_265.33]],
  ['one of two in a list', { ...alone, dependents: [{ age: 4 }, noSsn(12)] }, [2_700, 3_265.33]],
  ['both', { ...alone, wages: 12_000, dependents: [noSsn(4), noSsn(12)] }, [1_000, 543.43]],
  // In 2020 there was no credit at all: § 32(c)(1)(F).
  ['both in 2020', { ...alone, taxYear: 2020, wages: 12_000, dependents: [noSsn(4), noSsn(12)] }, [1_000, 0]],
  // 3,000 and 500: only the older one has the increased credit of 2021. 3,618 - 15.98% of 30,000 - 19,520.
  ['the younger one in 2021', { ...alone, taxYear: 2021, dependentAges: [12], dependents: [noSsn(4)] }, [3_500, 1_943.3]],
])('a child without a number: %s', (_who, household, [full, credit]) => {
  // Childless: 649 - 7.65% of 12,000 - 10,620 = 543.43.
  const filled = form(household);
  expect([filled.childTaxCreditAllowed, filled.earnedIncomeCredit]).toEqual([full, credit]);
});

test('a child without a number counts for the credit of a state that asks for none', () => {
  const family: Household = { ...alone, state: 'CO', wages: 18_000 };
  const { lines } = taxReturn({ ...family, dependentAges: [4, 12] });
  const same = taxReturn({ ...family, dependentAges: [4], dependents: [noSsn(12)] });
  const creditOf = (all: typeof lines) => all.find(({ section, label }) => section === 'state' && label === 'earnedIncomeCredit')?.amount;
  expect(creditOf(same.lines)).toBe(creditOf(lines));
});

test.each([
  [{ dependents: [{ age: 131 }] }, /^dependents\[0\]\.age: out of bounds/],
  [{ dependents: Array.from({ length: 21 }, () => ({ age: 4 })) }, /^dependents: more than 20/],
])('refuses %j', (change, message) => expect(() => taxReturn({ ...alone, ...change })).toThrow(message));

// 26 U.S.C. §§ 151(d)(5)(C)(iv), 224(e), 225(d): each person's own number.
test.each<[Household, number, number, number]>([
  [{ taxYear: 2025, filingStatus: 'single', age: 70, wages: 50_000, qualifiedTips: 9_000, qualifiedOvertime: 3_000 }, 6_000, 9_000, 3_000],
  [
    { taxYear: 2025, filingStatus: 'single', age: 70, wages: 50_000, qualifiedTips: 9_000, qualifiedOvertime: 3_000, hasSsn: false },
    0,
    0,
    0,
  ],
  // The spouse's pay covers 8,000 of the tips and no overtime.
  [
    {
      taxYear: 2025,
      filingStatus: 'marriedJoint',
      age: 70,
      spouseAge: 70,
      wages: 50_000,
      spouseWages: 8_000,
      qualifiedTips: 9_000,
      qualifiedOvertime: 3_000,
      hasSsn: false,
    },
    6_000,
    8_000,
    0,
  ],
])('seniors, tips and overtime of %j', (household, seniorDeduction, tipsDeduction, overtimeDeduction) =>
  expect(form(household)).toMatchObject({ seniorDeduction, tipsDeduction, overtimeDeduction }),
);

// 26 U.S.C. § 25A(g)(1): 2,500, of which 1,000 are refunded, and from 2026 nothing.
test.each([
  [2025, 1_500, 1_000],
  [2026, 0, 0],
] as const)('the education credits of %i without a number', (taxYear, educationCredits, refundableEducationCredit) => {
  const students = [{ expenses: 5_000, firstFourYears: true }];
  expect(form({ taxYear, filingStatus: 'single', wages: 57_000, hasSsn: false, students })).toMatchObject({
    educationCredits,
    refundableEducationCredit,
  });
});

// § 25A(g)(1), of the students: 2,500 each until 2025, 1,000 of it refunded.
test.each([
  [2025, 3_000, 2_000],
  [2026, 1_500, 1_000],
] as const)(
  'the education credits of %i for two students, one without a number',
  (taxYear, educationCredits, refundableEducationCredit) => {
    const students = [true, false].map((hasSsn) => ({ expenses: 5_000, firstFourYears: true, hasSsn }));
    expect(form({ taxYear, filingStatus: 'single', wages: 57_000, students })).toMatchObject({
      educationCredits,
      refundableEducationCredit,
    });
  },
);

const young: Household = { taxYear: 2025, filingStatus: 'single', age: 20, wages: 5_000, claimedAsDependent: true };

// 26 U.S.C. § 63(c)(5); Publication 501, Standard Deduction Worksheet for Dependents.
test.each<[string, Household, number]>([
  ['earned income and 450', young, 5_450],
  ['at least 1,350', { ...young, wages: 0, taxableInterest: 4_000 }, 1_350],
  ['the minimum up to 900 of pay', { ...young, wages: 900 }, 1_350],
  ['450 more than 901', { ...young, wages: 901 }, 1_351],
  ['never more than the full amount', { ...young, wages: 40_000 }, 15_750],
  // Net earnings: 4,000 less half of 15.3% of 92.35%, 282.59.
  ['less half of the self-employment tax', { ...young, wages: 0, selfEmploymentProfit: 4_000 }, 4_000 - 282.59 + 450],
  ['with the addition for the blind', { ...young, blind: true }, 5_450 + 2_000],
  ['1,100 or 350 in 2020', { ...young, taxYear: 2020 }, 5_350],
  ['1,100 or 350 in 2021', { ...young, taxYear: 2021, wages: 0 }, 1_100],
  ['400 in 2022', { ...young, taxYear: 2022 }, 5_400],
  ['1,150 in 2022', { ...young, taxYear: 2022, wages: 0 }, 1_150],
  ['400 in 2023', { ...young, taxYear: 2023 }, 5_400],
  ['1,250 in 2023', { ...young, taxYear: 2023, wages: 0 }, 1_250],
  ['450 in 2024', { ...young, taxYear: 2024 }, 5_450],
  ['1,300 in 2024', { ...young, taxYear: 2024, wages: 0 }, 1_300],
  ['450 in 2026', { ...young, taxYear: 2026 }, 5_450],
  ['1,350 in 2026', { ...young, taxYear: 2026, wages: 0 }, 1_350],
])("a dependent's standard deduction: %s", (_what, household, expected) =>
  expect(form(household).standardDeduction).toBeCloseTo(expected, 2),
);

test('a dependent has no dependents, credits for work, savings or school, nor deductions for a loan or a health account', () => {
  const adult: Household = {
    taxYear: 2024,
    filingStatus: 'headOfHousehold',
    age: 30,
    wages: 30_000,
    dependentAges: [3],
    rothIraContributions: 1_000,
    studentLoanInterest: 500,
    hsaDeduction: 700,
    students: [{ expenses: 2_000 }],
  };
  const alone = form(adult);
  for (const name of ['earnedIncomeCredit', 'saversCredit', 'educationCredits', 'studentLoanInterestDeduction', 'hsaDeduction'] as const)
    expect([name, alone[name] > 0]).toEqual([name, true]);
  expect(alone.childTaxCreditAllowed).toBe(2_000);
  expect(form({ ...adult, claimedAsDependent: true })).toMatchObject({
    childTaxCreditAllowed: 0,
    earnedIncomeCredit: 0,
    saversCredit: 0,
    educationCredits: 0,
    studentLoanInterestDeduction: 0,
    hsaDeduction: 0,
  });
});

test('a dependent who is married leaves the spouse the saver’s credit and the health account', () => {
  // Tax 10% of 35,000 - 1,000 - 30,000 = 400, and 10% of 1,000 up to 76,500 would be 50% up to 46,000: 500, limited to the tax.
  const joint: Household = { taxYear: 2024, filingStatus: 'marriedJoint', wages: 15_000, spouseWages: 20_000, claimedAsDependent: true };
  const { saversCredit, hsaDeduction } = form({ ...joint, spouseRothIraContributions: 400, hsaDeduction: 1_000 });
  expect([saversCredit, hsaDeduction]).toEqual([200, 1_000]);
  expect(form({ ...joint, rothIraContributions: 400 }).saversCredit).toBe(0);
});

test('a dependent of 65 keeps the deduction for seniors', () => {
  expect(form({ ...young, age: 70 }).seniorDeduction).toBe(6_000);
});

// Shares of the credit that only the rule on Social Security numbers denies; the laws are cited next to the shares.
const STATES_FOR_EVERYONE = ['CA', 'CO', 'DC', 'IL', 'MD', 'ME', 'MN', 'NM', 'OR', 'VT', 'WA'] as const satisfies readonly StateCode[];
const STATES_WITH_NUMBERS = [
  'CT',
  'IA',
  'IN',
  'KS',
  'LA',
  'MA',
  'MI',
  'MT',
  'NE',
  'NJ',
  'NY',
  'OK',
  'RI',
  'WI',
] as const satisfies readonly StateCode[];

const creditIn = (state: StateCode, change: Partial<Household>): number =>
  taxReturn({ ...parent, wages: 18_000, state, ...change })
    .lines.filter(({ section, label }) => section === 'state' && label === (state === 'MN' ? 'familyCredit' : 'earnedIncomeCredit'))
    .reduce((sum, { amount }) => sum - amount, 0);

test.each(STATES_FOR_EVERYONE)('%s gives its earned income credit to people without a Social Security number', (state) => {
  const credit = creditIn(state, {});
  expect(credit).toBeGreaterThan(0);
  expect(creditIn(state, { hasSsn: false })).toBe(credit);
});

test.each(STATES_WITH_NUMBERS)('%s gives its earned income credit to people with a Social Security number', (state) => {
  expect(creditIn(state, {})).toBeGreaterThan(0);
  expect(creditIn(state, { hasSsn: false })).toBe(0);
});

test.each(STATES_FOR_EVERYONE)('%s gives no earned income credit to somebody’s dependent without a child', (state) => {
  expect(creditIn(state, { dependentAges: [], filingStatus: 'single', wages: 8_000, claimedAsDependent: true })).toBe(0);
});

test('a number never raises the federal tax', () => {
  fc.assert(
    fc.property(householdsWith({ hasSsn: fc.constant(false) }), (household) => {
      const withNumber = form({ ...household, hasSsn: true });
      expect(form(household).federalIncomeTax).toBeGreaterThanOrEqual(withNumber.federalIncomeTax - 0.005);
    }),
    times(200),
  );
});

test('nobody pays less federal tax as somebody’s dependent', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (drawn) => {
      // The person who claims the dependent repays the advance payments.
      const household = { ...drawn, advancePremiumCredit: 0 };
      const claimed = form({ ...household, claimedAsDependent: true });
      const free = form({ ...household, claimedAsDependent: false });
      expect(claimed.federalIncomeTax).toBeGreaterThanOrEqual(free.federalIncomeTax - 0.005);
    }),
    times(200),
  );
});

/** Taxable income of a state's form, and the deductions before it. */
const lineOf = (household: Household, label: string): number | undefined =>
  taxReturn(household).lines.find((line) => line.section === 'state' && line.label === label)?.amount;

const student: Household = {
  taxYear: 2024,
  filingStatus: 'single',
  age: 20,
  wages: 4_000,
  taxableInterest: 3_000,
  claimedAsDependent: true,
};

// Form lines are cited next to each state's tables. Federal: 4,000 + 450.
test.each<[StateCode, string, number]>([
  ['CA', 'standardDeduction', -4_450],
  ['HI', 'standardDeduction', -4_000],
  ['ID', 'standardDeduction', -4_450],
  ['NY', 'standardDeduction', -3_100],
  ['OR', 'standardDeduction', -2_745],
  ['VA', 'standardDeduction', -4_000],
  ['WI', 'standardDeduction', -4_450],
  ['HI', 'personalExemption', 0],
  ['MD', 'personalExemption', 0],
  ['ME', 'personalExemption', 0],
  ['MI', 'personalExemption', -1_500],
  ['OH', 'personalExemption', 0],
  ['OK', 'personalExemption', 0],
  ['VT', 'personalExemption', 0],
  ['WI', 'personalExemption', 0],
  ['WV', 'personalExemption', -500],
  // 7,000 is more than 2,775.
  ['IL', 'personalExemption', 0],
])('%s: the %s of somebody’s dependent', (state, label, expected) => {
  expect(lineOf({ ...student, state }, label) ?? 0).toBeCloseTo(expected, 2);
});

test.each<[StateCode, number, number]>([
  ['HI', 0, -500],
  ['OR', 1_000, -1_450],
  ['CA', 0, -1_300],
  ['VA', 0, 0],
])('%s: the standard deduction of a dependent who earns %i', (state, wages, expected) => {
  expect(lineOf({ ...student, state, wages }, 'standardDeduction') ?? 0).toBeCloseTo(expected, 2);
});

test('Illinois leaves a dependent with little income the exemption', () => {
  expect(lineOf({ ...student, state: 'IL', wages: 2_000, taxableInterest: 700 }, 'personalExemption')).toBe(-2_775);
});

test.each(['NY', 'VA'] as const)('%s gives somebody’s dependent no credit for low income', (state) => {
  const label = state === 'NY' ? 'householdCredit' : 'lowIncomeCredit';
  const poor: Household = { ...student, state, wages: 13_000, taxableInterest: 0 };
  expect(lineOf({ ...poor, claimedAsDependent: false }, label)).toBeDefined();
  expect(lineOf(poor, label)).toBeUndefined();
});

test('New York City gives somebody’s dependent no school tax credit of a fixed amount', () => {
  const credits = (claimedAsDependent: boolean) =>
    taxReturn({ ...student, state: 'NY', locality: 'NYC', wages: 9_000, claimedAsDependent }).lines.filter(
      ({ label }) => label === 'schoolTaxCredit',
    ).length;
  expect([credits(false), credits(true)]).toEqual([1, 0]);
});

// The federal deduction of 5,450 did not rise with Pub. L. 119-21; at 15,000 of pay it is 15,450, of which 450 are from that law.
test.each([
  [5_000, 0],
  [15_000, 450],
  [40_000, 750],
])('South Carolina adds back what the law of 2025 added for a dependent who earns %i', (wages, expected) => {
  expect(lineOf({ ...student, taxYear: 2025, state: 'SC', wages }, 'deductionAddBack') ?? 0).toBe(expected);
});

test('before whole households, no state form covers somebody’s dependent', () => {
  expect(taxReturn({ ...student, taxYear: 2023, state: 'CA' }).stateNotComputed).toBe('earlierYear');
});

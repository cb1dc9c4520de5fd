/** Students, disabled dependents and qualifying relatives: 26 U.S.C. § 152(c), (d). Each amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileForm1040 } from '../src/federal/file.ts';
import type { Form1040 } from '../src/federal/form-1040.ts';
import { completed } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const form = (household: Household) => fileForm1040(completed(household));
const parent: Household = { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 30_000 };
type Dependents = NonNullable<Household['dependents']>;

// One child: 4,328 - 15.98% of 30,000 - 23,350 = 3,265.33. Two: 7,152 - 21.06% of 6,650 = 5,751.51. None: 649 ends at 19,104.
test.each<[string, Dependents, Partial<Form1040>]>([
  ['a student of 23', [{ age: 23, fullTimeStudent: true }], { earnedIncomeCredit: 3_265.33, childTaxCreditAllowed: 500 }],
  ['a student of 24', [{ age: 24, fullTimeStudent: true }], { earnedIncomeCredit: 0, childTaxCreditAllowed: 500 }],
  ['somebody of 20 who is no student', [{ age: 20 }], { earnedIncomeCredit: 0, childTaxCreditAllowed: 500 }],
  ['a disabled son of 35', [{ age: 35, disabled: true }], { earnedIncomeCredit: 3_265.33, childTaxCreditAllowed: 500 }],
  ['a disabled mother', [{ age: 65, disabled: true, qualifyingRelative: true }], { earnedIncomeCredit: 0, childTaxCreditAllowed: 500 }],
  // The child of a friend who lives with the filer.
  ['a relative of 8', [{ age: 8, qualifyingRelative: true }], { earnedIncomeCredit: 0, childTaxCreditAllowed: 500 }],
  [
    'a child and a student',
    [{ age: 8 }, { age: 20, fullTimeStudent: true }],
    { earnedIncomeCredit: 5_751.51, childTaxCreditAllowed: 2_700 },
  ],
  ['a student without a number', [{ age: 8 }, { age: 20, fullTimeStudent: true, hasSsn: false }], { earnedIncomeCredit: 3_265.33 }],
])('%s', (_who, dependents, expected) => expect(form({ ...parent, dependents })).toMatchObject(expected));

// 3,000 of care at 26%, from an income of 30,000: 35% less one point for each 2,000 or part of it above 15,000, 8 of them: 27%.
test.each<[string, Dependents, number]>([
  ['a child of 12', [{ age: 12 }], 810],
  ['a child of 13', [{ age: 13 }], 0],
  ['a disabled son of 35', [{ age: 35, disabled: true }], 810],
  ['a disabled mother', [{ age: 70, disabled: true, qualifyingRelative: true }], 810],
  ['a relative of 8', [{ age: 8, qualifyingRelative: true }], 0],
  // The limit of two is 6,000.
  ['a child and a disabled mother', [{ age: 8 }, { age: 70, disabled: true, qualifyingRelative: true }], 1_620],
])('the care of %s', (_who, dependents, expected) =>
  expect(form({ ...parent, dependents, dependentCareExpenses: 8_000 }).dependentCareCreditBeforeLimit).toBe(expected),
);

test('Massachusetts counts a relative by age', () => {
  const credit = (age: number) => {
    const lines = taxReturn({ ...parent, state: 'MA', dependents: [{ age, qualifyingRelative: true }] }).lines;
    return lines
      .filter(({ section, label }) => section === 'state' && label === 'familyCredit')
      .reduce((sum, { amount }) => sum - amount, 0);
  };
  expect([credit(40), credit(70)]).toEqual([0, 440]);
});

test('California gives its earned income credit for a student', () => {
  const credit = (fullTimeStudent: boolean) => {
    const household: Household = { ...parent, wages: 9_000, state: 'CA', dependents: [{ age: 20, fullTimeStudent }] };
    return taxReturn(household)
      .lines.filter(({ section, label }) => section === 'state' && label === 'earnedIncomeCredit')
      .reduce((sum, { amount }) => sum - amount, 0);
  };
  expect(credit(true)).toBeGreaterThan(credit(false) + 500);
});

test('no dependent loses a credit as a student or disabled person', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const dependents = (household.dependents ?? []).map((each) => ({ ...each, fullTimeStudent: true, disabled: true }));
      const plain = form(household);
      const changed = form({ ...household, dependents });
      expect(changed.earnedIncomeCredit).toBeGreaterThanOrEqual(plain.earnedIncomeCredit - 0.005);
      expect(changed.dependentCareCreditBeforeLimit).toBeGreaterThanOrEqual(plain.dependentCareCreditBeforeLimit - 0.005);
      expect(changed.childTaxCreditAllowed).toBe(plain.childTaxCreditAllowed);
    }),
    times(200),
  );
});

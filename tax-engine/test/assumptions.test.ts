import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { ASSUMED_AGES, assumedJobs, assumptionsOf, taxReturn } from '../src/index.ts';
import { LEVIES_IN_FULL_SINCE } from '../src/questions/assumptions.ts';
import { stateLaws } from '../src/law/states/all.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const WORKER: Household = { taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 50_000 };
const withoutAges = (household: Household): Household =>
  Object.fromEntries(Object.entries(household).filter(([field]) => field !== 'age' && field !== 'spouseAge')) as unknown as Household;
const factsOf = (household: Household, answer = {}) => assumptionsOf(household, answer).map(({ fact }) => fact);

test('a worker of unknown age is taken for one whom nobody claims, who stays in one state', () => {
  expect(assumptionsOf(WORKER)).toEqual([{ fact: 'age', figures: { from: 25, to: 54 } }, { fact: 'notADependent' }, { fact: 'sameState' }]);
});

test('a field that was asked is not assumed, even if it is zero', () => {
  expect(factsOf({ ...WORKER, age: 40 })).toEqual(['notADependent', 'sameState']);
  const couple = { ...WORKER, filingStatus: 'marriedJoint' } as const;
  expect(factsOf(couple)).toEqual(['bothAges', 'spouseWithoutIncome', 'sameState']);
  expect(factsOf({ ...couple, spouseWages: 0 })).toEqual(['bothAges', 'sameState']);
  expect(factsOf({ ...couple, spouseSocialSecurityBenefits: 12_000 })).toEqual(['bothAges', 'sameState']);
  expect(factsOf({ ...couple, spousePensionIncome: 12_000 })).toEqual(['bothAges', 'sameState']);
  expect(factsOf({ ...couple, spouseSelfEmploymentProfit: -500 })).toEqual(['bothAges', 'sameState']);
  // A form that asks one spouse's profit has a zero for the other's.
  expect(factsOf({ ...couple, spouseSelfEmploymentProfit: 0 })).toContain('spouseWithoutIncome');
  expect(factsOf({ ...couple, spouseWages: 0, age: 66 })).toEqual(['spouseAge', 'sameState']);
  expect(factsOf({ ...couple, spouseWages: 0, spouseAge: 66 })).toEqual(['age', 'sameState']);
  expect(factsOf({ ...couple, spouseWages: 0, age: 66, spouseAge: 66 })).toEqual(['sameState']);
  expect(factsOf({ ...couple, spouseWages: 0, age: 66, spouseAge: 66, state: undefined })).toEqual([]);
});

test('a levy that the law only limits is taken for withheld in full, if there are wages', () => {
  expect(factsOf({ ...WORKER, state: 'CO' })).toContain('leviesInFull');
  expect(factsOf({ ...WORKER, state: 'CO', wages: 0 })).not.toContain('leviesInFull');
  expect(factsOf({ ...WORKER, state: 'CA' })).not.toContain('leviesInFull');
  expect(factsOf({ ...WORKER, state: 'MN', taxYear: 2025 })).not.toContain('leviesInFull');
  for (const state of STATE_CODES) {
    const years = (stateLaws[state].payrollLevies ?? []).flatMap(({ atMost, terms }) =>
      atMost ? TAX_YEARS.filter((year) => terms[year]) : [],
    );
    expect([state, LEVIES_IN_FULL_SINCE[state] ?? Infinity]).toEqual([state, Math.min(...years)]);
  }
});

test('who names a second state of the year is not taken to stay in one, and the levies of both count', () => {
  const commuter: Household = { ...WORKER, workStates: [{ state: 'NY', wages: 20_000 }] };
  expect(factsOf(commuter)).toEqual(['age', 'notADependent', 'leviesInFull']);
  expect(factsOf({ ...WORKER, workStates: [] })).toContain('sameState');
});

test.each([
  ['a dependent', { dependentAges: [4] }, {}],
  ['tips', { qualifiedTips: 500 }, {}],
  ['overtime', { qualifiedOvertime: 500 }, {}],
  ['an earned income credit', {}, { earnedIncomeCredit: 300 }],
  ['a senior deduction', {}, { seniorDeduction: 6_000 }],
])('%s rests on Social Security numbers', (_name, fields, answer) => {
  expect(factsOf({ ...WORKER, ...fields }, answer)).toContain('socialSecurityNumbers');
});

test('where the numbers of the filers are given, those of the dependents are still assumed', () => {
  expect(factsOf({ ...WORKER, hasSsn: false, dependentAges: [4] })).toEqual(expect.arrayContaining(['numbersOfDependents']));
  expect(factsOf({ ...WORKER, hasSsn: false, dependentAges: [4] })).not.toContain('socialSecurityNumbers');
  expect(factsOf({ ...WORKER, hasSsn: true })).not.toContain('numbersOfDependents');
});

test('dependents of 19 to 23 are taken for no students', () => {
  expect(assumptionsOf({ ...WORKER, dependentAges: [19] })).toContainEqual({ fact: 'notStudents', figures: { from: 19, to: 23 } });
  expect(factsOf({ ...WORKER, dependentAges: [4, 23] })).toContain('notStudents');
  expect(factsOf({ ...WORKER, dependentAges: [18, 24] })).not.toContain('notStudents');
});

test.each(TAX_YEARS)('the stimulus payments of 2020 and 2021 are taken for received: %i', (taxYear) => {
  const facts = assumptionsOf({ ...WORKER, taxYear });
  const stimulus = { fact: 'stimulusReceived', figures: { year: taxYear } };
  if (taxYear <= 2021) expect(facts).toContainEqual(stimulus);
  else expect(facts).not.toContainEqual(stimulus);
  expect(factsOf({ ...WORKER, taxYear, nonresident: true })).not.toContain('stimulusReceived');
});

test('a person with wages has one job', () => {
  expect(assumedJobs({ ...WORKER, filingStatus: 'marriedJoint', spouseWages: 1 })).toEqual({ fact: 'oneJobEach' });
  expect(assumedJobs({ ...WORKER, filingStatus: 'marriedJoint' })).toEqual({ fact: 'oneJob' });
});

describe('the assumed ages', () => {
  const { from, to } = ASSUMED_AGES;

  test.each(STATE_CODES)('all have the taxes of an unknown age in %s', (state) => {
    const household = fc.record({
      known: HOUSEHOLDS.map(withoutAges),
      taxYear: fc.constantFrom(...TAX_YEARS),
      age: fc.integer({ min: from, max: to }),
      spouseAge: fc.integer({ min: from, max: to }),
    });
    fc.assert(
      fc.property(household, ({ known, taxYear, age, spouseAge }) => {
        const unknown = { ...known, taxYear, state };
        const { to: last = NaN } = assumptionsOf(unknown)[0]?.figures ?? {};
        expect(taxReturn({ ...unknown, age: Math.min(age, last), spouseAge: Math.min(spouseAge, last) })).toEqual(taxReturn(unknown));
      }),
      times(25),
    );
  });

  test('end before 50 where more is contributed to IRAs than younger people may deduct', () => {
    // 26 U.S.C. § 219(b)(5)(B): 7,000 in 2025, and 1,000 more from 50 on.
    const saver = { ...WORKER, taxYear: 2025 } as const;
    expect(assumptionsOf({ ...saver, iraDeduction: 7_000 })).toContainEqual({ fact: 'age', figures: { from, to } });
    expect(assumptionsOf({ ...saver, iraDeduction: 7_001 })).toContainEqual({ fact: 'age', figures: { from, to: 49 } });
    const couple = { ...saver, filingStatus: 'marriedJoint', iraDeduction: 14_001 } as const;
    expect(assumptionsOf(couple)).toContainEqual({ fact: 'bothAges', figures: { from, to: 49 } });
  });

  test('end where one year more or less changes a tax', () => {
    const earner: Household = { taxYear: 2025, state: 'TX', filingStatus: 'single', wages: 9_000 };
    expect(taxReturn({ ...earner, age: from - 1 }).totalTax).not.toBe(taxReturn(earner).totalTax);
    const pensioner: Household = { taxYear: 2025, state: 'CO', filingStatus: 'single', pensionIncome: 40_000 };
    expect(taxReturn({ ...pensioner, age: to + 1 }).totalTax).not.toBe(taxReturn(pensioner).totalTax);
  });
});

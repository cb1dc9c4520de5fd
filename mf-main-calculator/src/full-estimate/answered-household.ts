/** How the answers of the full estimate's form become a household. */
import { dayBefore } from '@bracketwise/contract/days';
import { HOUSEHOLD_FIELDS, type Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { FORMER_PLACE, placeOf } from '@bracketwise/shared-ui/calculator';
import { FIELDS, isAdult, isAgeOfStudents, isAsked, isQuestion, STUDENTS, type People, type Question } from './choices.ts';
import { agesIn, type Answers } from './household-draft.ts';

const studentsOf = (answers: Answers): NonNullable<Household['students']> =>
  STUDENTS.filter(({ expenses }) => isAsked(expenses, answers) && answers[expenses] > 0).map(({ expenses, firstFourYears }) => ({
    expenses: answers[expenses],
    firstFourYears: answers[firstFourYears],
  }));

/** The dependents: only their ages, and more of the students and of the disabled children, of whom the youngest are meant. */
function dependentsOf(answers: Answers): Pick<Household, 'dependentAges' | 'dependents'> {
  const countOf = (name: People) => (isAsked(name, answers) ? answers[name] : 0);
  const ages = isAsked('dependentAges', answers) ? (agesIn(answers.dependentAges) ?? []) : [];
  const young = [...ages].sort((one, other) => one - other);
  const students = young.filter(isAgeOfStudents).slice(0, countOf('dependentStudents'));
  const others = young.filter(isAdult).slice(students.length);
  const disabled = others.slice(0, countOf('disabledChildren'));
  if (!isAsked('disabledChildren', answers)) return { dependentAges: ages };
  return {
    dependentAges: [...young.filter((age) => !isAdult(age)), ...others.slice(disabled.length)],
    dependents: [...students.map((age) => ({ age, fullTimeStudent: true })), ...disabled.map((age) => ({ age, disabled: true }))],
  };
}

const adoptionsOf = (answers: Answers): NonNullable<Household['adoptions']> =>
  (
    [
      ['adoptionExpenses', 'adoptionSpecialNeeds'],
      ['adoption2Expenses', 'adoption2SpecialNeeds'],
    ] as const
  )
    .filter(([expenses]) => isAsked(expenses, answers))
    .map(([expenses, specialNeeds]) => ({ expenses: answers[expenses], specialNeeds: answers[specialNeeds] }))
    .filter(({ expenses, specialNeeds }) => expenses > 0 || specialNeeds);

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** The wages before and after a move; of the days, without an answer. */
function wagesOfMove(answers: Answers): readonly [former: Pay, since: Pay] {
  const { wages, spouseWages, formerWages, spouseFormerWages } = answers;
  const own = isAsked('formerWages', answers) ? formerWages : undefined;
  const ofSpouse = isAsked('spouseFormerWages', answers) ? spouseFormerWages : undefined;
  return [
    { ...(own !== undefined && { wages: own }), ...(ofSpouse !== undefined && { spouseWages: ofSpouse }) },
    {
      ...(own !== undefined && { wages: inCents(wages - own) }),
      ...(ofSpouse !== undefined && { spouseWages: inCents(spouseWages - ofSpouse) }),
    },
  ];
}

type Pay = Readonly<Partial<Record<'wages' | 'spouseWages', number>>>;
type WorkStates = NonNullable<Household['workStates']>;

/** Wages for work in a state and, by their share of the days, for days at home for an office there. */
function workIn(state: StateCode, wages: number, days: number | undefined, homeDays = 0): WorkStates {
  const atHome = homeDays > 0 ? inCents((wages * homeDays) / ((days ?? 0) + homeDays)) : 0;
  return [
    { state, wages: inCents(wages - atHome), ...(days !== undefined && { days }) },
    { state, wages: atHome, fromHome: true },
  ].filter((work) => work.wages > 0);
}

/** The place in the state of residence, if the form asks for it. */
const placeSince = (answers: Answers) => {
  const locality = isAsked('locality', answers) ? placeOf(answers.state, answers).locality : undefined;
  return locality === undefined ? {} : { locality };
};

/** Where the household lived before its move, or works apart from home. A move on January 1 makes no second state. */
export function severalStatesOf(answers: Answers): Pick<Household, 'stateParts' | 'workStates'> {
  const { taxYear, state, movedFrom, movedOn, workState, formerLocality } = answers;
  const [firstDay, lastDay] = [`${taxYear}-01-01`, `${taxYear}-12-31`];
  if (isAsked('movedFrom', answers) && movedFrom !== '' && movedOn > firstDay) {
    const [former, since] = wagesOfMove(answers);
    return {
      stateParts: [
        {
          state: movedFrom,
          from: firstDay,
          to: dayBefore(movedOn),
          ...(isAsked(FORMER_PLACE, answers) && formerLocality !== '' && { locality: formerLocality }),
          ...former,
        },
        { state, from: movedOn, to: lastDay, ...placeSince(answers), ...since },
      ],
    };
  }
  if (!isAsked('workState', answers) || workState === '') return {};
  const { workWages, workDays, homeDays, spouseWorkWages, spouseWorkDays, spouseHomeDays } = answers;
  const ofSpouse = isAsked('spouseWorkWages', answers) ? workIn(workState, spouseWorkWages, spouseWorkDays, spouseHomeDays) : [];
  return {
    workStates: [...workIn(workState, workWages, workDays, homeDays), ...ofSpouse.map((work) => ({ ...work, ofSpouse: true }))],
  };
}

/** Builds the household. Fields of unselected choices don't count. */
export function householdOf(answers: Answers): Household {
  const { taxYear, state, filingStatus, wages } = answers;
  const asked = <Field extends Question>(field: Field): Answers[Field] | undefined =>
    isAsked(field, answers) ? answers[field] : undefined;
  const qualifiedDividends = asked('qualifiedDividends') ?? 0;
  const severalStates = severalStatesOf(answers);
  return {
    ...Object.fromEntries(
      HOUSEHOLD_FIELDS.flatMap((field) =>
        isQuestion(field) && !FIELDS.localTax.includes(field) && isAsked(field, answers) ? [[field, answers[field]]] : [],
      ),
    ),
    taxYear,
    state,
    filingStatus,
    wages,
    ...dependentsOf(answers),
    students: studentsOf(answers),
    adoptionExpenses: 0,
    adoptions: adoptionsOf(answers),
    nonqualifiedDividends: Math.round(((asked('ordinaryDividends') ?? 0) - qualifiedDividends) * 100) / 100,
    // The parts of a year with a move have their own places.
    ...(isAsked('locality', answers) && !severalStates.stateParts && placeOf(state, answers)),
    ...severalStates,
  };
}

/** The draft of the full estimate's form. `answered-household.ts` makes a household of it, apart because the page needs it only for an answer. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import {
  FILING_STATUSES,
  HOUSEHOLD_FILING_STATUSES,
  type FilingStatus,
  type HouseholdFilingStatus,
} from '@bracketwise/contract/filing-status';
import { HIGHEST_AGE, MONTHS_IN_YEAR, MOST_DAYS_IN_YEAR, MOST_DEPENDENTS, PARTS_OF_PAY, payOf } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { FORMER_PLACE, isChoiceOfPlace, type PlaceInputs, placeOf, placeSchema, readableAmount } from '@bracketwise/shared-ui/calculator';
import { parseAmount } from '@bracketwise/shared-ui/forms';
import { electionLimit } from '@bracketwise/tax-engine/law/federal/foreign-tax-credit';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { boolean, number, object, string, type ObjectSchema, type TestContext } from 'yup';
import {
  AGES_OF_PEOPLE,
  AMOUNTS,
  AMOUNTS_IF_ANY,
  CHOICES,
  DAYS,
  declared,
  FLAGS,
  GAINS,
  isAsked,
  isQuestion,
  MONTHS,
  OTHER_STATES,
  PAYCHECKS,
  partsOf,
  PEOPLE,
  STATUSES_IF_ANY,
  type AgeOfPerson,
  type Amount,
  type AmountIfAny,
  type Choice,
  type Days,
  type Flag,
  type Months,
  type OtherState,
  type People,
  type StatusIfAny,
} from './choices.ts';

/** The validated inputs: dollars, ages in years, numbers of people, and which choices apply. */
export type Answers = Readonly<Record<Amount | People, number>> &
  Readonly<Record<StatusIfAny, FilingStatus>> &
  Readonly<Record<OtherState, StateCode | ''>> &
  Readonly<Record<Choice | Flag, boolean>> &
  /** Undefined if blank. */
  Readonly<Partial<Record<AmountIfAny | AgeOfPerson | Months | Days, number | undefined>>> &
  Pick<PlaceInputs, keyof PlaceInputs> & {
    /** The code of the place of residence before a move; empty for none. */
    readonly formerLocality: string;
    readonly state: StateCode;
    /** The first day in the state of residence, as 2026-07-01; empty without a move. */
    readonly movedOn: string;
    readonly filingStatus: HouseholdFilingStatus;
    readonly taxYear: TaxYear;
    /** Ages of children and other dependents, as typed: "4, 9". */
    readonly dependentAges: string;
    /** Paychecks still to come this year. */
    readonly paychecksLeft: number;
    readonly paychecksInYear: number;
  };

export const YEARS = TAX_YEARS;

/** @returns the ages in a list such as "4, 9", or undefined if the text is not such a list */
export function agesIn(text: string): readonly number[] | undefined {
  const parts = partsOf(text);
  const ages = parts.map(Number);
  const known = parts.every((part) => /^\d{1,3}$/u.test(part)) && ages.every((age) => age <= HIGHEST_AGE);
  return known && ages.length <= MOST_DEPENDENTS ? ages : undefined;
}

/** What is wrong with a list of ages: its numbers, or that it is no list of numbers. */
const refusalOfAges = (text: string) => (partsOf(text).every((part) => /^[-+]?[\d.]+$/u.test(part)) ? 'errors.wholeAges' : 'errors.ages');

const amount = (locale: Locale, lowest: number) =>
  readableAmount(locale).min(lowest, 'errors.negative').max(INCOME_LIMITS.maximum, 'errors.tooHigh');

const amountIfAny = (locale: Locale) =>
  number()
    .transform((_value, text) => {
      const read = parseAmount(String(text), locale);
      return Number.isNaN(read) ? undefined : read;
    })
    .min(0, 'errors.negative')
    .max(INCOME_LIMITS.maximum, 'errors.tooHigh');

const yesOrNo = (name: Choice | Flag) =>
  boolean()
    .typeError('errors.refused')
    .default(declared(name)?.byDefault === true);

const wholeNumber = (least: number, most: number, message: string) =>
  number()
    .transform((_value, text) => (String(text).trim() === '' ? undefined : Number(text)))
    .typeError(message)
    .integer(message)
    .min(least, message)
    .max(most, message);

const numberOfPeople = () => wholeNumber(0, MOST_DEPENDENTS, 'errors.people').default(0);
const statusIfAny = () => string<FilingStatus>().oneOf(FILING_STATUSES, 'errors.refused').default('marriedJoint');

/** Tips and overtime are parts of the pay. */
const partsOfPay = (amounts: Readonly<Record<Amount, ReturnType<typeof amount>>>) =>
  Object.fromEntries(
    PARTS_OF_PAY.map((field, index) => {
      const before = PARTS_OF_PAY.slice(0, index);
      const fits = (value: number, { parent }: TestContext) => {
        const answers = parent as Answers;
        return value === 0 || before.reduce((sum, other) => sum + answers[other], value) <= payOf(answers);
      };
      return [field, amounts[field].test('partOfWages', 'errors.partOfWages', fits)] as const;
    }),
  );

/** A kind of pension is a part of all pensions. */
const partsOfPensions = (amounts: Readonly<Record<Amount, ReturnType<typeof amount>>>) =>
  Object.fromEntries(
    AMOUNTS.flatMap((field) => {
      const whole = declared(field)?.partOf;
      const fits = (value: number, { parent }: TestContext) => value <= (parent as Answers)[whole ?? field];
      return whole ? [[field, amounts[field].test('partOfPension', 'errors.partOfPension', fits)] as const] : [];
    }),
  );

/** The column of a table for individuals: a surviving spouse is one. */
export const columnOf = (status: HouseholdFilingStatus): FilingStatus => (status === 'qualifyingSurvivingSpouse' ? 'single' : status);

/** More foreign tax than that is credited by the share of the income that is foreign. 26 U.S.C. § 904(a), (j). */
const foreignIncomeGiven = (income: number, { parent }: TestContext) => {
  const { foreignTaxPaid, taxYear, filingStatus } = parent as Answers;
  // A link's year may be none that there is.
  const limits: Partial<typeof electionLimit> = electionLimit;
  return income > 0 || foreignTaxPaid <= (limits[taxYear]?.value[columnOf(filingStatus)] ?? Infinity);
};

/** Why a state other than the one of residence is refused. The engine computes one move or work in one other state, without a typed local rate. */
function refusalOfState(name: OtherState, answers: Answers): string | undefined {
  const { state, movedFrom, movedOn, workWages, spouseWorkWages } = answers;
  if (answers[name] === '')
    return (name === 'movedFrom' ? movedOn !== '' : workWages + spouseWorkWages > 0) ? 'errors.otherState' : undefined;
  if (answers[name] === state) return 'errors.sameState';
  if (name === 'workState' && movedFrom !== '') return 'errors.moveAndWork';
  return placeOf(state, answers).localRate === undefined ? undefined : 'errors.localWithStates';
}

const otherState = (name: OtherState) =>
  string<StateCode | ''>()
    .oneOf(['', ...STATE_CODES], 'errors.refused')
    .default('')
    .test('otherState', (_state, context) => {
      const message = refusalOfState(name, context.parent as Answers);
      return message === undefined || context.createError({ message });
    });

const isFormerPlace = (code: string, { movedFrom }: Answers): boolean => isChoiceOfPlace(FORMER_PLACE, movedFrom, code);

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

/** Without a state there is no move, and its day is not needed. */
const dayOfMove = (day: string, { parent }: TestContext) => {
  const { movedFrom, taxYear } = parent as Answers;
  if (day === '') return movedFrom === '';
  return day.startsWith(`${taxYear}-`) && isDay(day);
};

/** Wages in another state are a part of all wages. */
const partOfWages =
  (whole: 'wages' | 'spouseWages') =>
  (value: number | undefined, { parent }: TestContext) =>
    !value || value <= (parent as Answers)[whole];

/** The days at home are a share of the days for the office, so those there are needed too. */
const withDaysThere =
  (there: 'workDays' | 'spouseWorkDays') =>
  (days: number | undefined, { parent }: TestContext) =>
    !days || (parent as Answers)[there] !== undefined;

/** Drops the fields that the form does not show, because a visitor can't correct them. */
const askedOnly = (draft: unknown): unknown =>
  typeof draft === 'object' && draft !== null
    ? Object.fromEntries(Object.entries(draft).filter(([field]) => !isQuestion(field) || isAsked(field, draft as Answers)))
    : draft;

/** Messages are text keys. @param locale - for parsing amounts */
export function answersSchema(locale: Locale): ObjectSchema<Answers> {
  const amounts = Object.fromEntries(
    AMOUNTS.map((field) => [field, amount(locale, GAINS.includes(field) ? -INCOME_LIMITS.maximum : 0)]),
  ) as Record<Amount, ReturnType<typeof amount>>;
  const checkboxes = Object.fromEntries([...CHOICES, ...FLAGS].map((name) => [name, yesOrNo(name)])) as Record<
    Choice | Flag,
    ReturnType<typeof yesOrNo>
  >;
  const ages = Object.fromEntries(AGES_OF_PEOPLE.map((name) => [name, wholeNumber(0, HIGHEST_AGE, 'errors.age')])) as Record<
    AgeOfPerson,
    ReturnType<typeof wholeNumber>
  >;
  const months = Object.fromEntries(MONTHS.map((name) => [name, wholeNumber(1, MONTHS_IN_YEAR, 'errors.months')])) as Record<
    Months,
    ReturnType<typeof wholeNumber>
  >;
  const days = Object.fromEntries(DAYS.map((name) => [name, wholeNumber(0, MOST_DAYS_IN_YEAR, 'errors.days')])) as Record<
    Days,
    ReturnType<typeof wholeNumber>
  >;
  const ifAny = Object.fromEntries(AMOUNTS_IF_ANY.map((name) => [name, amountIfAny(locale)])) as Record<
    AmountIfAny,
    ReturnType<typeof amountIfAny>
  >;
  const people = Object.fromEntries(PEOPLE.map((name) => [name, numberOfPeople()])) as Record<People, ReturnType<typeof numberOfPeople>>;
  const statuses = Object.fromEntries(STATUSES_IF_ANY.map((name) => [name, statusIfAny()])) as Record<
    StatusIfAny,
    ReturnType<typeof statusIfAny>
  >;
  const states = Object.fromEntries(OTHER_STATES.map((name) => [name, otherState(name)])) as Record<
    OtherState,
    ReturnType<typeof otherState>
  >;
  return object({
    ...amounts,
    ...partsOfPensions(amounts),
    ...partsOfPay(amounts),
    ...checkboxes,
    ...ages,
    ...months,
    ...days,
    ...people,
    ...statuses,
    ...states,
    ...ifAny,
    state: string<StateCode>().oneOf(STATE_CODES, 'errors.state').required('errors.state'),
    filingStatus: string<HouseholdFilingStatus>().oneOf(HOUSEHOLD_FILING_STATUSES, 'errors.refused').required('errors.refused'),
    taxYear: number<TaxYear>().typeError('errors.refused').oneOf(YEARS, 'errors.refused').required('errors.refused'),
    dependentAges: string()
      .default('')
      .test('ages', (text, context) => agesIn(text) !== undefined || context.createError({ message: refusalOfAges(text) })),
    ...placeSchema(locale, { place: 'errors.refused', rate: 'errors.localRate' }),
    formerLocality: string()
      .default('')
      .test('place', 'errors.refused', (code, { parent }) => isFormerPlace(code, parent as Answers)),
    movedOn: string().default('').test('dayOfMove', 'errors.dayOfMove', dayOfMove),
    workWages: amounts.workWages.test('partOfAll', 'errors.partOfAllWages', partOfWages('wages')),
    spouseWorkWages: amounts.spouseWorkWages.test('partOfAll', 'errors.partOfAllWages', partOfWages('spouseWages')),
    formerWages: ifAny.formerWages.test('partOfAll', 'errors.partOfAllWages', partOfWages('wages')),
    spouseFormerWages: ifAny.spouseFormerWages.test('partOfAll', 'errors.partOfAllWages', partOfWages('spouseWages')),
    homeDays: days.homeDays.test('daysThere', 'errors.daysThere', withDaysThere('workDays')),
    spouseHomeDays: days.spouseHomeDays.test('daysThere', 'errors.daysThere', withDaysThere('spouseWorkDays')),
    foreignIncome: amounts.foreignIncome.test('foreignIncome', 'errors.foreignIncome', foreignIncomeGiven),
    qualifiedDividends: amounts.qualifiedDividends.test(
      'partOfAll',
      'errors.qualifiedDividends',
      (value, { parent }) => value <= (parent as Answers).ordinaryDividends,
    ),
    paychecksInYear: number().typeError('errors.refused').default(26).oneOf(PAYCHECKS.map(Number), 'errors.refused'),
    paychecksLeft: number()
      .transform((_value, text) => Number(text))
      .default(0)
      .typeError('errors.paychecks')
      .integer('errors.paychecks')
      .min(0, 'errors.paychecks')
      .test('ofTheYear', 'errors.paychecks', (value, { parent }) => value <= Number((parent as Answers).paychecksInYear)),
  }).transform(askedOnly);
}

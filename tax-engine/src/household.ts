/** Validates the engine's only input, a household, and fills in what it leaves out. Its fields: `@bracketwise/contract/household`. */
import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_FILING_STATUSES, type HouseholdFilingStatus } from '@bracketwise/contract/filing-status';
import {
  DEFAULT_AGE,
  HIGHEST_AGE,
  HOUSEHOLD,
  HOUSEHOLD_FIELDS,
  householdField,
  MONTHS_IN_YEAR,
  MOST_DAYS_IN_YEAR,
  MOST_DEPENDENTS,
  MOST_RECORDS,
  PARTS_OF_PAY,
  payOf,
  type CompleteHousehold,
  type FieldOfHousehold,
  type FieldOfRecord,
  type FieldsOfKind,
  type Household,
  type HouseholdFieldName,
  type RecordsField,
} from '@bracketwise/contract/household';
import { ELSEWHERE, HIGHEST_LOCAL_RATE, LOCAL_BASES, partsOfCode, spelledCode, type LocalBase } from '@bracketwise/contract/localities';
import { STATE_NAMES } from '@bracketwise/contract/states';
import { LAW_YEARS } from '@bracketwise/contract/years';
import { roundToCents } from './kernel/money.ts';

/**
 * Why a field is refused: outside its limits, a spouse's amount on another return, more than the whole it is part of, or a place without
 * figures.
 */
type RefusalRule = 'outOfBounds' | 'jointOnly' | 'partOfWages' | 'partOfPension' | 'place';

/** A field of a household that the engine refuses. */
export class HouseholdError extends RangeError {
  constructor(
    readonly field: HouseholdFieldName,
    readonly rule: RefusalRule,
    /** Says what is wrong, without the field's name. */
    readonly reason: string,
    /** The highest value that the rule allows, in US dollars. */
    readonly maximum?: Usd,
    /** The field with its place in a list: `students[0].expenses`. */
    readonly path: string = field,
  ) {
    super(`${path}: ${reason}`);
    this.name = 'HouseholdError';
  }
}

const NO_RECORDS: readonly never[] = [];

/** What the value of a field is checked by. */
interface Check {
  readonly kind: FieldOfHousehold['kind'];
  readonly of: FieldOfHousehold['of'];
  readonly partOf: FieldOfHousehold['partOf'];
  readonly byDefault: FieldOfHousehold['byDefault'];
}

/** In one object shape, unlike the contract's fields. */
const CHECKS: ReadonlyMap<string, Check> = new Map(
  HOUSEHOLD_FIELDS.map((name): [string, Check] => {
    const { kind, of, partOf, byDefault } = householdField(name);
    return [name, { kind, of, partOf, byDefault }];
  }),
);

/** What an absent field of a kind is; flags have their own default, and the other kinds stay absent. */
const DEFAULTS: { readonly [Kind in FieldOfHousehold['kind']]?: unknown } = {
  amount: 0,
  gain: 0,
  age: DEFAULT_AGE,
  months: MONTHS_IN_YEAR,
  ages: NO_RECORDS,
  records: NO_RECORDS,
  localBase: 'earnedIncome',
};

type Draft = { -readonly [Name in HouseholdFieldName]: CompleteHousehold[Name] };

/** Copying it costs little, and gives all households one object shape. */
const NOTHING_GIVEN = Object.fromEntries(
  [...CHECKS].map(([name, { kind, byDefault }]) => [name, kind === 'flag' ? byDefault === true : DEFAULTS[kind]]),
) as unknown as Draft;

function put(draft: Draft, name: string, value: unknown): void {
  (draft as Record<string, unknown>)[name] = value;
}

/** @throws HouseholdError that names the refused field */
export function completed(given: Household): CompleteHousehold {
  const { taxYear, filingStatus } = given;
  if (!LAW_YEARS.includes(taxYear)) throw refused('taxYear', `no law of the tax year ${taxYear}`);
  if (!HOUSEHOLD_FILING_STATUSES.includes(filingStatus)) throw refused('filingStatus', `unknown status ${filingStatus}`);
  const household: Draft = { ...NOTHING_GIVEN };
  for (const name of Object.keys(given) as HouseholdFieldName[]) {
    const check = CHECKS.get(name);
    if (check && given[name] !== undefined) put(household, name, valueOf(name, check, given));
  }
  if (household.dependents.length > 0) household.dependentAges = household.dependentAges.concat(household.dependents.map(({ age }) => age));
  if (household.dependentAges.length > MOST_DEPENDENTS) throw refused('dependentAges', `more than ${MOST_DEPENDENTS} dependents`);
  // 26 U.S.C. § 152(b)(1).
  if (household.claimedAsDependent) household.dependentAges = household.dependents = NO_RECORDS;
  assertPartOfWages(household);
  return household;
}

/** The value of a field that is given, checked and in whole cents. */
function valueOf(name: HouseholdFieldName, { kind, of, partOf, byDefault }: Check, given: Household): unknown {
  const value: unknown = given[name];
  const isOfNobody = of === 'spouse' && given.filingStatus !== 'marriedJoint';
  switch (kind) {
    case 'amount':
      return partOf ? partOfPension(name, partOf, given) : ofPerson(name, amountOf(name, value as Usd), isOfNobody);
    case 'gain':
      return ofPerson(name, gainOf(name, value as Usd), isOfNobody);
    case 'amountIfAny':
      return amountOf(name, value as Usd);
    case 'flag':
      return byDefault ? isOfNobody || value !== false : !isOfNobody && value === true;
    case 'age':
      return ageOf(name, value as number);
    case 'ages':
      for (const age of value as readonly number[]) ageOf(name, age);
      return value;
    case 'records':
      // What files several states checks theirs.
      return recordsOf(name as RecordsField, value as Household[RecordsField]);
    case 'place':
      return placeOf(name as FieldsOfKind<'place'>, given);
    case 'rate':
      return localRateOf(given);
    case 'localBase':
      return localBaseOf(given);
    case 'state':
      if (!Object.hasOwn(STATE_NAMES, value as string)) throw refused(name, `unknown state ${String(value)}`);
      return value;
    case 'statusIfAny':
      return statusOf(name, value as HouseholdFilingStatus);
    case 'months':
      return monthsOf(name, value as number);
    case 'daysIfAny':
      return daysIfAny(name, value as number);
    default:
      return value;
  }
}

const refused = (field: HouseholdFieldName, reason: string, path?: string) =>
  new HouseholdError(field, 'outOfBounds', reason, undefined, path);

/** The code in its usual spelling. Whether the place has figures is up to its state's law. */
function placeOf(name: FieldsOfKind<'place'>, household: Household): string {
  const given = household[name];
  if (typeof given !== 'string') throw new HouseholdError(name, 'place', 'must be a code');
  const code = spelledCode(given);
  if (code === ELSEWHERE && name === 'workLocality') return code;
  if (household.state === undefined) throw new HouseholdError(name, 'place', 'needs the state');
  const { state } = partsOfCode(code);
  if (state === undefined) throw new HouseholdError(name, 'place', `names an unknown place, ${code}; give localRate instead`);
  const isAtWork = name === 'workLocality' && household.workStates?.some((work) => work.state === state) === true;
  if (state !== household.state && !isAtWork) throw new HouseholdError(name, 'place', `must be in ${household.state}, not ${code}`);
  return code;
}

function codeIfAny(name: HouseholdFieldName, code: unknown, path: string): string | undefined {
  if (code === undefined) return undefined;
  if (typeof code !== 'string') throw new HouseholdError(name, 'place', 'must be a code', undefined, path);
  return spelledCode(code);
}

function localRateOf({ state, locality, workLocality, localRate = 0 }: Household): number {
  // Negated so that NaN is rejected too.
  if (!(localRate >= 0 && localRate <= HIGHEST_LOCAL_RATE)) throw refused('localRate', `out of bounds: ${localRate}`);
  if (state === undefined) throw new HouseholdError('localRate', 'place', 'needs the state');
  if (locality !== undefined || workLocality !== undefined)
    throw new HouseholdError('localRate', 'place', 'must not come with locality or workLocality, which have their own rates');
  return localRate;
}

function localBaseOf({ localBase = 'earnedIncome' }: Household): LocalBase {
  if (!LOCAL_BASES.includes(localBase)) throw refused('localBase', `unknown base ${localBase}`);
  return localBase;
}

function ageOf(name: HouseholdFieldName, age: number = DEFAULT_AGE, path: string = name): number {
  if (!(Number.isInteger(age) && age >= 0 && age <= HIGHEST_AGE)) throw refused(name, `out of bounds: ${age}`, path);
  return age;
}

function monthsOf(name: HouseholdFieldName, months: number): number {
  if (!(Number.isInteger(months) && months >= 1 && months <= MONTHS_IN_YEAR)) throw refused(name, `out of bounds: ${months}`);
  return months;
}

function daysIfAny(name: HouseholdFieldName, days: number | undefined, path: string = name): number | undefined {
  if (days !== undefined && !(Number.isInteger(days) && days >= 0 && days <= MOST_DAYS_IN_YEAR))
    throw refused(name, `out of bounds: ${days}`, path);
  return days;
}

function amountOf(name: HouseholdFieldName, amount: Usd = 0, path: string = name): Usd {
  if (amount === 0) return 0;
  // Negated so that NaN is rejected too.
  if (!(amount >= 0 && amount <= INCOME_LIMITS.maximum)) throw refused(name, `out of bounds: ${amount}`, path);
  return roundToCents(amount);
}

function statusOf(name: HouseholdFieldName, status: HouseholdFilingStatus): HouseholdFilingStatus {
  if (!HOUSEHOLD_FILING_STATUSES.includes(status)) throw refused(name, `unknown status ${status}`);
  return status;
}

/** The records of a list with defaults filled in and amounts in whole cents. */
function recordsOf<Name extends RecordsField>(name: Name, records: Household[Name]): CompleteHousehold[Name] {
  if (records === undefined || records.length === 0) return NO_RECORDS;
  if (!Array.isArray(records)) throw refused(name, 'must be a list');
  if (records.length > MOST_RECORDS) throw refused(name, `more than ${MOST_RECORDS}`);
  const fields = Object.entries<FieldOfRecord>(HOUSEHOLD[name].record);
  const given: readonly Readonly<Record<string, unknown>>[] = records;
  const complete: unknown = given.map((record, index) =>
    Object.fromEntries<unknown>(
      fields.map(([field, { kind, byDefault }]) => {
        const value = record[field];
        const path = `${name}[${index}].${field}`;
        if (kind === 'flag') return [field, byDefault ? value !== false : value === true];
        if (kind === 'age') return [field, ageOf(name, value as number | undefined, path)];
        if (kind === 'place') return [field, codeIfAny(name, value, path)];
        if (kind === 'daysIfAny') return [field, daysIfAny(name, value as number | undefined, path)];
        return [field, kind === 'amount' || typeof value === 'number' ? amountOf(name, value as Usd | undefined, path) : value];
      }),
    ),
  );
  return complete as CompleteHousehold[Name];
}

function gainOf(name: HouseholdFieldName, amount: Usd): Usd {
  if (amount === 0) return 0;
  if (!(amount >= -INCOME_LIMITS.maximum && amount <= INCOME_LIMITS.maximum)) throw refused(name, `out of bounds: ${amount}`);
  return roundToCents(amount);
}

function ofPerson(name: HouseholdFieldName, amount: Usd, isOfNobody: boolean): Usd {
  if (amount !== 0 && isOfNobody) throw new HouseholdError(name, 'jointOnly', 'only a joint return has the income of two');
  return amount;
}

/** Parts of each person's pensions; each is at most all of them. */
export const PENSION_PARTS = {
  pensionIncome: ['iraDistributions', 'rothConversions', 'earlyDistributions', 'definedBenefitPension'],
  spousePensionIncome: ['spouseIraDistributions', 'spouseRothConversions', 'spouseEarlyDistributions', 'spouseDefinedBenefitPension'],
} as const;

function partOfPension(part: HouseholdFieldName, whole: keyof typeof PENSION_PARTS, household: Household): Usd {
  const amount = amountOf(part, household[part] as Usd);
  const maximum = amountOf(whole, household[whole]);
  if (amount > maximum) throw new HouseholdError(part, 'partOfPension', `must not exceed ${whole}, which includes it`, maximum);
  return amount;
}

function assertPartOfWages(household: CompleteHousehold): void {
  const { qualifiedTips, qualifiedOvertime } = household;
  if (qualifiedTips + qualifiedOvertime === 0) return;
  const pay = roundToCents(payOf(household));
  if (qualifiedTips > pay)
    throw new HouseholdError('qualifiedTips', 'partOfWages', 'must not exceed the wages with the 401(k) deferrals', pay);
  if (roundToCents(qualifiedTips + qualifiedOvertime) > pay) {
    const reason = 'must not exceed, with qualifiedTips, the wages with the 401(k) deferrals';
    throw new HouseholdError('qualifiedOvertime', 'partOfWages', reason, roundToCents(pay - qualifiedTips));
  }
}

/**
 * The household with parts of incomes that are at most the whole: tips, overtime, kinds of pensions. For questions about less of an income,
 * which leave the parts as they are.
 */
export function withPartsLimited(household: Household): Household {
  const limited: { -readonly [Name in keyof Household]: Household[Name] } = { ...household };
  let pay = roundToCents(payOf(household));
  for (const name of PARTS_OF_PAY) {
    const part = Math.min(household[name] ?? 0, pay);
    if (household[name]) limited[name] = part;
    pay = roundToCents(pay - part);
  }
  for (const whole of ['pensionIncome', 'spousePensionIncome'] as const)
    for (const name of PENSION_PARTS[whole]) if (household[name]) limited[name] = Math.min(household[name], household[whole] ?? 0);
  return limited;
}

/** The residence rules for a stay, which the form needs too. No tax is computed here. */
import { MS_PER_DAY } from '@bracketwise/contract/days';
import { SPECIFIED_FILING_STATUSES, FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import {
  type ImmigrationStatus,
  mayChooseResidence,
  NONRESIDENT_FILING_STATUSES,
  type Residence,
  residenceOf,
} from '@bracketwise/tax-engine';
import type { ImmigrantInputs } from './form.ts';
import { MONTHS_IN_A_YEAR, type VisaStatus } from './specified.ts';
import { isForTeachers } from './treaties.ts';

/** From so many months on, trips abroad are likelier than a move. */
export const MONTHS_WITH_TRIPS = 11;

const IMMIGRATION_STATUS: Readonly<Record<Exclude<VisaStatus, 'j1'>, ImmigrationStatus>> = {
  f1_student: 'student',
  h1b: 'other',
  l1: 'other',
  o1: 'other',
  green_card: 'permanentResident',
  citizen: 'citizen',
  m1_student: 'student',
  q1: 'teacherOrTrainee',
  other: 'other',
};

/** Somebody who claims a treaty's article for teachers came as one. */
export function immigrationStatusOf({
  visaStatus,
  exchangeRole,
  treaty,
}: Pick<ImmigrantInputs, 'visaStatus' | 'exchangeRole' | 'treaty'>): ImmigrationStatus {
  if (visaStatus !== 'j1') return IMMIGRATION_STATUS[visaStatus];
  return exchangeRole === 'student' && !isForTeachers(treaty) ? 'student' : 'teacherOrTrainee';
}

export const daysIn = (year: number): number => (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / MS_PER_DAY;

/** Assumes months of equal length and rounds up to whole days. 26 U.S.C. § 7701(b)(7)(A). */
export const daysOfMonths = (months: number, year: number): number => Math.ceil((months / MONTHS_IN_A_YEAR) * daysIn(year));

export type Stay = Pick<
  ImmigrantInputs,
  | 'taxYear'
  | 'visaStatus'
  | 'exchangeRole'
  | 'treaty'
  | 'monthsInUs'
  | 'daysThisYear'
  | 'daysYearBefore'
  | 'daysSecondYearBefore'
  | 'exemptYearsBefore'
  | 'closerConnection'
  | 'arrivedOn'
  | 'leftOn'
  | 'firstYearChoice'
>;

/** The residence of a year with its parts. */
export interface StayResidence extends Omit<Residence, 'ground'> {
  readonly ground: Residence['ground'] | 'firstYearChoice';
  /** Resident for only a part of the year. */
  readonly dualStatus: boolean;
  /** What is assumed of a resident who was here for less than the year and gave no day: residence for that part, or for the whole year. */
  readonly assumed?: 'part' | 'whole';
  /** Whether the days allow the first-year choice. */
  readonly mayChoose: boolean;
}

/** First and last day in the United States, if that is a day of the year; both included in `days`. */
export function datesOf({ taxYear, arrivedOn, leftOn }: Stay) {
  const inYear = (date: string) => (date.startsWith(`${taxYear}-`) ? Date.parse(date) : undefined);
  const start = Date.parse(`${taxYear}-01-01`);
  const end = Date.parse(`${taxYear}-12-31`);
  const arrived = inYear(arrivedOn);
  const left = inYear(leftOn);
  const from = arrived ?? start;
  const to = left ?? end;
  return {
    from,
    to,
    given: (arrived !== undefined || left !== undefined) && from <= to,
    arrives: from > start,
    leaves: to < end,
    days: (to - from) / MS_PER_DAY + 1,
    daysToYearEnd: (end - from) / MS_PER_DAY + 1,
  };
}

/** Residence can begin with a green card, too. */
export const arrivalLabel = ({ visaStatus }: Pick<Stay, 'visaStatus'>) => (visaStatus === 'green_card' ? 'greenCardOn' : 'arrivedOn');

/** Whether the form asks for the days of arrival and departure. */
export const asksForDates = ({ ground }: StayResidence): boolean => ground !== 'citizen' && ground !== 'exemptDays';

/** The days of this year that the visitor counts, or those of the months. */
export const daysEntered = ({ daysThisYear, monthsInUs, taxYear }: Stay): number =>
  daysThisYear ?? daysOfMonths(monthsInUs, Number(taxYear));

/** Whether the form asks for them next to the months, because the stay may be only a part of the year. */
export function asksForDatesFirst(stay: Stay, residence: StayResidence): boolean {
  const days = daysEntered(stay);
  // A green card needs no days, and can begin residence in the middle of a year here.
  const isPart = residence.ground === 'permanentResident' || (days > 0 && days < daysIn(Number(stay.taxYear)));
  return asksForDates(residence) && (isPart || stay.arrivedOn + stay.leftOn !== '');
}

/** The days of this year unless the visitor counts them: those between the dates, or of the months. */
export function usualDays(stay: Stay): number {
  const { given, days } = datesOf(stay);
  return given ? days : daysOfMonths(stay.monthsInUs, Number(stay.taxYear));
}

export function officialResidence(stay: Stay): StayResidence {
  const taxYear = Number(stay.taxYear) as TaxYear;
  const immigrationStatus = immigrationStatusOf(stay);
  const dates = datesOf(stay);
  const thisYear = stay.daysThisYear ?? usualDays(stay);
  const residence = residenceOf({
    taxYear,
    immigrationStatus,
    presence: { thisYear, yearBefore: stay.daysYearBefore ?? 0, secondYearBefore: stay.daysSecondYearBefore ?? 0 },
    exemptYearsBefore: stay.exemptYearsBefore,
    closerConnection: stay.closerConnection,
  });
  const mayChoose =
    residence.ground === 'fewDays' &&
    dates.given &&
    dates.arrives &&
    !dates.leaves &&
    mayChooseResidence(taxYear, { daysInARow: thisYear, daysToYearEnd: dates.daysToYearEnd, daysPresent: Math.min(thisYear, dates.days) });
  if (mayChoose && stay.firstYearChoice) return { ...residence, resident: true, ground: 'firstYearChoice', dualStatus: true, mayChoose };
  const mayHaveParts = residence.resident && immigrationStatus !== 'citizen';
  if (mayHaveParts && dates.given) return { ...residence, dualStatus: dates.arrives || dates.leaves, mayChoose };
  const days = daysEntered(stay);
  if (!mayHaveParts || days === 0 || days >= daysIn(taxYear)) return { ...residence, dualStatus: false, mayChoose };
  const isNearlyWhole = stay.monthsInUs >= MONTHS_WITH_TRIPS || days >= daysOfMonths(MONTHS_WITH_TRIPS, taxYear);
  const assumed = wasHereBefore(stay) || isNearlyWhole ? 'whole' : 'part';
  return { ...residence, dualStatus: assumed === 'part', assumed, mayChoose };
}

/** Whether the visitor says so. A student or teacher becomes a resident only after years here. */
function wasHereBefore(stay: Stay): boolean {
  const status = immigrationStatusOf(stay);
  const daysBefore = (stay.daysYearBefore ?? 0) + (stay.daysSecondYearBefore ?? 0);
  const arrivedBefore = stay.arrivedOn !== '' && stay.arrivedOn < stay.taxYear;
  return status === 'student' || status === 'teacherOrTrainee' || daysBefore > 0 || arrivedBefore;
}

const nonresidentStatuses: readonly string[] = NONRESIDENT_FILING_STATUSES;

/**
 * The filing statuses the law allows a resident or a nonresident. Residents for a part of the year may file jointly if both spouses choose
 * residence for the whole year: 26 U.S.C. § 6013(g), (h).
 */
export const statusesOf = ({ resident, dualStatus }: Pick<StayResidence, 'resident' | 'dualStatus'>): readonly SpecifiedFilingStatus[] =>
  SPECIFIED_FILING_STATUSES.filter((status) => {
    if (nonresidentStatuses.includes(FILING_STATUS_OF[status])) return true;
    return resident && (!dualStatus || status === 'married_joint');
  });

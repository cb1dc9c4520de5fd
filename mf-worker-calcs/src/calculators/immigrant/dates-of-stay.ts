/** What only the results need of the dates of a stay, because the page's first visit has little room. */
import { MS_PER_DAY } from '@bracketwise/contract/days';
import type { IsoDate, TaxYear } from '@bracketwise/contract/years';
import { mayChooseResidence } from '@bracketwise/tax-engine';
import { MONTHS_IN_A_YEAR } from './specified.ts';
import { asksForDates, datesOf, daysEntered, daysIn, daysOfMonths, MONTHS_WITH_TRIPS, type Stay, type StayResidence } from './stay.ts';

/** Whether the visitor gave the day of arrival or departure in the year, where the form asks for it. */
export const hasDates = (stay: Stay, residence: StayResidence): boolean => asksForDates(residence) && datesOf(stay).given;

/**
 * First and last day of a stay in the year. Without dates, it lasts until the end of the year and begins with the month that leaves so many
 * months, or so many days before the end.
 */
export function daysOfStay(stay: Stay): readonly [from: IsoDate, to: IsoDate] {
  const { daysThisYear, monthsInUs, taxYear } = stay;
  const { given, from, to } = datesOf(stay);
  const end = Date.parse(`${taxYear}-12-31`);
  const iso = (day: number): IsoDate => new Date(day).toISOString().slice(0, 10);
  if (given) return [iso(from), iso(to)];
  const isWholeMonths = daysThisYear === undefined && Number.isInteger(monthsInUs) && monthsInUs > 0;
  const start = isWholeMonths ? Date.UTC(Number(taxYear), MONTHS_IN_A_YEAR - monthsInUs) : end - (daysEntered(stay) - 1) * MS_PER_DAY;
  return [iso(start), iso(end)];
}

/**
 * Whether a nonresident who gave no day is taken to have arrived in the year: for less than about all of it, and nothing says that they were
 * here before.
 */
export function assumesArrival(stay: Stay, residence: StayResidence): boolean {
  const { ground } = residence;
  const isNew = countsNoDaysBefore(stay, residence) || (ground === 'exemptDays' && stay.exemptYearsBefore === 0);
  const days = daysEntered(stay);
  const isPart = days > 0 && stay.monthsInUs < MONTHS_WITH_TRIPS && days < daysOfMonths(MONTHS_WITH_TRIPS, Number(stay.taxYear));
  const arrivedBefore = stay.arrivedOn !== '' && stay.arrivedOn < stay.taxYear;
  return isNew && isPart && !arrivedBefore && !hasDates(stay, residence);
}

/** Whether the first-year choice is open to somebody who has yet to give the day of arrival. */
export const mayChooseWithDay = (stay: Stay, residence: StayResidence): boolean => {
  const days = daysEntered(stay);
  const year = Number(stay.taxYear) as TaxYear;
  return (
    residence.ground === 'fewDays' &&
    assumesArrival(stay, residence) &&
    mayChooseResidence(year, { daysInARow: days, daysToYearEnd: days, daysPresent: days })
  );
};

/** Whether blank months, or zero, leave somebody with US wages without a day here. */
export const lacksDays = (stay: Stay & { readonly usIncome: number }, residence: StayResidence): boolean =>
  residence.ground === 'fewDays' && stay.usIncome > 0 && daysEntered(stay) === 0 && !hasDates(stay, residence);

/** Whether a green card began in a year that was spent here as a whole, such as on a student visa before it. */
export const staysAllYear = (stay: Stay, { ground }: StayResidence): boolean =>
  ground === 'permanentResident' && daysEntered(stay) >= daysIn(Number(stay.taxYear));

/** Whether somebody was here before the day of a green card, such as on a student visa. */
export function wasHereBeforeCard(stay: Stay, { ground, dualStatus }: StayResidence): boolean {
  const { arrives, days } = datesOf(stay);
  return ground === 'permanentResident' && dualStatus && arrives && daysEntered(stay) > days;
}

/** Whether a stay with counted dates is over before December 31. */
export function endsAbroad(stay: Stay): boolean {
  const { given, leaves } = datesOf(stay);
  return given && leaves;
}

/** The days given that don't count: those of another year, and both if the departure comes first. */
export function uncountedDates(stay: Stay, residence: StayResidence): readonly ('arrivedOn' | 'leftOn')[] {
  if (!asksForDates(residence)) return [];
  const given = (['arrivedOn', 'leftOn'] as const).filter((name) => stay[name] !== '');
  const ofOtherYears = given.filter((name) => !stay[name].startsWith(`${stay.taxYear}-`));
  return ofOtherYears.length > 0 || datesOf(stay).given ? ofOtherYears : given;
}

/** Whether days of the years before, which the visitor has not entered, may make a nonresident a resident. */
export const countsNoDaysBefore = ({ daysYearBefore, daysSecondYearBefore }: Stay, { ground }: StayResidence): boolean =>
  ground === 'fewDays' && daysYearBefore === undefined && daysSecondYearBefore === undefined;

/** Whether somebody who left in the year was here when it began, and so also before. */
export function wasHereOnNewYear(stay: Stay): boolean {
  const { arrives } = datesOf(stay);
  return endsAbroad(stay) && !arrives;
}

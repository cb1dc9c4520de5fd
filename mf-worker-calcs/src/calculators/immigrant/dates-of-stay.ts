/** What only the results need of the dates of a stay, because the page's first visit has little room. */
import { MS_PER_DAY } from '@bracketwise/contract/days';
import type { IsoDate } from '@bracketwise/contract/years';
import { asksForDates, datesOf, daysEntered, type Stay, type StayResidence } from './stay.ts';

/** Whether the visitor gave the day of arrival or departure in the year, where the form asks for it. */
export const hasDates = (stay: Stay, residence: StayResidence): boolean => asksForDates(residence) && datesOf(stay).given;

/** First and last day of a stay in the year; without dates, it lasts until the end of the year. */
export function daysOfStay(stay: Stay): readonly [from: IsoDate, to: IsoDate] {
  const { given, from, to } = datesOf(stay);
  const end = Date.parse(`${stay.taxYear}-12-31`);
  const iso = (day: number): IsoDate => new Date(day).toISOString().slice(0, 10);
  return given ? [iso(from), iso(to)] : [iso(end - (daysEntered(stay) - 1) * MS_PER_DAY), iso(end)];
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

/** Days of the calendar. Dates are ISO texts, days are numbers since 1970. */
import { MS_PER_DAY } from '@bracketwise/contract/days';
import type { IsoDate } from '@bracketwise/contract/years';

export const dayOf = (date: IsoDate): number => Date.parse(date) / MS_PER_DAY;
export const dateOf = (day: number): IsoDate => new Date(day * MS_PER_DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
export const dayAfter = (date: IsoDate): IsoDate => dateOf(dayOf(date) + 1);

/** Days from one date through another, both counted. */
export const daysThrough = (from: IsoDate, to: IsoDate): number => dayOf(to) - dayOf(from) + 1;

/** Whether it is a day of the calendar: not February 30. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(dayOf(text)) === text;

const MONTHS = 12;

/** How many days of each month of the year the periods have. */
export function daysOfMonths(periods: readonly { readonly from: IsoDate; readonly to: IsoDate }[]): readonly number[] {
  const days = new Array<number>(MONTHS).fill(0);
  for (const { from, to } of periods)
    for (let day = dayOf(from); day <= dayOf(to); day += 1) {
      const month = new Date(day * MS_PER_DAY).getUTCMonth();
      days[month] = (days[month] ?? 0) + 1;
    }
  return days;
}

/** Days of a calendar year. */
export const daysInYear = (year: number): number => (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / MS_PER_DAY;

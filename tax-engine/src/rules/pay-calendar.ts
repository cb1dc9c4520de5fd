/** The pay dates of a job in a year, and the share of each pay period that was worked. */
import { MS_PER_DAY } from '@bracketwise/contract/days';
import { PAY_PERIODS, type PayFrequency } from '@bracketwise/contract/paychecks';
import type { IsoDate, LawYear } from '@bracketwise/contract/years';
import { dateOf, dayAfter, dayOf } from '../kernel/days.ts';

export interface PayDate {
  readonly date: IsoDate;
  /** More than 0, and 1 for a full pay period. */
  readonly share: number;
}

export interface PayCalendar {
  readonly frequency: PayFrequency;
  /** Any pay date of the job. */
  readonly payDate?: IsoDate | undefined;
  /** Days from the end of a pay period to its pay date. */
  readonly payDelay: number;
  /** First and last day of work. */
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

const DAYS_IN_WEEK = 7;
const MONTHS = 12;
/** Of the first half of a month. */
const HALF_MONTH = 15;

/** The day of a month that exists: February 31 is its last day. Months may be beyond the year. */
function dayIn(year: number, month: number, day: number): number {
  const last = Date.UTC(year, month + 1, 0) / MS_PER_DAY;
  return Math.min(Date.UTC(year, month, 1) / MS_PER_DAY + day - 1, last);
}

/** Pay dates from before the year to its end, in order: at least one before the year. */
function datesThrough(year: LawYear, frequency: PayFrequency, payDate: IsoDate | undefined): readonly number[] {
  const first = dayIn(year, 0, 1);
  const last = dayIn(year, MONTHS - 1, 31);
  const days = (count: number) => Array.from({ length: count }, (_, index) => index);
  if (frequency === 'daily')
    return days(last - first + 5)
      .map((index) => first - 4 + index)
      .filter(isWorkday);
  if (frequency === 'weekly' || frequency === 'biweekly') {
    const length = frequency === 'weekly' ? DAYS_IN_WEEK : 2 * DAYS_IN_WEEK;
    const anchor = payDate === undefined ? first + length - 1 : dayOf(payDate);
    const before = first - 1 - ((((first - 1 - anchor) % length) + length) % length);
    return days(Math.floor((last - before) / length) + 1).map((index) => before + index * length);
  }
  const inMonths = daysOfMonth(frequency, payDate);
  const from = -MONTHS;
  const to = MONTHS - 1;
  return days(to - from + 1)
    .flatMap((index) => inMonths(from + index).map((day) => dayIn(year, from + index, day)))
    .filter((day) => day <= last);
}

const isWorkday = (day: number): boolean => {
  const weekday = new Date(day * MS_PER_DAY).getUTCDay();
  return weekday > 0 && weekday < DAYS_IN_WEEK - 1;
};

const LAST_DAY = 31;

/** The days of a month, counted from January of the year, on which a job pays. A pay date on a month's last day is on that of every month. */
function daysOfMonth(
  frequency: Exclude<PayFrequency, 'daily' | 'weekly' | 'biweekly'>,
  payDate: IsoDate | undefined,
): (month: number) => readonly number[] {
  const [, month = MONTHS, given = LAST_DAY] = payDate?.split('-').map(Number) ?? [];
  const isLast = payDate === undefined || dayAfter(payDate).endsWith('-01');
  const day = isLast ? LAST_DAY : given;
  if (frequency === 'semimonthly') {
    const later = day === HALF_MONTH ? LAST_DAY : day > HALF_MONTH ? day : day + HALF_MONTH;
    const earlier = later === LAST_DAY ? HALF_MONTH : later - HALF_MONTH;
    return () => [earlier, later];
  }
  const every = MONTHS / PAY_PERIODS[frequency];
  const remainder = (month - 1) % every;
  return (inMonth) => (((inMonth % every) + every) % every === remainder ? [day] : []);
}

/** In the order of their dates. */
export function payDatesOf(year: LawYear, { frequency, payDate, payDelay, from, to }: PayCalendar): readonly PayDate[] {
  const dates = datesThrough(year, frequency, payDate);
  const firstDay = from === undefined ? -Infinity : dayOf(from);
  const lastDay = to === undefined ? Infinity : dayOf(to);
  const start = dayIn(year, 0, 1);
  return dates.flatMap((day, index) => {
    const before = dates[index - 1];
    if (before === undefined || day < start) return [];
    const end = day - payDelay;
    const worked = Math.min(end, lastDay) - Math.max(before - payDelay, firstDay - 1);
    const share = Math.min(1, worked / (end - before + payDelay));
    return share > 0 ? [{ date: dateOf(day), share }] : [];
  });
}

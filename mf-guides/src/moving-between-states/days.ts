import type { IsoDate } from '@bracketwise/contract/years';
import type { Locale } from '@bracketwise/shared-ui/runtime';

export const isFirstOfMonth = (day: IsoDate): boolean => day.endsWith('-01');

/** The name of the month, as "July". */
export const monthOf = (locale: Locale, day: IsoDate): string =>
  new Date(day).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });

/** Days of the calendar, as ISO texts. */
import type { IsoDate } from './years.ts';

export const MS_PER_DAY = 86_400_000;

export const dayBefore = (date: IsoDate): IsoDate => new Date(Date.parse(date) - MS_PER_DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);

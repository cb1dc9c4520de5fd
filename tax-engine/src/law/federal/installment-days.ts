import type { LawYear } from '@bracketwise/contract/years';
import type { Cited, LawTable } from '../../kernel/law-table.ts';

/** Due dates of a year's four installments. A date on a weekend or a legal holiday moves to the next business day. */
export type InstallmentDays = readonly [Date, Date, Date, Date];

/** For April, June and September, and for January of the next year. */
const onDays = (year: LawYear, april: number, june: number, september: number, january: number): Cited<InstallmentDays> => ({
  value: [
    new Date(Date.UTC(year, 3, april)),
    new Date(Date.UTC(year, 5, june)),
    new Date(Date.UTC(year, 8, september)),
    new Date(Date.UTC(year + 1, 0, january)),
  ],
  source: '26 U.S.C. § 6654(c)(2), § 7503',
});

export const installmentDays: LawTable<InstallmentDays> = {
  2020: {
    value: [new Date('2020-07-15'), new Date('2020-07-15'), new Date('2020-09-15'), new Date('2021-01-15')],
    source: '26 U.S.C. § 6654(c)(2); Notice 2020-23',
  },
  2021: onDays(2021, 15, 15, 15, 18),
  2022: onDays(2022, 18, 15, 15, 17),
  2023: onDays(2023, 18, 15, 15, 16),
  2024: onDays(2024, 15, 17, 16, 15),
  2025: onDays(2025, 15, 16, 15, 15),
  2026: onDays(2026, 15, 15, 15, 15),
};

import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026, type LawYear } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** The safe harbors from the underpayment penalty. Shares are fractions of a year's tax. */
export interface EstimatedTaxSafeHarbor {
  /** No penalty applies if less than this is owed at the end of the year. US dollars. */
  readonly owedBelow: Usd;
  readonly ofThisYear: number;
  readonly ofLastYear: number;
  /** Replaces `ofLastYear` if last year's adjusted gross income was above `highIncome`. */
  readonly ofLastYearHighIncome: number;
  readonly highIncome: ByStatus<Usd>;
}

export const estimatedTaxSafeHarbor: LawTable<EstimatedTaxSafeHarbor> = unchanged(
  YEARS_TO_2026,
  {
    owedBelow: 1_000,
    ofThisYear: 0.9,
    ofLastYear: 1,
    ofLastYearHighIncome: 1.1,
    highIncome: byStatus(150_000, 150_000, 75_000, 150_000),
  },
  '26 U.S.C. § 6654(d)(1)(B), (C), (e)(1)',
);

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

import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** US dollars; rates are fractions. */
export interface ElderlyCredit {
  readonly age: number;
  readonly rate: number;
  /** The initial amount if one person on the return qualifies by age, if both spouses do, and on a separate return. */
  readonly initial: { readonly one: Usd; readonly both: Usd; readonly separate: Usd };
  /** The amount is reduced by `share` of the adjusted gross income above `start`. */
  readonly reduction: { readonly share: number; readonly start: ByStatus<Usd> };
}

/** Spouses who live together and file separately cannot take it. 26 U.S.C. § 22(e)(1). */
export const elderlyCredit: LawTable<ElderlyCredit> = unchanged(
  YEARS_TO_2026,
  {
    age: 65,
    rate: 0.15,
    initial: { one: 5_000, both: 7_500, separate: 3_750 },
    reduction: { share: 0.5, start: byStatus(7_500, 10_000, 5_000, 7_500) },
  },
  '26 U.S.C. § 22(a)-(d); Schedule R (Form 1040)',
);

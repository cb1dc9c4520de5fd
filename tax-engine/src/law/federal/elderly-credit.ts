import { TAX_YEARS, type Usd } from '../../contract.ts';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** US dollars; rates are fractions. */
export interface ElderlyCredit {
  readonly age: number;
  readonly rate: number;
  /** The amount the credit is figured on, where one person on the return is of age, and where both of a couple are. */
  readonly initial: { readonly one: Usd; readonly both: Usd };
  /** `share` of the adjusted gross income above `start` is taken off that amount. */
  readonly reduction: { readonly share: number; readonly start: ByStatus<Usd> };
}

/** None on a separate return of spouses who live together. 26 U.S.C. § 22(e)(1). */
export const elderlyCredit: LawTable<ElderlyCredit> = unchanged(
  TAX_YEARS,
  {
    age: 65,
    rate: 0.15,
    initial: { one: 5_000, both: 7_500 },
    reduction: { share: 0.5, start: byStatus(7_500, 10_000, 5_000, 7_500) },
  },
  '26 U.S.C. § 22(a)-(d); Schedule R (Form 1040)',
);

import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

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

import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** A share must be held for more than this many days within a period around the ex-dividend date. */
export interface DividendHoldingPeriod {
  readonly moreThanDays: number;
  /** The period begins as many days before the ex-dividend date as the share must be held. */
  readonly withinDays: number;
}

/** For a dividend to be qualified. */
export const qualifiedDividendHoldingPeriod: LawTable<DividendHoldingPeriod> = unchanged(
  YEARS_TO_2026,
  { moreThanDays: 60, withinDays: 121 },
  '26 U.S.C. § 1(h)(11)(B)(iii)(I), § 246(c)(1)(A)',
);

/** For a dividend on preferred stock for periods of more than 366 days. */
export const preferredDividendHoldingPeriod: LawTable<DividendHoldingPeriod> = unchanged(
  YEARS_TO_2026,
  { moreThanDays: 90, withinDays: 181 },
  '26 U.S.C. § 1(h)(11)(B)(iii)(I), § 246(c)(2)',
);

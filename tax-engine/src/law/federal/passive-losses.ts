import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** The loss of rents that may reduce other income: `most`, less `rate` (a fraction) of the modified income above `start`. US dollars. */
export interface RentalLossAllowance {
  readonly most: Usd;
  readonly start: Usd;
  readonly rate: number;
}

const allowance: RentalLossAllowance = { most: 25_000, start: 100_000, rate: 0.5 };

/** Not indexed. Spouses on separate returns have none, unless they lived apart all year. */
export const rentalLossAllowance: LawTable<ByStatus<RentalLossAllowance>> = unchanged(
  YEARS_TO_2026,
  byStatus(allowance, allowance, { ...allowance, most: 0 }, allowance),
  '26 U.S.C. § 469(i)(2), (3), (5); Form 8582 lines 4 to 9',
);

/** Half of it, for a spouse who lived apart all year. */
export const separatedRentalLossAllowance: LawTable<RentalLossAllowance> = unchanged(
  YEARS_TO_2026,
  { most: 12_500, start: 50_000, rate: 0.5 },
  '26 U.S.C. § 469(i)(5)(A); Form 8582 lines 4 to 9',
);

import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Capital losses beyond capital gains that may reduce other income; the rest is carried forward. US dollars. */
export const capitalLossLimit: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(3_000, 3_000, 1_500, 3_000),
  '26 U.S.C. § 1211(b)',
);

/** Source of the rule that carries the rest of a loss to later years. */
export const lossCarryovers = { capital: '26 U.S.C. § 1212(b)', business: '26 U.S.C. § 172(b)(1)(A)(ii)' } as const;

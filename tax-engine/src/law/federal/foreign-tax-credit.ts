import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Foreign tax on passive income up to which the credit needs no Form 1116 and has no limit by the foreign income. US dollars. */
export const electionLimit: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(300, 600, 300, 300),
  '26 U.S.C. §§ 901, 904(j); Schedule 3 (Form 1040) line 1',
);

/** The credit is at most the foreign income's share of the tax. */
export const FOREIGN_SHARE = '26 U.S.C. § 904(a); Form 1116 lines 17 to 21';

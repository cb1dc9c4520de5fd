import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Foreign tax on passive income up to which the credit needs no Form 1116 and has no limit by the foreign income. US dollars. */
export const electionLimit: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(300, 600, 300, 300),
  '26 U.S.C. §§ 901, 904(j); Schedule 3 (Form 1040) line 1',
);

/**
 * Below which foreign qualified dividends and gains need no adjustment for their lower rates, unless a bracket of `rateBelow` or more taxes
 * the ordinary income: $191,950 of it in 2024, $383,900 on a joint return. US dollars.
 */
export const adjustmentException: LawTable<{ readonly below: Usd; readonly rateBelow: number }> = unchanged(
  YEARS_TO_2026,
  { below: 20_000, rateBelow: 0.32 },
  '26 CFR § 1.904(b)-1(b)(3); Form 1116 instructions, Foreign Qualified Dividends and Capital Gains (Losses)',
);

/** The credit is at most the foreign income's share of the tax. */
export const FOREIGN_SHARE = '26 U.S.C. § 904(a); Form 1116 lines 17 to 21';

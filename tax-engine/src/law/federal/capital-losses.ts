import { TAX_YEARS, type Usd } from '../../kernel/contract.ts';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Capital losses beyond capital gains that may reduce other income; the rest is carried forward. US dollars. */
export const capitalLossLimit: LawTable<ByStatus<Usd>> = unchanged(TAX_YEARS, byStatus(3_000, 3_000, 1_500, 3_000), '26 U.S.C. § 1211(b)');

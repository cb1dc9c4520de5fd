import { TAX_YEARS, type Usd } from '../../kernel/contract.ts';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Interest, or ordinary dividends, above which Schedule B is due. US dollars. */
export const scheduleBThreshold: LawTable<Usd> = unchanged(TAX_YEARS, 1_500, 'Instructions for Form 1040, line 3b');

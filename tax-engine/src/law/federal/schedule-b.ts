import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Interest, or ordinary dividends, above which Schedule B is due. US dollars. */
export const scheduleBThreshold: LawTable<Usd> = unchanged(YEARS_TO_2026, 1_500, 'Instructions for Form 1040, line 3b');

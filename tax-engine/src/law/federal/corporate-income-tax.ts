import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Fraction of a corporation's taxable income. */
export const corporateIncomeTaxRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.21, '26 U.S.C. § 11(b)');

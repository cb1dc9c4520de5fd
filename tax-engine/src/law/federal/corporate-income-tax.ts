import { TAX_YEARS } from '../../kernel/contract.ts';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Fraction of a corporation's taxable income. */
export const corporateIncomeTaxRate: LawTable<number> = unchanged(TAX_YEARS, 0.21, '26 U.S.C. § 11(b)');

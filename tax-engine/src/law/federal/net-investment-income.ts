import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Fraction of net investment income, or of the modified adjusted gross income above the threshold if that is less. */
export const netInvestmentIncomeTaxRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.038, '26 U.S.C. § 1411(a)(1)');

/** Modified adjusted gross income above which the tax applies; not indexed. US dollars. */
export const netInvestmentIncomeTaxThreshold: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(200_000, 250_000, 125_000, 200_000),
  '26 U.S.C. § 1411(b)',
);

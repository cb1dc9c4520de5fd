/** Rules on some capital gains; the estimates apply the two rates, pages explain all. */
import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Untaxed gain from the sale of a main home; not indexed. US dollars. */
export const homeSaleExclusion: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(250_000, 500_000, 250_000, 250_000),
  '26 U.S.C. § 121(b)(1), (2)',
);

/** Maximum rate on long-term gains from collectibles such as art and precious metals, as a fraction. */
export const collectiblesRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.28, '26 U.S.C. § 1(h)(1)(F), (4), (5)');

/** Maximum rate on gain from depreciation of real estate, as a fraction. */
export const depreciatedRealEstateRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.25, '26 U.S.C. § 1(h)(1)(E), (6)');

/** Wash sales: buying the same security within this many days before or after a sale at a loss defers the loss. */
export const washSaleDays: LawTable<number> = unchanged(YEARS_TO_2026, 30, '26 U.S.C. § 1091(a)');

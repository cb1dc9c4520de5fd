/** Rules of capital gains that the estimates do not apply; pages tell of them. */
import { TAX_YEARS, type Usd } from '../../contract.ts';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** Gain from the sale of a main home that is not taxed; not indexed. US dollars. */
export const homeSaleExclusion: LawTable<ByStatus<Usd>> = unchanged(
  TAX_YEARS,
  byStatus(250_000, 500_000, 250_000, 250_000),
  '26 U.S.C. § 121(b)(1), (2)',
);

/** Highest rate on long-term gains from collectibles such as art and precious metals, as a fraction. */
export const collectiblesRate: LawTable<number> = unchanged(TAX_YEARS, 0.28, '26 U.S.C. § 1(h)(1)(F), (4), (5)');

/** Highest rate on the gain that depreciation of real estate made, as a fraction. */
export const depreciatedRealEstateRate: LawTable<number> = unchanged(TAX_YEARS, 0.25, '26 U.S.C. § 1(h)(1)(E), (6)');

/** Days before and after a sale at a loss within which a purchase of the same security puts the loss off. */
export const washSaleDays: LawTable<number> = unchanged(TAX_YEARS, 30, '26 U.S.C. § 1091(a)');

/** The exclusion of income earned abroad by US citizens and residents. 26 U.S.C. § 911. */
import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { derived, unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Maximum exclusion of one person's foreign earned income for a full year abroad. US dollars. */
export const foreignEarnedIncomeLimit: LawTable<Usd> = {
  2020: { value: 107_600, source: 'Rev. Proc. 2019-44 (26 U.S.C. § 911(b)(2)(D)(i))' },
  2021: { value: 108_700, source: 'Rev. Proc. 2020-45 (26 U.S.C. § 911(b)(2)(D)(i))' },
  2022: { value: 112_000, source: 'Rev. Proc. 2021-45 (26 U.S.C. § 911(b)(2)(D)(i))' },
  2023: { value: 120_000, source: 'Rev. Proc. 2022-38 (26 U.S.C. § 911(b)(2)(D)(i))' },
  2024: { value: 126_500, source: 'Rev. Proc. 2023-34 (26 U.S.C. § 911(b)(2)(D)(i))' },
  2025: { value: 130_000, source: 'Rev. Proc. 2024-40 § 2.39' },
  2026: { value: 132_900, source: 'Rev. Proc. 2025-32 (26 U.S.C. § 911(b)(2)(D)(i))' },
};

/** Shares of that limit, as fractions, between which housing expenses are excluded. */
export const housingShares: LawTable<{ readonly base: number; readonly limit: number }> = unchanged(
  YEARS_TO_2026,
  { base: 0.16, limit: 0.3 },
  '26 U.S.C. § 911(c)(1)(B), (c)(2)(A)',
);

/**
 * Housing expenses of a full year are excluded between `base` and `limit`. US dollars. An annual Notice sets higher limits for many cities,
 * 26 U.S.C. § 911(c)(2)(B).
 */
export const housingRange: LawTable<{ readonly base: Usd; readonly limit: Usd }> = derived(housingShares, ({ value, source }, year) => ({
  value: { base: share(value.base, year), limit: share(value.limit, year) },
  source,
}));

/** Rounded to cents, because fractions such as 0.16 cause floating-point noise. */
function share(fraction: number, year: keyof typeof foreignEarnedIncomeLimit): Usd {
  return Math.round(foreignEarnedIncomeLimit[year].value * fraction * 100) / 100;
}

/** Full days abroad within twelve consecutive months that qualify without foreign residence. */
export const physicalPresenceDays: LawTable<number> = unchanged(YEARS_TO_2026, 330, '26 U.S.C. § 911(d)(1)(B)');

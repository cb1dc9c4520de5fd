import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited, LawTable } from '../../kernel/law-table.ts';

/** Minimum age and annual limit for gifts to charity from an IRA that do not count as income. */
export interface CharitableDistribution {
  /** Years and months. */
  readonly age: readonly [years: number, months: number];
  /** US dollars for each person. */
  readonly limit: Usd;
}

const upTo = (limit: Usd): CharitableDistribution => ({ age: [70, 6], limit });
const notIndexed: Cited<CharitableDistribution> = { value: upTo(100_000), source: '26 U.S.C. § 408(d)(8)(A), (B)' };

/** Qualified charitable distributions, 26 U.S.C. § 408(d)(8); indexed by (F) since 2024. */
export const charitableDistribution: LawTable<CharitableDistribution> = {
  2020: notIndexed,
  2021: notIndexed,
  2022: notIndexed,
  2023: notIndexed,
  2024: { value: upTo(105_000), source: 'Notice 2023-75' },
  2025: { value: upTo(108_000), source: 'Notice 2024-80' },
  2026: { value: upTo(111_000), source: 'Notice 2025-67' },
};

/** A gift of this much or more is deductible only with a written acknowledgment from the charity. US dollars. */
export const giftLetterFrom: Cited<Usd> = { value: 250, source: '26 U.S.C. § 170(f)(8)(A)' };

/** Number of later years in which gifts above the annual limit may be deducted. */
export const giftCarryoverYears: Cited<number> = { value: 5, source: '26 U.S.C. § 170(d)(1)(A)' };

/** Limit on the deduction of appreciated securities, given to public charities, at their value: a fraction of adjusted gross income. */
export const appreciatedGiftCeiling: Cited<number> = { value: 0.3, source: '26 U.S.C. § 170(b)(1)(C)(i)' };

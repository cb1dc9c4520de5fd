import type { Usd } from '../../contract.ts';
import type { Cited, LawTable } from '../../kernel/law-table.ts';

/** From which age, and up to how much a year, an IRA may give to charities without the amount counting as income. */
export interface CharitableDistribution {
  /** Years and months. */
  readonly age: readonly [years: number, months: number];
  /** US dollars for each person. */
  readonly limit: Usd;
}

const upTo = (limit: Usd): CharitableDistribution => ({ age: [70, 6], limit });
const notIndexed: Cited<CharitableDistribution> = { value: upTo(100_000), source: '26 U.S.C. § 408(d)(8)(A), (B)' };

/** Qualified charitable distributions, 26 U.S.C. § 408(d)(8); since 2024 indexed by (F). */
export const charitableDistribution: LawTable<CharitableDistribution> = {
  2020: notIndexed,
  2021: notIndexed,
  2022: notIndexed,
  2023: notIndexed,
  2024: { value: upTo(105_000), source: 'Notice 2023-75' },
  2025: { value: upTo(108_000), source: 'Notice 2024-80' },
  2026: { value: upTo(111_000), source: 'Notice 2025-67' },
};

/** From which amount a gift is deductible only with a letter of the charity. US dollars. */
export const giftLetterFrom: Cited<Usd> = { value: 250, source: '26 U.S.C. § 170(f)(8)(A)' };

/** Years in which gifts above the limit of a year may still be deducted. */
export const giftCarryoverYears: Cited<number> = { value: 5, source: '26 U.S.C. § 170(d)(1)(A)' };

/** The part of adjusted gross income, a fraction, up to which gifts of appreciated securities to public charities are deducted at their value. */
export const appreciatedGiftCeiling: Cited<number> = { value: 0.3, source: '26 U.S.C. § 170(b)(1)(C)(i)' };

import type { Usd } from '../../contract.ts';
import { byStatus, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

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

/** Gifts of cash to public charities that are deducted beside the standard deduction, since the year `from`. US dollars. */
export const giftDeductionOfNonItemizers: Cited<{ readonly from: number; readonly amount: ByStatus<Usd> }> = {
  value: { from: 2026, amount: byStatus(1_000, 2_000, 1_000, 1_000) },
  source: '26 U.S.C. § 170(p) (Pub. L. 119-21 § 70424)',
};

import type { Usd } from '@bracketwise/contract/amounts';
import type { LawTable } from '../../kernel/law-table.ts';

/** Unemployment compensation that is not taxed if other income is below a limit, the same for all filing statuses. US dollars. */
export interface UnemploymentExclusion {
  /** For each recipient. */
  readonly amount: Usd;
  /** Modified adjusted gross income without the compensation. */
  readonly incomeBelow: Usd;
}

const none = { value: { amount: 0, incomeBelow: 0 }, source: '26 U.S.C. § 85(a)' };

export const unemploymentExclusion: LawTable<UnemploymentExclusion> = {
  2020: { value: { amount: 10_200, incomeBelow: 150_000 }, source: '26 U.S.C. § 85(c) (Pub. L. 117-2 § 9042)' },
  2021: none,
  2022: none,
  2023: none,
  2024: none,
  2025: none,
  2026: none,
};

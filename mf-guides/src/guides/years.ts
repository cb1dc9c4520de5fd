import type { CURRENT_TAX_YEAR, DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import type { LawTable } from '@bracketwise/tax-engine';

/**
 * The years that the guides to deductions and planning compare. Their sentences describe these years; read them again when these change.
 */
export const FIRST = 2024;
export const YEAR = 2025 satisfies typeof DEFAULT_ESTIMATE_YEAR;
export const LAST = 2026 satisfies typeof CURRENT_TAX_YEAR;
export const YEARS = [FIRST, YEAR, LAST] as const;
export type GuideYear = (typeof YEARS)[number];

/** The sources of tables in these years. */
export const sourcesOf = (...tables: readonly LawTable<unknown, GuideYear>[]): readonly string[] =>
  tables.flatMap((table) => YEARS.map((year) => table[year].source));

import type { LawTable } from '@bracketwise/tax-engine';

/** The years that the guides on deductions and planning compare. Their sentences tell of these: for others they must be read again. */
export const FIRST = 2024;
export const YEAR = 2025;
export const LAST = 2026;
export const YEARS = [FIRST, YEAR, LAST] as const;
export type GuideYear = (typeof YEARS)[number];

/** What tables rest on in these years. */
export const sourcesOf = (...tables: readonly LawTable<unknown, GuideYear>[]): readonly string[] =>
  tables.flatMap((table) => YEARS.map((year) => table[year].source));

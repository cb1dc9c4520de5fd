import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';

/** A figure of law together with the primary source that sets it. */
export interface Cited<T> {
  readonly value: T;
  readonly source: string;
  /** The year's figure is not published yet; this is last year's. */
  readonly provisional?: true;
}

/** A figure of law for each year. The compiler reports tables with a missing year. */
export type LawTable<T, Year extends LawYear = LawYear> = Readonly<Record<Year, Cited<T>>>;

export type ByStatus<T> = Readonly<Record<FilingStatus, T>>;

export function byStatus<T>(single: T, marriedJoint: T, marriedSeparate: T, headOfHousehold: T): ByStatus<T> {
  return { single, marriedJoint, marriedSeparate, headOfHousehold };
}

/** The same value for every filing status. */
export function anyStatus<T>(value: T): ByStatus<T> {
  return byStatus(value, value, value, value);
}

/** The same value for separate as for single filers. */
export function separateAsSingle<T>(single: T, marriedJoint: T, headOfHousehold: T): ByStatus<T> {
  return byStatus(single, marriedJoint, single, headOfHousehold);
}

/** One value for single and separate filers, one for joint filers and heads of household. */
export function inPairs<T>(single: T, marriedJoint: T): ByStatus<T> {
  return byStatus(single, marriedJoint, single, marriedJoint);
}

/** Maps each status's value. */
export function eachStatus<T, U>(values: ByStatus<T>, make: (value: T) => U): ByStatus<U> {
  return byStatus(make(values.single), make(values.marriedJoint), make(values.marriedSeparate), make(values.headOfHousehold));
}

/**
 * A value that did not change during `years`.
 * @param years - a list named by the last year for which somebody has read the figure, such as `YEARS_TO_2026`
 */
export function unchanged<T, const Year extends LawYear>(years: readonly Year[], value: T, source: string): LawTable<T, Year> {
  const entry: Cited<T> = { value, source };
  return Object.fromEntries(years.map((year) => [year, entry])) as LawTable<T, Year>;
}

/** The years of a table, in order. */
export const yearsIn = <Year extends LawYear>(table: LawTable<unknown, Year>): readonly Year[] =>
  Object.keys(table).map((year) => Number(year) as Year);

/** Derives a table from another one year by year, for example from the federal poverty guidelines. */
export function derived<T, U, Year extends LawYear>(
  table: LawTable<T, Year>,
  make: (from: Cited<T>, year: Year) => Cited<U>,
): LawTable<U, Year> {
  return Object.fromEntries(yearsIn(table).map((year) => [year, make(table[year], year)])) as LawTable<U, Year>;
}

/**
 * Completes a table whose 2026 figure is not published yet with the figure of 2025.
 * @param table - up to 2025
 */
export function provisional2026<T, Year extends LawYear>(table: LawTable<T, Year | 2025>): LawTable<T, Year | 2025 | 2026> {
  return { ...table, 2026: { ...table[2025], provisional: true } };
}

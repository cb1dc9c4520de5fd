import type { FilingStatus, TaxYear } from '../contract.ts';

/** A value of law together with the primary document that sets it. */
export interface Cited<T> {
  readonly value: T;
  readonly source: string;
  /** The figure of the year is not published yet: this is the one of the year before. */
  readonly provisional?: true;
}

/** A value of law for each year; the compiler names the table that lacks one. */
export type LawTable<T, Year extends TaxYear = TaxYear> = Readonly<Record<Year, Cited<T>>>;

export type ByStatus<T> = Readonly<Record<FilingStatus, T>>;

export function byStatus<T>(single: T, marriedJoint: T, marriedSeparate: T, headOfHousehold: T): ByStatus<T> {
  return { single, marriedJoint, marriedSeparate, headOfHousehold };
}

/** The same value whatever the filing status. */
export function anyStatus<T>(value: T): ByStatus<T> {
  return byStatus(value, value, value, value);
}

/** Separate filers have what single ones have. */
export function separateAsSingle<T>(single: T, marriedJoint: T, headOfHousehold: T): ByStatus<T> {
  return byStatus(single, marriedJoint, single, headOfHousehold);
}

/** One value for single and separate filers, one for joint filers and heads of household. */
export function inPairs<T>(single: T, marriedJoint: T): ByStatus<T> {
  return byStatus(single, marriedJoint, single, marriedJoint);
}

/** What `make` makes of each status's value. */
export function eachStatus<T, U>(values: ByStatus<T>, make: (value: T) => U): ByStatus<U> {
  return byStatus(make(values.single), make(values.marriedJoint), make(values.marriedSeparate), make(values.headOfHousehold));
}

/** A value the legislature left alone throughout `years`. */
export function unchanged<T, const Year extends TaxYear>(years: readonly Year[], value: T, source: string): LawTable<T, Year> {
  const entry: Cited<T> = { value, source };
  return Object.fromEntries(years.map((year) => [year, entry])) as LawTable<T, Year>;
}

/** A table that follows another year by year, such as the federal poverty guidelines; `make` gives its entry for what the other says. */
export function derived<T, U, Year extends TaxYear>(
  table: LawTable<T, Year>,
  make: (from: Cited<T>, year: Year) => Cited<U>,
): LawTable<U, Year> {
  const years = Object.keys(table).map((year) => Number(year) as Year);
  return Object.fromEntries(years.map((year) => [year, make(table[year], year)])) as LawTable<U, Year>;
}

/**
 * A table whose figure of 2026 is not published yet: it repeats the one of 2025.
 * @param table - up to 2025
 */
export function provisional2026<T, Year extends TaxYear>(table: LawTable<T, Year | 2025>): LawTable<T, Year | 2025 | 2026> {
  return { ...table, 2026: { ...table[2025], provisional: true } };
}

import type { FilingStatus, TaxYear } from '../contract.ts';

/** A value of law together with the primary document that sets it. */
export interface Cited<T> {
  readonly value: T;
  readonly source: string;
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

/** A value the legislature left alone throughout `years`. */
export function unchanged<T, const Year extends TaxYear>(years: readonly Year[], value: T, source: string): LawTable<T, Year> {
  const entry: Cited<T> = { value, source };
  return Object.fromEntries(years.map((year) => [year, entry])) as LawTable<T, Year>;
}

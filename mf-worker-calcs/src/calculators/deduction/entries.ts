/** Encodes the form's entries as text, because drafts and shared links hold only text. */
import { DEDUCTION_CATEGORIES, type DeductionEntry } from './specified.ts';

export const NO_ENTRIES = '[]';

export const textOfEntries = (entries: readonly DeductionEntry[]): string => JSON.stringify(entries);

/** @returns undefined for text that is not a list of entries, such as a tampered link */
export function entriesIn(text: string): readonly DeductionEntry[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every(isEntry) && new Set(read.map(({ id }) => id)).size === read.length ? read : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is DeductionEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, category, description, amount } = value as Partial<Record<keyof DeductionEntry, unknown>>;
  return (
    typeof id === 'string' &&
    DEDUCTION_CATEGORIES.some((known) => known === category) &&
    typeof description === 'string' &&
    description.trim() !== '' &&
    Number.isFinite(amount)
  );
}

/** Adds an entry. Two added in the same millisecond get different ids. */
export function withEntry(entries: readonly DeductionEntry[], added: Omit<DeductionEntry, 'id'>): readonly DeductionEntry[] {
  const latest = Math.max(0, ...entries.map(({ id }) => Number(id)));
  return [...entries, { id: String(Math.max(Date.now(), latest + 1)), ...added }];
}

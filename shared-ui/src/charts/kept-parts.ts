import type { PartKey } from './meanings.ts';

/** Taxes that not everybody owes: parts only if there is something. */
const RARE: readonly PartKey[] = ['netInvestment', 'socialSecurity', 'medicare', 'earnings', 'levies'];

/** Where an income goes: the parts that apply, with their amounts in US dollars. Undefined parts do not apply. */
export function keptParts<K extends PartKey>(
  amounts: Readonly<Record<K, number | undefined>>,
): { readonly key: K; readonly value: number }[] {
  const parts = Object.entries(amounts) as [K, number | undefined][];
  return parts.flatMap(([key, value]) => (value === undefined || (value <= 0 && RARE.includes(key)) ? [] : [{ key, value }]));
}

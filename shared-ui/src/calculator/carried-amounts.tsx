/**
 * Amounts that one calculator can take over from another, in this tab and until it is closed. They are kept by what they are,
 * not by the field they were typed in: taxable income is never offered where gross income is asked for.
 */
export type CarriedKind = 'taxableIncome' | 'grossIncome';

const keyOf = (kind: CarriedKind) => `carried.${kind}`;
const listeners = new Set<() => void>();

export function carry(kind: CarriedKind, amount: number): void {
  try {
    sessionStorage.setItem(keyOf(kind), String(amount));
  } catch {
    return; // no storage, nothing to offer
  }
  for (const listener of listeners) listener();
}

/** @returns the amount typed last, or undefined */
export function carried(kind: CarriedKind): number | undefined {
  try {
    const amount = Number(sessionStorage.getItem(keyOf(kind)) ?? NaN);
    return Number.isFinite(amount) ? amount : undefined;
  } catch {
    return undefined;
  }
}

export function onCarried(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

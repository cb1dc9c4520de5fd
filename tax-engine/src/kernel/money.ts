import type { Usd } from '@bracketwise/contract/amounts';

/** A cent and half a cent can be slightly less in binary. Adding this rounds them as what they are. */
const CENT_SLACK = 1e-6;

/** Rounds to whole cents, half a cent away from zero; works for negative amounts. */
export function toCents(amount: Usd): number {
  return amount < 0 ? -Math.round(-amount * 100 + CENT_SLACK) : Math.round(amount * 100 + CENT_SLACK);
}

/** The amount in US dollars, rounded to cents, half a cent away from zero; never negative zero. */
export function roundToCents(amount: Usd): Usd {
  return toCents(amount) / 100 + 0;
}

/** The amount in US dollars, without the fraction of a cent. */
export const downToCents = (amount: Usd): Usd => Math.floor(amount * 100 + CENT_SLACK) / 100;

/** The sum of amounts, exact to the cent. */
export function sumOf(...amounts: readonly Usd[]): Usd {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount);
  return cents / 100;
}

/** Decimals of a percentage: precise enough to recover the tax on any income, without noise such as 7.6499999999999995. */
const MILLIONTHS = 1e6;

/** `part` as a percentage of `whole`, with six decimals; 0 unless the whole is positive. */
export function percentageOf(part: Usd, whole: Usd): number {
  return whole > 0 ? Math.round((part / whole) * 100 * MILLIONTHS) / MILLIONTHS : 0;
}

/** The amount in whole cents, or 0 if it is negative. */
export function positivePart(amount: Usd): Usd {
  return amount > 0 ? roundToCents(amount) : 0;
}

/** The amount divided by shares, each part in whole cents, so that they add up to it: the largest remainders get the cents left, in order. */
export function divided(amount: Usd, shares: readonly number[]): readonly Usd[] {
  const cents = toCents(amount);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (cents * share) / whole);
  const down = exact.map((part) => Math.floor(part + CENT_SLACK));
  const left = cents - down.reduce((sum, part) => sum + part, 0);
  const first = [...exact.keys()].sort((a, b) => remainderOf(exact, down, b) - remainderOf(exact, down, a)).slice(0, left);
  return down.map((part, index) => (first.includes(index) ? part + 1 : part) / 100);
}

const remainderOf = (exact: readonly number[], down: readonly number[], index: number): number =>
  Math.round(((exact[index] ?? 0) - (down[index] ?? 0)) / CENT_SLACK);

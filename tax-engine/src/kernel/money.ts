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

import type { Usd } from '../contract.ts';

/** Half a cent computed in binary can fall a hair short of half; this makes it round away from zero all the same. */
const HALF_CENT_SLACK = 1e-6;

/** Whole cents nearest to an amount of either sign, half a cent away from zero. */
export function toCents(amount: Usd): number {
  return amount < 0 ? -Math.round(-amount * 100 + HALF_CENT_SLACK) : Math.round(amount * 100 + HALF_CENT_SLACK);
}

/** The amount in whole cents, half a cent away from zero; never negative zero. */
export function roundToCents(amount: Usd): Usd {
  return toCents(amount) / 100 + 0;
}

/** The sum of amounts, exact to the cent. */
export function sumOf(...amounts: readonly Usd[]): Usd {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount);
  return cents / 100;
}

/** Decimals of a percentage: enough to find the tax of any income again, and no binary dust such as 7.6499999999999995. */
const MILLIONTHS = 1e6;

/** What percentage of a whole a part is, to six decimals; zero of nothing. */
export function percentageOf(part: Usd, whole: Usd): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100 * MILLIONTHS) / MILLIONTHS;
}

/** The amount in whole cents, or nothing where it is negative. */
export function positivePart(amount: Usd): Usd {
  return amount > 0 ? roundToCents(amount) : 0;
}

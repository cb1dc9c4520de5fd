import type { Usd } from '../contract.ts';

/** Half a cent computed in binary can fall a hair short of half; this makes it round up all the same. */
const HALF_CENT_SLACK = 1e-6;

/** Whole cents nearest to a non-negative amount, half a cent upwards. */
export function toCents(amount: Usd): number {
  return Math.round(amount * 100 + HALF_CENT_SLACK);
}

export function roundToCents(amount: Usd): Usd {
  return toCents(amount) / 100;
}

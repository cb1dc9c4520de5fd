import type { Usd } from '@bracketwise/contract/amounts';
import { byStatus, eachStatus, type ByStatus } from './law-table.ts';

/** Income from `from` up to `to` is taxed at `rate` (a fraction). The last bracket has `to: Infinity`. */
export interface Bracket {
  readonly from: Usd;
  readonly to: Usd;
  readonly rate: number;
}

/** Brackets in ascending order; the first starts at 0, the last has no upper end. */
export type Schedule = readonly Bracket[];

/**
 * Builds a rate schedule as forms print it.
 * @param rates - one fraction per bracket
 * @param limits - upper limit of each bracket except the last, in US dollars
 */
export function schedule(rates: readonly number[], limits: readonly Usd[]): Schedule {
  if (rates.length !== limits.length + 1)
    throw new RangeError(`${rates.length} rates need ${rates.length - 1} limits, not ${limits.length}`);
  return rates.map((rate, index) => ({ from: limits[index - 1] ?? 0, to: limits[index] ?? Infinity, rate }));
}

/** Schedules with the same rates but different limits for each status. */
export function schedules(rates: readonly number[], limits: ByStatus<readonly Usd[]>): ByStatus<Schedule> {
  return eachStatus(limits, (ofStatus) => schedule(rates, ofStatus));
}

/** Limits that the statute sets as a multiple of another status's. */
export function scaled(limits: readonly Usd[], factor: number): readonly Usd[] {
  return limits.map((limit) => limit * factor);
}

/** Limits of a form where a separate return has half the joint limits. */
export function separateHalfOfJoint(
  single: readonly Usd[],
  marriedJoint: readonly Usd[],
  headOfHousehold: readonly Usd[],
): ByStatus<readonly Usd[]> {
  return byStatus(single, marriedJoint, scaled(marriedJoint, 0.5), headOfHousehold);
}

/** Tax from a schedule, unrounded, for rules that compare alternatives before charging one. */
export function graduatedTax(brackets: Schedule, taxableIncome: Usd): Usd {
  let tax = 0;
  for (const bracket of brackets) {
    if (taxableIncome <= bracket.from) break;
    tax += (Math.min(taxableIncome, bracket.to) - bracket.from) * bracket.rate;
  }
  return tax;
}

import type { ExplanationSection, LineLabel, Usd } from '../contract.ts';
import type { Household } from '../household.ts';
import type { StateLaw } from '../rules/state-law.ts';

/** Incomes that may be looked ahead on: the first of them that the household has, or a pension. */
export const NEARBY_INCOMES = ['wages', 'spouseWages', 'selfEmploymentProfit', 'pensionIncome'] as const;
export type NearbyIncome = (typeof NEARBY_INCOMES)[number];

/** How far ahead, US dollars of more income. */
export const NEARBY_RANGE: Usd = 5_000;

/** A place a little above the income where the tax jumps or starts to climb faster. */
export interface NearbyChange {
  /** `jump`: one dollar of income costs at least $20. `climb`: from here on, each dollar costs at least 8 cents more than before. */
  readonly kind: 'jump' | 'climb';
  /** The income that rises. */
  readonly income: NearbyIncome;
  /** So many more dollars of it. Of a jump, those that reach it; of a climb, the last ones at the rate before. */
  readonly after: Usd;
  /** Of a jump, the tax on the one dollar that reaches it; of a climb, the tax on the $100 after it. US dollars. */
  readonly costs: Usd;
  /** Of a climb: all taxes on a dollar before and after it, fractions. */
  readonly rates?: { readonly before: number; readonly after: number };
  /** What changes there, in the order of the forms: lines of `section`. */
  readonly what: readonly LineLabel[];
  /** The tax that changes most. */
  readonly section: ExplanationSection;
}

/**
 * Where the total tax jumps or climbs faster within the next `NEARBY_RANGE` of income: at most three places, nearest first.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError that names the field which is outside its limits
 */
export function changesNearby(_law: StateLaw | undefined, _household: Household): readonly NearbyChange[] {
  return [];
}

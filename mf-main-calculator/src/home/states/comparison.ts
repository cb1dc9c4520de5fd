/** Putting the outcomes of all states in order, and into the steps of a scale. */
import { LEVELS, type Level } from '@bracketwise/shared-ui/charts/StateTileMap';
import type { SortDirection } from '@bracketwise/shared-ui/tables/SortHeader';
import type { EstimateRequest } from '@bracketwise/tax-engine/contract';

export type StateCode = EstimateRequest['state'];

/** US dollars; `share` is the percentage of the income that is left. */
export interface StateOutcome {
  readonly code: StateCode;
  readonly netIncome: number;
  readonly share: number;
  readonly stateTax: number;
  /** More (or less, negative) than is left in the visitor's own state. */
  readonly difference: number;
}

/** An outcome with the name of its state in the page's language. */
export interface NamedOutcome extends StateOutcome {
  readonly name: string;
}

/** The outcomes of one request in all states. */
export interface Comparison {
  readonly request: EstimateRequest;
  readonly outcomes: readonly NamedOutcome[];
}

export type SortKey = 'name' | 'netIncome' | 'share' | 'stateTax' | 'difference';

export interface Order {
  readonly by: SortKey;
  readonly direction: SortDirection;
}

/** Most of what is left first. */
export const FIRST_ORDER: Order = { by: 'netIncome', direction: 'descending' };

/** The order after a press on a column's head: what is best first, and turned round by a second press. */
export function nextOrder(order: Order, by: SortKey): Order {
  if (order.by === by) return { by, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  return { by, direction: by === 'name' || by === 'stateTax' ? 'ascending' : 'descending' };
}

/** Equal ones by name. @param locale - whose alphabet orders the names */
export function inOrder(outcomes: readonly NamedOutcome[], { by, direction }: Order, locale: string): readonly NamedOutcome[] {
  const byName = (a: NamedOutcome, b: NamedOutcome) => a.name.localeCompare(b.name, locale);
  const sign = direction === 'ascending' ? 1 : -1;
  return outcomes.toSorted((a, b) => (by === 'name' ? sign * byName(a, b) : sign * (a[by] - b[by]) || byName(a, b)));
}

/** A scale of equal steps from the least to the most that is left. */
export interface Scale {
  readonly levelOf: (netIncome: number) => Level;
  readonly steps: readonly { readonly level: Level; readonly from: number; readonly to: number }[];
}

export function scaleOf(outcomes: readonly StateOutcome[]): Scale {
  const amounts = outcomes.map(({ netIncome }) => netIncome);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const width = (most - least) / LEVELS.length;
  return {
    // Where all are equal, each of them is the most.
    levelOf: (netIncome) => LEVELS.findLast((level) => netIncome >= least + (level - 1) * width) ?? 1,
    steps: LEVELS.slice(width === 0 ? -1 : 0).map((level) => ({ level, from: most - (6 - level) * width, to: most - (5 - level) * width })),
  };
}

/** Finds the gross income that leaves a given net income. */
import type { Usd } from '@bracketwise/contract/amounts';

/** A gross income and the net it leaves. */
export interface Left {
  readonly gross: Usd;
  readonly net: Usd;
}

export type GrossForNet =
  /** The lowest income that leaves the net exactly, or the next whole dollar if that leaves the same. */
  | ({ readonly found: 'exact' } & Left)
  /** No income leaves the net exactly: the lowest income that leaves more, and the one a cent below, which leaves less. */
  | ({ readonly found: 'nearest'; readonly below: Left } & Left)
  /** Even the highest income leaves less. */
  | ({ readonly found: 'none' } & Left);

/** How many cents above the lowest answer a whole-dollar income is preferred. */
const NEIGHBOURS = 4;

/**
 * Steps upward without skipping an answer. If an income leaves `missing` too little, every income up to `missing` above it does too,
 * because one more cent of income leaves at most one more cent. This holds however the tax jumps upward. Only if a tax falls as income
 * rises can a step land beyond the answer; bisection inside that step then finds it.
 * @param netOf - net of an income, at most the income itself; called with whole cents
 * @param net - zero or more
 * @param highest - income at which the search ends
 */
export function grossForNet(netOf: (gross: Usd) => Usd, net: Usd, highest: Usd): GrossForNet {
  const inCents = (amount: Usd) => Math.round(amount * 100);
  const leftOf = (cents: number) => inCents(netOf(cents / 100));
  const left = (cents: number): Left => ({ gross: cents / 100, net: leftOf(cents) / 100 });
  const target = inCents(net);
  const last = inCents(highest);

  let tooLittle = -1;
  let enough = Math.min(target, last);
  for (let missing = target - leftOf(enough); missing > 0; missing = target - leftOf(enough)) {
    if (enough === last) return { found: 'none', ...left(last) };
    tooLittle = enough;
    enough = Math.min(enough + missing, last);
  }
  while (enough - tooLittle > 1 && leftOf(enough) !== target) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (leftOf(middle) < target) tooLittle = middle;
    else enough = middle;
  }
  if (leftOf(enough) === target) {
    const dollars = Math.ceil(enough / 100) * 100;
    return { found: 'exact', ...left(dollars - enough <= NEIGHBOURS && leftOf(dollars) === target ? dollars : enough) };
  }
  return { found: 'nearest', ...left(enough), below: left(tooLittle) };
}

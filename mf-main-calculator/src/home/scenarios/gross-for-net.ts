/** The income at which a given amount is left after tax. */
import type { Usd } from '@bracketwise/tax-engine';

/** A gross income and what it leaves. */
export interface Left {
  readonly gross: Usd;
  readonly net: Usd;
}

export type GrossForNet =
  /** The lowest income that leaves the net to the cent; whole dollars where they leave the same a few cents above. */
  | ({ readonly found: 'exact' } & Left)
  /** What is left jumps over the net: the lowest income that leaves more, and the one a cent below it, which leaves less. */
  | ({ readonly found: 'nearest'; readonly below: Left } & Left)
  /** Not even the highest income leaves it. */
  | ({ readonly found: 'none' } & Left);

/** Cents above the lowest answer within which whole dollars are preferred: an income as people have it. */
const NEIGHBOURS = 4;

/**
 * Solves by steps that skip only what is impossible. Where an income leaves `missing` too little, every income up to `missing`
 * above it leaves too little as well, because a further cent leaves one cent more at most: so the lowest answer is never stepped
 * over, however the tax jumps upwards in between. Only where a tax falls while the income rises, a step can land beyond the
 * answer; it then lies in that step and is found by halving it.
 * @param netOf - what an income leaves, never more than itself; asked for whole cents
 * @param net - not negative
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

/** Which lot a sale takes, and which losses a new purchase postpones. Apart from the lots, because forms check those without matching them. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { IsoDate } from '@bracketwise/contract/years';
import { dateOf, dayOf } from '../kernel/days.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { gainOf, LOT_AMOUNTS, type Holding, type Lot } from './lots.ts';

/** Which units a sale takes: those named in the list, the first acquired (26 CFR § 1.1012-1(c)(1)), or those with the highest cost. */
export const LOT_METHODS = ['asListed', 'firstIn', 'highestCost'] as const;
export type LotMethod = (typeof LOT_METHODS)[number];

interface Part extends Holding {
  readonly replaces: boolean;
}

/** Both parts of a lot; their amounts add up to the cent. */
function split<Kind extends Lot & { readonly quantity: number }>(lot: Kind, quantity: number): readonly [Kind, Kind] {
  const amounts = LOT_AMOUNTS.filter((field) => lot[field] !== undefined).map((field) => {
    const whole = lot[field] ?? 0;
    const taken = roundToCents((whole * quantity) / lot.quantity);
    return [field, taken, sumOf(whole, -taken)] as const;
  });
  return [
    { ...lot, quantity, ...Object.fromEntries(amounts.map(([field, taken]) => [field, taken])) },
    { ...lot, quantity: lot.quantity - quantity, ...Object.fromEntries(amounts.map(([field, , rest]) => [field, rest])) },
  ];
}

/** Binary fractions of units don't add up exactly. */
const UNIT_SLACK = 1e-9;

/**
 * The lots with each asset's sales taken from other lots of the same asset. An asset stays as listed if one of its lots has no date, or if
 * its sales exceed what was acquired until then.
 */
export function relotted(lots: readonly Lot[], method: LotMethod): readonly Lot[] {
  if (method === 'asListed') return lots;
  const isAlone = ({ asset, kind }: Lot) => asset === '' || kind === 'realEstate';
  const named = lots.filter((lot) => !isAlone(lot));
  const assets = new Set(named.map(({ asset }) => asset));
  return [...assets].reduce((all, asset) => {
    const own = named.filter((lot) => lot.asset === asset);
    return [...all, ...(retaken(own, method) ?? own)];
  }, lots.filter(isAlone));
}

function retaken(lots: readonly Lot[], method: LotMethod): readonly Lot[] | undefined {
  if (lots.length === 1 || lots.some(({ acquired }) => acquired === '')) return undefined;
  const units = lots.map((lot) => ({ ...lot, quantity: lot.quantity ?? 1 }));
  let held = units.map((lot) => ({ ...lot, sold: undefined, proceeds: undefined, adjustment: undefined }));
  const costOf = ({ basis, quantity }: { basis: Usd; quantity: number }) => basis / quantity;
  if (method === 'firstIn') held.sort((one, other) => one.acquired.localeCompare(other.acquired));
  else held.sort((one, other) => costOf(other) - costOf(one) || one.acquired.localeCompare(other.acquired));
  const taken: Lot[] = [];
  const sales = units.filter(({ sold }) => sold !== undefined);
  for (const sale of sales.sort((one, other) => (one.sold ?? '').localeCompare(other.sold ?? ''))) {
    let left = sale;
    for (const lot of held) {
      if (left.quantity <= UNIT_SLACK) break;
      if (lot.quantity <= UNIT_SLACK || lot.acquired > (sale.sold ?? '')) continue;
      const quantity = Math.min(lot.quantity, left.quantity);
      const [ofLot, restOfLot] = split(lot, quantity);
      const [ofSale, restOfSale] = split(left, quantity);
      taken.push({ ...ofLot, sold: sale.sold, proceeds: ofSale.proceeds, adjustment: ofSale.adjustment });
      held = held.map((other) => (other === lot ? restOfLot : other));
      left = restOfSale;
    }
    if (left.quantity > UNIT_SLACK) return undefined;
  }
  return [...taken, ...held.filter(({ quantity }) => quantity > UNIT_SLACK)];
}

/**
 * Applies the rules on wash sales: a loss on shares is disallowed as far as the same shares are acquired within `days` before or after the sale.
 * It is added to the basis of the new shares, whose holding period includes that of the old ones. Crypto is no share or security.
 * @see 26 U.S.C. §§ 1091, 1223(3); 26 CFR § 1.1091-1(b) to (e)
 */
export function afterWashSales(lots: readonly Lot[], days: number): readonly Holding[] {
  let parts: readonly Part[] = lots.map((lot, row) => ({
    ...lot,
    row,
    quantity: lot.quantity ?? 1,
    heldSince: lot.acquired,
    disallowed: 0,
    replaces: false,
  }));
  const inOrder = (one: Part, other: Part) =>
    (one.sold ?? '').localeCompare(other.sold ?? '') || one.acquired.localeCompare(other.acquired);
  const done = new Set<Part>();
  for (;;) {
    const loss = parts.filter((part) => !done.has(part) && isWashable(part)).sort(inOrder)[0];
    if (!loss) return parts;
    const [replacement] = parts
      .filter((part) => isReplacement(part, loss, days))
      .sort((one, other) => one.acquired.localeCompare(other.acquired));
    if (!replacement) {
      done.add(loss);
      continue;
    }
    const quantity = Math.min(loss.quantity, replacement.quantity);
    const [washed, restOfLoss] = split(loss, quantity);
    const [replacing, restOfReplacement] = split(replacement, quantity);
    const disallowed = -gainOf(washed);
    parts = parts.flatMap((part): readonly Part[] => {
      if (part === loss) return [{ ...washed, disallowed }, ...remaining(restOfLoss)];
      if (part !== replacement) return [part];
      const basis = sumOf(replacing.basis, disallowed);
      return [{ ...replacing, basis, heldSince: tacked(replacing, loss), replaces: true }, ...remaining(restOfReplacement)];
    });
  }
}

const remaining = (rest: Part): readonly Part[] => (rest.quantity > UNIT_SLACK ? [rest] : []);

const isWashable = (part: Part): boolean => part.kind === 'stock' && part.asset !== '' && part.sold !== undefined && gainOf(part) < 0;

/**
 * Units that were acquired before the sale must still be held after it, and in another purchase than the sold ones: Rev. Rul. 56-602. Each
 * unit replaces one unit only.
 */
function isReplacement(part: Part, { asset, kind, acquired, sold = '' }: Part, days: number): boolean {
  if (part.replaces || part.asset !== asset || part.kind !== kind || part.acquired === '' || part.acquired === acquired) return false;
  const apart = dayOf(part.acquired) - dayOf(sold);
  return Math.abs(apart) <= days && (apart > 0 || part.sold === undefined || part.sold > sold);
}

const tacked = (replacement: Part, loss: Part): IsoDate => {
  if (loss.heldSince === '' || loss.sold === undefined) return replacement.heldSince;
  return dateOf(dayOf(replacement.heldSince) - (dayOf(loss.sold) - dayOf(loss.heldSince)));
};

/** Lots: units of one asset acquired together, with their sale. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { IsoDate } from '@bracketwise/contract/years';
import { isDate } from '../kernel/days.ts';
import { sumOf } from '../kernel/money.ts';

export const ASSET_KINDS = ['stock', 'crypto', 'collectible', 'realEstate'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

export interface Lot {
  /** Lots with the same name hold the same security or coin. A lot without a name is like no other. */
  readonly asset: string;
  readonly kind: AssetKind;
  /** The number of units. Without it, the lot counts as one unit. */
  readonly quantity?: number | undefined;
  /** Empty if unknown; the sale is then short-term. */
  readonly acquired: IsoDate;
  /** What the lot cost, or what it was worth when it was received. US dollars. */
  readonly basis: Usd;
  /** Crypto received as income, such as staking rewards: its value is income of that day, and its basis. Rev. Rul. 2023-14, Rev. Rul. 2019-24. */
  readonly isIncome?: boolean | undefined;
  /** Absent while the lot is held. */
  readonly sold?: IsoDate | undefined;
  readonly proceeds?: Usd | undefined;
  /** Added to the gain: Form 8949 column (g). Negative amounts lower it. US dollars. */
  readonly adjustment?: Usd | undefined;
  /** The part of a gain on real estate that comes from depreciation. US dollars. */
  readonly depreciation?: Usd | undefined;
}

/** A lot or a part of one, after the rules on wash sales. */
export interface Holding extends Lot {
  /** The row of the list, from 0. */
  readonly row: number;
  readonly quantity: number;
  /** The day from which the holding period counts. */
  readonly heldSince: IsoDate;
  /** The loss that a wash sale disallows. US dollars. */
  readonly disallowed: Usd;
}

/** The fields in dollars. */
export const LOT_AMOUNTS = ['basis', 'proceeds', 'adjustment', 'depreciation'] as const;

/** Why a lot can't be counted: the first field outside the contract. */
export interface LotProblem {
  readonly field: Exclude<keyof Lot, 'asset' | 'kind'>;
  readonly problem: 'noAmount' | 'noUnits' | 'noDate' | 'noSale' | 'onlyCrypto' | 'onlyRealEstate' | 'lossOnRealEstate';
}

export function problemOf(lot: Lot): LotProblem | undefined {
  const unreadable = LOT_AMOUNTS.find((field) => !Number.isFinite(lot[field] ?? 0));
  if (unreadable) return { field: unreadable, problem: 'noAmount' };
  if (lot.quantity !== undefined && !(lot.quantity > 0 && Number.isFinite(lot.quantity))) return { field: 'quantity', problem: 'noUnits' };
  if (lot.acquired !== '' && !isDate(lot.acquired)) return { field: 'acquired', problem: 'noDate' };
  if (lot.sold !== undefined && !isDate(lot.sold)) return { field: 'sold', problem: 'noDate' };
  if (lot.sold === undefined && lot.proceeds !== undefined) return { field: 'sold', problem: 'noSale' };
  if (lot.sold !== undefined && lot.proceeds === undefined) return { field: 'proceeds', problem: 'noSale' };
  if (lot.isIncome && lot.kind !== 'crypto') return { field: 'isIncome', problem: 'onlyCrypto' };
  if (lot.isIncome && lot.acquired === '') return { field: 'acquired', problem: 'noDate' };
  if (!lot.depreciation) return undefined;
  if (lot.kind !== 'realEstate') return { field: 'depreciation', problem: 'onlyRealEstate' };
  // Its loss is an ordinary one: 26 U.S.C. § 1231(a)(2).
  const isLoss = lot.sold !== undefined && gainOf({ ...lot, disallowed: 0 }) < 0;
  return isLoss ? { field: 'depreciation', problem: 'lossOnRealEstate' } : undefined;
}

/** @throws RangeError that names the first value outside the contract, such as `lots[2].sold` */
export function assertLots(lots: readonly Lot[]): void {
  for (const [row, lot] of lots.entries()) {
    const found = problemOf(lot);
    if (found) throw new RangeError(`lots[${row}].${found.field}: ${found.problem}`);
  }
}

/** Proceeds less basis, plus the adjustment and what a wash sale disallows: Form 8949 column (h). */
export const gainOf = ({
  proceeds = 0,
  basis,
  adjustment = 0,
  disallowed,
}: Pick<Holding, (typeof LOT_AMOUNTS)[number] | 'disallowed'>): Usd => sumOf(proceeds, -basis, adjustment, disallowed);

import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import { sumOf } from '../kernel/money.ts';
import { heldMoreThanOneYear } from './holding-period.ts';
import { gainOf, type Holding, type Lot } from './lots.ts';

/** The sum of a year's sales, before losses of earlier years. US dollars; negative for losses. */
export interface SalesOfYear {
  readonly shortTermGain: Usd;
  readonly longTermGain: Usd;
  /** The parts of `longTermGain` with their own maximum rates, after losses on collectibles; not negative. */
  readonly collectiblesGain: Usd;
  readonly unrecapturedSection1250Gain: Usd;
  /** Losses that wash sales postpone. */
  readonly disallowedLoss: Usd;
  /** Crypto received as income in the year. */
  readonly income: Usd;
  readonly sales: readonly SaleOfYear[];
}

/** A sale, or a part of one that a wash sale divides. */
export interface SaleOfYear {
  /** The row of the list, from 0. */
  readonly row: number;
  readonly gain: Usd;
  readonly isLongTerm: boolean;
  readonly disallowed: Usd;
}

const within = (date: string | undefined, year: LawYear): boolean => date?.startsWith(`${year}-`) ?? false;

/** @see Schedule D (Form 1040), 28% Rate Gain Worksheet lines 1 to 4, Unrecaptured Section 1250 Gain Worksheet lines 13 to 18 */
export function salesOfYear(lots: readonly Lot[], holdings: readonly Holding[], year: LawYear): SalesOfYear {
  let shortTermGain = 0;
  let longTermGain = 0;
  let collectibles = 0;
  let depreciation = 0;
  let disallowedLoss = 0;
  const sales: SaleOfYear[] = [];
  for (const holding of holdings) {
    const { row, kind, sold, heldSince, disallowed } = holding;
    if (sold === undefined || !within(sold, year)) continue;
    const gain = gainOf(holding);
    const isLongTerm = heldMoreThanOneYear(heldSince, sold);
    sales.push({ row, gain, isLongTerm, disallowed });
    disallowedLoss = sumOf(disallowedLoss, disallowed);
    if (!isLongTerm) {
      shortTermGain = sumOf(shortTermGain, gain);
      continue;
    }
    longTermGain = sumOf(longTermGain, gain);
    if (kind === 'collectible') collectibles = sumOf(collectibles, gain);
    depreciation = sumOf(depreciation, Math.min(holding.depreciation ?? 0, Math.max(0, gain)));
  }
  return {
    shortTermGain,
    longTermGain,
    collectiblesGain: Math.max(0, collectibles),
    unrecapturedSection1250Gain: Math.max(0, sumOf(depreciation, Math.min(0, collectibles))),
    disallowedLoss,
    income: sumOf(...lots.filter(({ isIncome, acquired }) => isIncome && within(acquired, year)).map(({ basis }) => basis)),
    sales,
  };
}

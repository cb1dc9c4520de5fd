import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';

/** Net gains. US dollars, rounded to cents. */
export interface NetGains {
  /** Net short-term gain after long-term losses: ordinary income. */
  readonly shortTermGain: Usd;
  /** Net capital gain: net long-term gain after short-term losses. */
  readonly longTermGain: Usd;
  /** Long-term gains minus long-term losses, before short-term losses; negative for a loss. */
  readonly longTermBeforeShortTerm: Usd;
  readonly shortTermLoss: Usd;
  readonly longTermLoss: Usd;
  /** The part of the losses that reduces adjusted gross income this year. */
  readonly allowedLoss: Usd;
}

const NO_GAINS: NetGains = {
  shortTermGain: 0,
  longTermGain: 0,
  longTermBeforeShortTerm: 0,
  shortTermLoss: 0,
  longTermLoss: 0,
  allowedLoss: 0,
};

/**
 * Nets short-term and long-term gains and losses, in whole cents.
 * @see 26 U.S.C. § 1222(5)-(11), § 1211(b); Form 1040 Schedule D lines 7, 15, 16 and 21
 */
export function netGains(shortTerm: Usd, longTerm: Usd, status: FilingStatus, year: LawYear): NetGains {
  if (shortTerm === 0 && longTerm === 0) return NO_GAINS;
  const total = roundToCents(longTerm + shortTerm);
  const longTermGain = Math.max(0, Math.min(longTerm, total));
  // A gain of one kind has already offset part of a net loss of the other kind.
  const longTermLoss = Math.max(0, -Math.max(longTerm, total));
  return {
    shortTermGain: roundToCents(Math.max(0, total - longTermGain)),
    longTermGain,
    longTermBeforeShortTerm: longTerm,
    shortTermLoss: roundToCents(Math.max(0, -total - longTermLoss)),
    longTermLoss,
    allowedLoss: Math.min(Math.max(0, -total), capitalLossLimit[year].value[status]),
  };
}

/** Losses that a later year can still use, as positive amounts. US dollars. */
export interface LossesCarriedOver {
  readonly shortTerm: Usd;
  readonly longTerm: Usd;
  /** What reduced other income this year. */
  readonly used: Usd;
}

const NOTHING_CARRIED_OVER: LossesCarriedOver = { shortTerm: 0, longTerm: 0, used: 0 };

/**
 * A loss that meets no taxable income is not used up, and short-term losses are used first.
 * @param incomeAfterDeductions - taxable income as if it could be negative, after the allowed loss
 * @see 26 U.S.C. § 1212(b); Schedule D (Form 1040) instructions, Capital Loss Carryover Worksheet
 */
export function lossesCarriedOver({ shortTermLoss, longTermLoss, allowedLoss }: NetGains, incomeAfterDeductions: Usd): LossesCarriedOver {
  if (allowedLoss === 0) return NOTHING_CARRIED_OVER;
  const used = Math.min(allowedLoss, Math.max(0, roundToCents(incomeAfterDeductions + allowedLoss)));
  const usedShortTerm = Math.min(shortTermLoss, used);
  return {
    shortTerm: roundToCents(shortTermLoss - usedShortTerm),
    longTerm: roundToCents(longTermLoss - (used - usedShortTerm)),
    used,
  };
}

/** What gains add to adjusted gross income; negative for losses. */
export const countedGain = ({ shortTermGain, longTermGain, allowedLoss }: NetGains): Usd => shortTermGain + longTermGain - allowedLoss;

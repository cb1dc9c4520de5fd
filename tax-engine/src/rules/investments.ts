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

/** What gains add to adjusted gross income; negative for losses. */
export const countedGain = ({ shortTermGain, longTermGain, allowedLoss }: NetGains): Usd => shortTermGain + longTermGain - allowedLoss;

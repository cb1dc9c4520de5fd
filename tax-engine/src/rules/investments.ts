import type { FilingStatus, TaxYear, Usd } from '../contract.ts';
import type { Investments } from '../investment-contract.ts';
import { roundToCents } from '../kernel/money.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';

/** Gains and dividends after gains and losses are set against each other. US dollars, rounded to cents. */
export interface NetInvestments {
  readonly ordinaryDividends: Usd;
  readonly qualifiedDividends: Usd;
  /** Net short-term gain left after long-term losses: ordinary income. */
  readonly shortTermGain: Usd;
  /** Net capital gain: net long-term gain left after short-term losses. */
  readonly longTermGain: Usd;
  /** Long-term gains less long-term losses, before short-term losses reduce them: negative for a loss. */
  readonly longTermBeforeShortTerm: Usd;
  readonly shortTermLoss: Usd;
  readonly longTermLoss: Usd;
  /** What of the losses reduces adjusted gross income this year. */
  readonly allowedLoss: Usd;
}

/**
 * Sets short-term and long-term gains and losses against each other.
 * @see 26 U.S.C. § 1222(5)-(11), § 1211(b); Form 1040 Schedule D lines 7, 15, 16 and 21
 */
export function netInvestments(investments: Investments, status: FilingStatus, year: TaxYear): NetInvestments {
  const longTerm = signedCents(investments.longTermGain ?? 0);
  const shortTerm = signedCents(investments.shortTermGain ?? 0);
  const total = signedCents(longTerm + shortTerm);
  const longTermGain = Math.max(0, Math.min(longTerm, total));
  // Of a net loss, a gain of the other kind has already made good its part.
  const longTermLoss = Math.max(0, -Math.max(longTerm, total));
  return {
    ordinaryDividends: roundToCents(investments.ordinaryDividends ?? 0),
    qualifiedDividends: roundToCents(investments.qualifiedDividends ?? 0),
    shortTermGain: roundToCents(Math.max(0, total - longTermGain)),
    longTermGain,
    longTermBeforeShortTerm: longTerm,
    shortTermLoss: roundToCents(Math.max(0, -total - longTermLoss)),
    longTermLoss,
    allowedLoss: Math.min(Math.max(0, -total), capitalLossLimit[year].value[status]),
  };
}

/** Gains and dividends that add to the income. */
export function additions({ ordinaryDividends, qualifiedDividends, shortTermGain, longTermGain }: NetInvestments): Usd {
  return ordinaryDividends + qualifiedDividends + shortTermGain + longTermGain;
}

function signedCents(amount: Usd): Usd {
  return amount < 0 ? -roundToCents(-amount) : roundToCents(amount);
}

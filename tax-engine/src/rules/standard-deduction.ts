import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { nonItemizerGiftLimit } from '../law/federal/itemized-deductions.ts';
import { additionalStandardDeduction, dependentStandardDeduction, standardDeduction } from '../law/federal/standard-deduction.ts';

/** Deductions of a return that does not itemize. US dollars. */
export interface StandardDeduction {
  readonly basic: Usd;
  /** For age and blindness. */
  readonly additional: Usd;
  /** Gifts that are deducted in addition to it. */
  readonly gifts: Usd;
  readonly total: Usd;
}

/**
 * Standard deduction with its additions.
 * @param agedOrBlind - how often someone on the return is 65 or older, or blind: at most twice per person
 * @param gifts - of cash to public charities
 * @param mostBasic - limit of the basic amount, in US dollars
 * @see 26 U.S.C. §§ 63(c), (f), 170(p)
 */
export function standardDeductionWith(
  agedOrBlind: number,
  gifts: Usd,
  filingStatus: FilingStatus,
  year: LawYear,
  mostBasic: Usd = Infinity,
): StandardDeduction {
  const basic = Math.min(standardDeduction[year].value[filingStatus], mostBasic);
  const additional = agedOrBlind === 0 ? 0 : agedOrBlind * additionPerCondition(filingStatus, year);
  const allowedGifts = gifts === 0 ? 0 : Math.min(gifts, nonItemizerGiftLimit[year].value[filingStatus]);
  return { basic, additional, gifts: allowedGifts, total: basic + additional + allowedGifts };
}

function additionPerCondition(filingStatus: FilingStatus, year: LawYear): Usd {
  const { married, unmarried } = additionalStandardDeduction[year].value;
  return filingStatus === 'marriedJoint' || filingStatus === 'marriedSeparate' ? married : unmarried;
}

/** How often someone on the return can be 65 or older, or blind: twice per person. */
export const mostAgedOrBlind = (filingStatus: FilingStatus): number => (filingStatus === 'marriedJoint' ? 4 : 2);

/**
 * The most basic standard deduction of somebody's dependent, in US dollars.
 * @see 26 U.S.C. § 63(c)(5); Form 1040 instructions, Standard Deduction Worksheet for Dependents
 */
export function basicDeductionOfDependent(earnedIncome: Usd, year: LawYear): Usd {
  const { minimum, addition } = dependentStandardDeduction[year].value;
  return Math.max(minimum, earnedIncome + addition);
}

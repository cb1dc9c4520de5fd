import type { Usd } from '@bracketwise/contract/amounts';
import type { FederalReturn } from './federal-return.ts';

/**
 * Investment income that may cost the earned income credit: interest, taxed or not, dividends, royalties, passive income and net gains
 * other than those of business property.
 * 26 U.S.C. § 32(i)(2); Publication 596, Worksheet 1. US dollars.
 */
export const disqualifiedIncome = ({ household, gains, section1231, passiveIncome }: FederalReturn): Usd =>
  household.taxableInterest +
  household.taxExemptInterest +
  household.nonqualifiedDividends +
  household.qualifiedDividends +
  household.royalties +
  Math.max(0, passiveIncome) +
  Math.max(0, gains.shortTermGain + gains.longTermGain - section1231.capitalGain);

import type { Usd } from '@bracketwise/contract/amounts';
import type { FederalReturn } from './federal-return.ts';

/** Investment income that may cost the earned income credit: interest, taxed or not, dividends and net gains. 26 U.S.C. § 32(i)(2). US dollars. */
export const disqualifiedIncome = ({ household, gains }: FederalReturn): Usd =>
  household.taxableInterest +
  household.taxExemptInterest +
  household.nonqualifiedDividends +
  household.qualifiedDividends +
  gains.shortTermGain +
  gains.longTermGain;

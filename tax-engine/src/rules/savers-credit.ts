import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { saversCredit as rates, saversCreditTerms } from '../law/federal/savers-credit.ts';

/** One person on a return. */
export interface Saver {
  readonly age: number;
  /** For five months of the year. */
  readonly fullTimeStudent: boolean;
  /** To retirement accounts, in US dollars. */
  readonly contributions: Usd;
}

/** The credit is the product of the two. */
export interface SaversCredit {
  /** The contributions that count, in US dollars. */
  readonly contributions: Usd;
  /** The credited share of them, as a fraction. */
  readonly rate: number;
}

/**
 * The saver's credit before the tax limits it.
 * @param distributions - of the year from retirement plans, without conversions to a Roth IRA; a couple's reduce the contributions of each
 * @param modifiedAgi - adjusted gross income with excluded foreign income, in US dollars
 * @see 26 U.S.C. § 25B; Form 8880 lines 1 to 10
 */
export function saversCredit(
  savers: readonly Saver[],
  distributions: Usd,
  modifiedAgi: Usd,
  status: FilingStatus,
  year: LawYear,
): SaversCredit {
  const { ageFrom, mostContributions } = saversCreditTerms.value;
  const rate = rates[year].value[status].find(({ upTo }) => modifiedAgi <= upTo)?.rate ?? 0;
  const contributions = savers
    .filter(({ age, fullTimeStudent }) => age >= ageFrom && !fullTimeStudent)
    .reduce((sum, saver) => sum + Math.min(mostContributions, Math.max(0, saver.contributions - distributions)), 0);
  return { contributions, rate };
}

import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import type { PhasedDeduction } from '../law/federal/schedule-1a.ts';
import { seniorDeduction as seniors } from '../law/federal/senior-deduction.ts';

const applies = ({ since, until }: { readonly since: number; readonly until: number }, year: LawYear) => year >= since && year <= until;

/**
 * Deduction for tips, overtime or car loan interest, unrounded.
 * @param modifiedAgi - adjusted gross income with excluded foreign income, in US dollars
 * @see 26 U.S.C. §§ 163(h)(4), 224, 225; Schedule 1-A (Form 1040) Parts II to IV
 */
export function phasedDeduction(amount: Usd, law: PhasedDeduction, modifiedAgi: Usd, status: FilingStatus, year: LawYear): Usd {
  if (amount === 0 || !applies(law, year)) return 0;
  const { start, step, loss, partCounts } = law.phaseOut;
  const steps = Math.max(0, modifiedAgi - start[status]) / step;
  return Math.max(0, Math.min(amount, law.limit[status]) - loss * (partCounts ? Math.ceil(steps) : Math.floor(steps)));
}

/**
 * Deduction for people who are 65 or older, unrounded; zero on a separate return of spouses.
 * @param seniorsOnReturn - number of people of that age
 * @see 26 U.S.C. § 151(d)(5)(C); Schedule 1-A (Form 1040) Part V
 */
export function seniorDeduction(seniorsOnReturn: number, modifiedAgi: Usd, status: FilingStatus, year: LawYear): Usd {
  const { amount, phaseOut } = seniors.value;
  if (seniorsOnReturn === 0 || status === 'marriedSeparate' || !applies(seniors.value, year)) return 0;
  return seniorsOnReturn * Math.max(0, amount - phaseOut.rate * Math.max(0, modifiedAgi - phaseOut.start[status]));
}

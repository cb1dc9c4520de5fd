import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { americanOpportunityCredit, lifetimeLearningCredit, type PhaseOut } from '../law/federal/education-credits.ts';

/** The two credits before the tax limits them, in US dollars, unrounded. */
export interface EducationCredits {
  readonly americanOpportunity: Usd;
  readonly lifetimeLearning: Usd;
}

const NONE: EducationCredits = { americanOpportunity: 0, lifetimeLearning: 0 };

/**
 * The American opportunity credit for each student who has it, because it is never smaller, and the lifetime learning credit for the others.
 * @param modifiedAgi - adjusted gross income with excluded foreign income, in US dollars
 * @see 26 U.S.C. § 25A; Form 8863
 */
export function educationCredits(
  students: CompleteHousehold['students'],
  modifiedAgi: Usd,
  status: FilingStatus,
  year: LawYear,
): EducationCredits {
  if (status === 'marriedSeparate' || students.length === 0) return NONE;
  const opportunity = americanOpportunityCredit[year].value;
  const learning = lifetimeLearningCredit[year].value;
  const { firstUpTo, firstRate, upTo, secondRate } = opportunity;
  let americanOpportunity = 0;
  let otherExpenses = 0;
  for (const { expenses, firstFourYears, felony } of students) {
    const first = Math.min(expenses, firstUpTo);
    if (firstFourYears && !felony) americanOpportunity += firstRate * first + secondRate * (Math.min(expenses, upTo) - first);
    else otherExpenses += expenses;
  }
  return {
    americanOpportunity: americanOpportunity * shareLeft(opportunity.phaseOut[status], modifiedAgi),
    lifetimeLearning: learning.rate * Math.min(otherExpenses, learning.upTo) * shareLeft(learning.phaseOut[status], modifiedAgi),
  };
}

const shareLeft = ({ from, to }: PhaseOut, income: Usd): number => Math.min(1, Math.max(0, (to - income) / (to - from)));

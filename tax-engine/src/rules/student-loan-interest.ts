import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { studentLoanInterest } from '../law/federal/student-loan-interest.ts';

/**
 * Deduction for student loan interest, unrounded.
 * @param modifiedAgi - adjusted gross income before this deduction, with excluded foreign income, in US dollars
 * @see 26 U.S.C. § 221; Schedule 1 (Form 1040) instructions, Student Loan Interest Deduction Worksheet
 */
export function studentLoanInterestDeduction(interest: Usd, modifiedAgi: Usd, status: FilingStatus, year: LawYear): Usd {
  const { limit, phaseOut } = studentLoanInterest[year].value;
  const { from, to } = phaseOut[status];
  const allowed = Math.min(interest, limit);
  if (modifiedAgi >= to) return 0;
  return modifiedAgi <= from ? allowed : (allowed * (to - modifiedAgi)) / (to - from);
}

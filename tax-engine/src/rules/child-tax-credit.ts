import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { childTaxCredit, childTaxCreditPhaseOut, childTaxCreditRefund, otherDependentCredit } from '../law/federal/child-tax-credit.ts';

/** Qualifying children on a return, all with Social Security numbers. */
export interface QualifyingChildren {
  /** Under 17 at the end of the year; under 18 in 2021. */
  readonly children: number;
  /** The ones under 6. */
  readonly youngChildren?: number;
  /** Dependents who are not qualifying children. */
  readonly otherDependents?: number;
}

/** The child tax credit and the credit for other dependents before the tax limits them. US dollars. */
export interface AllowedChildTaxCredit {
  /** The full amounts of all children and dependents. */
  readonly full: Usd;
  /** The part that phases out with income. */
  readonly phasedOut: Usd;
  readonly allowed: Usd;
  /** The part of `allowed` for other dependents, which is never refundable. */
  readonly forOtherDependents: Usd;
}

/**
 * The child tax credit and the credit for other dependents for this number of dependents and this income.
 * @param modifiedAgi - adjusted gross income with excluded foreign income, in US dollars
 * @param earlierStatus - the status whose earlier phase-out applies; a surviving spouse has that of a couple, § 24(i)(4)(B)
 * @see 26 U.S.C. § 24(a), (b), (h), (i); Schedule 8812 lines 4 to 12
 */
export function allowedChildTaxCredit(
  { children, youngChildren = 0, otherDependents = 0 }: QualifyingChildren,
  modifiedAgi: Usd,
  status: FilingStatus,
  year: LawYear,
  earlierStatus: FilingStatus = status,
): AllowedChildTaxCredit {
  const { perChild, increased } = childTaxCredit[year].value;
  const { start, step, loss } = childTaxCreditPhaseOut[year].value;
  const base = children * perChild;
  const ofChildren = increased ? (children - youngChildren) * increased.perChild + youngChildren * increased.perYoungChild : base;
  const ofOthers = otherDependents * otherDependentCredit[year].value;
  const full = ofChildren + ofOthers;
  const above = (from: Usd) => Math.ceil(Math.max(0, modifiedAgi - from) / step) * loss;
  const lostIncrease = increased
    ? Math.min(
        above(increased.phaseOutStart[earlierStatus]),
        mostLost(ofChildren - base, start[status], increased.phaseOutStart[earlierStatus]),
      )
    : 0;
  const phasedOut = Math.min(full, lostIncrease + above(start[status]));
  const allowed = full - phasedOut;
  return { full, phasedOut, allowed, forOtherDependents: Math.min(ofOthers, allowed) };
}

/** § 24(i)(4)(B): the earlier phase-out takes at most the increase, and at most 5% of the income range up to the later one. */
const mostLost = (increase: Usd, start: Usd, earlierStart: Usd): Usd => Math.min(increase, RANGE_SHARE * (start - earlierStart));
const RANGE_SHARE = 0.05;

/** The figures that decide the refund of the child tax credit. US dollars. */
export interface ChildTaxCreditBasis extends QualifyingChildren {
  /** From `allowedChildTaxCredit`. */
  readonly allowed: Usd;
  readonly forOtherDependents?: Usd;
  /** Income tax still available for these credits. */
  readonly incomeTax: Usd;
  readonly earnedIncome: Usd;
  /** The employee's Social Security and Medicare taxes, plus half of the self-employment tax. */
  readonly payrollTax: Usd;
  readonly earnedIncomeCredit: Usd;
}

/**
 * Splits the allowed credit into the part that reduces tax and the part that is refunded; unrounded.
 * @see 26 U.S.C. § 24(b)(3), (d); Schedule 8812 lines 13 to 27
 */
export function splitChildTaxCredit(basis: ChildTaxCreditBasis, year: LawYear): { nonrefundable: Usd; refundable: Usd } {
  const { children, allowed, forOtherDependents = 0, incomeTax, earnedIncome, payrollTax, earnedIncomeCredit } = basis;
  const { refundablePerChild, increased } = childTaxCredit[year].value;
  const { earningsFloor, rate, payrollTaxFrom } = childTaxCreditRefund[year].value;
  const nonrefundable = Math.min(allowed, incomeTax);
  const left = allowed - nonrefundable;
  // The tax uses the credit for other dependents first; the rest is fully refundable.
  if (increased) return { nonrefundable, refundable: left - Math.max(0, forOtherDependents - incomeTax) };
  const byEarnings = rate * Math.max(0, earnedIncome - earningsFloor);
  const byPayrollTax = children >= payrollTaxFrom ? payrollTax - earnedIncomeCredit : 0;
  return { nonrefundable, refundable: Math.min(left, children * refundablePerChild, Math.max(byEarnings, byPayrollTax)) };
}

import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import {
  electiveDeferralLimit,
  iraContributionLimit,
  iraDeductionPhaseOut,
  sepContributionLimit,
} from '../law/federal/retirement-plans.ts';

/** On a joint return, each spouse has a separate limit. */
export function peopleOn(filingStatus: FilingStatus): number {
  return filingStatus === 'marriedJoint' ? 2 : 1;
}

/** § 219(g)(2)(C): the remaining limit is rounded up to a multiple of this … */
const IRA_ROUNDING = 10;
/** … and is at least this until it reaches zero. */
const IRA_MINIMUM = 200;

/**
 * Deduction for traditional IRA contributions of people with a plan at work, unrounded.
 * @param contributions - of a couple in equal parts
 * @param modifiedAgi - adjusted gross income before this deduction
 * @see 26 U.S.C. § 219(b), (g); Publication 590-A, Worksheet 1-2
 */
export function iraDeduction(contributions: Usd, modifiedAgi: Usd, filingStatus: FilingStatus, year: LawYear): Usd {
  const people = peopleOn(filingStatus);
  const { limit: basic, catchUp } = iraContributionLimit[year].value;
  const limit = contributions > basic * people ? basic + catchUp.amount : basic;
  const { from, to } = iraDeductionPhaseOut[year].value[filingStatus];
  if (modifiedAgi >= to) return 0;
  const left = modifiedAgi <= from ? limit : (limit * (to - modifiedAgi)) / (to - from);
  // Round to cents first, so floating-point noise above a multiple does not round up to the next one.
  const deductible = Math.max(IRA_MINIMUM, Math.ceil(roundToCents(left) / IRA_ROUNDING) * IRA_ROUNDING);
  return Math.min(contributions, deductible * people);
}

/**
 * The most that an owner without employees deducts for contributions to the plan of the business. A solo 401(k) allows the most: deferrals
 * with catch-up, and the employer's share. The limit on the sum leaves out catch-up: § 414(v)(3)(A).
 * @param earnings - net profit less half of the self-employment tax
 * @param deferredAtWork - what the same person defers in a job, because one limit covers all plans: § 402(g)(1)
 * @see 26 U.S.C. §§ 401(c)(2), 404(a)(8), 415(c); Publication 560, Deduction Worksheet for Self-Employed
 */
export function mostForOwnPlan(earnings: Usd, age: number, deferredAtWork: Usd, year: LawYear): Usd {
  const { limit: mostDeferred, catchUp, higherCatchUp } = electiveDeferralLimit[year].value;
  const { limit, shareOfPay } = sepContributionLimit[year].value;
  const isHigher = higherCatchUp !== undefined && age >= higherCatchUp.from && age <= higherCatchUp.to;
  const moreWithAge = age < catchUp.age ? 0 : isHigher ? higherCatchUp.amount : catchUp.amount;
  const deferred = Math.min(Math.max(0, mostDeferred - deferredAtWork), earnings);
  // Pay of the self-employed is what the contribution leaves of the earnings.
  const ofEarnings = (shareOfPay / (1 + shareOfPay)) * earnings;
  const byEmployer = Math.min(ofEarnings, limit - deferred, (earnings - deferred) / 2);
  const usedAtWork = Math.max(0, deferredAtWork - mostDeferred);
  return deferred + byEmployer + Math.min(Math.max(0, moreWithAge - usedAtWork), earnings - deferred - byEmployer);
}

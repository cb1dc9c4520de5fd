/** Health insurance and a retirement plan that an S corporation pays for its owner. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { electiveDeferralLimit, sepContributionLimit } from '../law/federal/retirement-plans.ts';

/** What counts of the owner's premiums and contributions. US dollars. */
export interface OwnersBenefits {
  healthInsurance: Usd;
  ownPlan: Usd;
}

interface Request {
  readonly taxYear: LawYear;
  readonly ownerSalary?: Usd;
  readonly healthInsurance?: Usd;
  readonly ownPlan?: Usd;
}

interface CorporateBenefits extends OwnersBenefits {
  /** Of the plan: out of the salary, which still owes payroll tax. */
  readonly deferred: Usd;
  /** Of the plan: in addition to the salary. */
  readonly byEmployer: Usd;
}

/**
 * Premiums are the wages of an owner of more than 2% and deducted again, up to the salary; they owe no payroll tax. The plan is a solo
 * 401(k): first the owner's deferral, then at most 25% of the salary from the corporation. No catch-up, because the age is not asked for.
 * @see 26 U.S.C. §§ 162(l), 402(g), 404(a)(3), 415(c), 1372; Notice 2008-1
 */
export function ownersBenefits({ taxYear, ownerSalary = 0, healthInsurance = 0, ownPlan = 0 }: Request): CorporateBenefits {
  const { limit, shareOfPay } = sepContributionLimit[taxYear].value;
  const deferred = Math.min(ownPlan, ownerSalary, electiveDeferralLimit[taxYear].value.limit);
  const byEmployer = Math.max(
    0,
    Math.min(ownPlan - deferred, roundToCents(shareOfPay * ownerSalary), limit - deferred, ownerSalary - deferred),
  );
  return {
    healthInsurance: Math.min(healthInsurance, ownerSalary),
    ownPlan: roundToCents(deferred + byEmployer),
    deferred: roundToCents(deferred),
    byEmployer: roundToCents(byEmployer),
  };
}

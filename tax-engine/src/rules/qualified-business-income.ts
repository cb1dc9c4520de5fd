import type { Usd } from '../contract.ts';
import type { QualifiedBusinessIncomeLaw } from '../law/federal/qualified-business-income.ts';

/** What the deduction looks at. US dollars. */
export interface QualifiedBusiness {
  /** Of one business, the owner's deductions for it taken off. */
  readonly income: Usd;
  /** That the business pays, to an owner who is its employee too. */
  readonly wages: Usd;
  /** Whether it is a specified service trade or business. 26 U.S.C. § 199A(d)(2). */
  readonly specifiedService: boolean;
  /** Of the return, before this deduction. */
  readonly taxableIncome: Usd;
  /** Net capital gain and qualified dividends in the taxable income. */
  readonly netCapitalGain: Usd;
}

/**
 * Deduction for qualified business income, unrounded. The business is taken to hold no depreciable property, whose cost may raise
 * the limit above the threshold.
 * @see 26 U.S.C. § 199A(a), (b), (d)(3), (i); Form 8995; Form 8995-A
 */
export function qualifiedBusinessIncomeDeduction(business: QualifiedBusiness, law: QualifiedBusinessIncomeLaw): Usd {
  const { taxableIncome, netCapitalGain, specifiedService } = business;
  if (business.income <= 0) return 0;
  const phasedIn = Math.min(1, Math.max(0, (taxableIncome - law.threshold) / law.phaseInRange));
  const applicable = specifiedService ? 1 - phasedIn : 1;
  const ofIncome = law.rate * applicable * business.income;
  const ofWages = law.ofWages * applicable * business.wages;
  const component = ofIncome - phasedIn * Math.max(0, ofIncome - ofWages);
  const deduction = Math.min(component, law.rate * Math.max(0, taxableIncome - netCapitalGain));
  const { minimum } = law;
  return minimum && applicable * business.income >= minimum.income ? Math.max(minimum.deduction, deduction) : deduction;
}

import type { Usd } from '@bracketwise/contract/amounts';
import type { QualifiedBusinessIncomeLaw } from '../law/federal/qualified-business-income.ts';

/** One business. US dollars. */
export interface Business {
  /** Profit after the owner's deductions for the business; negative for a loss. */
  readonly income: Usd;
  /** W-2 wages that the business pays, including to an owner-employee. */
  readonly wages: Usd;
  /** Whether the owner takes no part in it, so that it gives no right to the minimum deduction: 26 U.S.C. § 199A(i)(2)(B). */
  readonly isPassive?: boolean;
}

/** What limits a return's deduction. US dollars. */
export interface QualifiedBusinessLimits {
  /** Whether the businesses are specified services. 26 U.S.C. § 199A(d)(2). */
  readonly specifiedService: boolean;
  /** Before this deduction. */
  readonly taxableIncome: Usd;
  /** Net capital gain and qualified dividends in the taxable income. */
  readonly netCapitalGain: Usd;
}

/** The QBI deduction of a return with one business, unrounded. */
export function qualifiedBusinessIncomeDeduction(business: Business & QualifiedBusinessLimits, law: QualifiedBusinessIncomeLaw): Usd {
  return deductionForBusinesses([business], business, law);
}

/**
 * The QBI deduction, unrounded. Assumes that the businesses have no depreciable property, which could raise the limit above the threshold.
 * Losses reduce the income of the other businesses in proportion.
 * @see 26 U.S.C. § 199A(a), (b), (d)(3), (i); Form 8995; Form 8995-A
 */
export function deductionForBusinesses(
  businesses: readonly Business[],
  { specifiedService, taxableIncome, netCapitalGain }: QualifiedBusinessLimits,
  law: QualifiedBusinessIncomeLaw,
): Usd {
  let total = 0;
  let profits = 0;
  let active = 0;
  for (const { income, isPassive } of businesses) {
    total += income;
    if (!isPassive) active += income;
    profits += Math.max(0, income);
  }
  if (total <= 0) return 0;
  const phasedIn = Math.min(1, Math.max(0, (taxableIncome - law.threshold) / law.phaseInRange));
  const applicable = specifiedService ? 1 - phasedIn : 1;
  let components = 0;
  for (const { income, wages } of businesses) {
    const ofIncome = law.rate * applicable * Math.max(0, income) * (total / profits);
    const ofWages = law.ofWages * applicable * wages;
    components += ofIncome - phasedIn * Math.max(0, ofIncome - ofWages);
  }
  const deduction = Math.min(components, law.rate * Math.max(0, taxableIncome - netCapitalGain));
  const { minimum } = law;
  if (!minimum || applicable * active < minimum.income) return deduction;
  return Math.max(deduction, Math.min(minimum.deduction, taxableIncome));
}

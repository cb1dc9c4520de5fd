import type { Usd } from '@bracketwise/contract/amounts';
import type { LawYear } from '@bracketwise/contract/years';
import { positivePart, roundToCents } from '../kernel/money.ts';
import { simplifiedHomeOffice, standardMileageRates } from '../law/federal/business-expenses.ts';

/** One expense by the two methods that the law allows. US dollars, rounded to cents. */
export interface ComparedMethods {
  readonly standard: Usd;
  readonly actual: Usd;
  /** The larger of the two, within its limit. */
  readonly deducted: Usd;
}

/**
 * A car's business miles at the standard rate, next to its actual costs. A rate that changed in July counts for half of the miles.
 * @see 26 CFR § 1.274-5(j)(2); Rev. Proc. 2019-46
 */
export function carExpenses(miles: number, actual: Usd, year: LawYear): ComparedMethods {
  const { business, fromJuly } = standardMileageRates[year].value;
  const standard = roundToCents(miles * (fromJuly ? (business + fromJuly.business) / 2 : business));
  return { standard, actual, deducted: Math.max(standard, actual) };
}

/**
 * A home office by its area, next to its share of the home's costs.
 * @param profit - after all other expenses: the office can't turn it into a loss
 * @see 26 U.S.C. § 280A(c)(5); Rev. Proc. 2013-13 § 4
 */
export function homeOffice(squareFeet: number, actual: Usd, profit: Usd, year: LawYear): ComparedMethods {
  const law = simplifiedHomeOffice[year].value;
  const standard = roundToCents(law.perSquareFoot * Math.min(squareFeet, law.squareFeet));
  return { standard, actual, deducted: Math.min(Math.max(standard, actual), positivePart(profit)) };
}

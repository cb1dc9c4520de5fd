import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { benefitTaxation } from '../law/federal/social-security-benefits.ts';

/**
 * The taxable part of Social Security benefits, unrounded.
 * @param otherIncome - modified adjusted gross income without the benefits, in US dollars
 * @see 26 U.S.C. § 86; Form 1040 instructions, Social Security Benefits Worksheet
 */
export function taxableBenefits(benefits: Usd, otherIncome: Usd, status: FilingStatus, year: LawYear): Usd {
  const { provisionalShare, base, adjustedBase, lowerShare, upperShare } = benefitTaxation[year].value;
  const provisional = otherIncome + provisionalShare * benefits;
  const aboveBase = Math.max(0, Math.min(provisional, adjustedBase[status]) - base[status]);
  const aboveAdjustedBase = Math.max(0, provisional - adjustedBase[status]);
  const lower = Math.min(lowerShare * aboveBase, lowerShare * benefits);
  return Math.min(lower + upperShare * aboveAdjustedBase, upperShare * benefits);
}

import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';

/**
 * Gross income from which a resident under 65 must file: the standard deduction. Undefined for separate returns, due from almost any income.
 * 26 U.S.C. § 6012(a)(1)(A), (f); Publication 501, Table 1.
 */
export const filingThreshold = (year: TaxYear, status: FilingStatus): Usd | undefined =>
  status === 'marriedSeparate' ? undefined : standardDeduction[year].value[status];

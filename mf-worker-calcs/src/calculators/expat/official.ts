/** The question of the expat calculator put to the law. */
import { filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import { DEFAULT_ESTIMATE_YEAR, type IncomeAbroadRequest } from '@bracketwise/tax-engine';
import type { ExpatInputs } from './specified.ts';

/** The state is chosen in the panel. @param claimsExclusion - other than the visitor's answer where the two are compared */
export function officialExpat(
  { foreignIncome, usIncome, feieQualification, housingCosts }: ExpatInputs,
  filingStatus: FormFilingStatus,
  claimsExclusion = feieQualification === 'yes',
): Omit<IncomeAbroadRequest, 'state'> {
  return {
    taxYear: DEFAULT_ESTIMATE_YEAR,
    filingStatus: filingStatusWord[filingStatus],
    foreignEarnedIncome: Math.max(0, foreignIncome),
    otherIncome: Math.max(0, usIncome),
    housingExpenses: Math.max(0, housingCosts),
    claimsExclusion,
  };
}

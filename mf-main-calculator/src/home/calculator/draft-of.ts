import { formatAmount } from '@bracketwise/shared-ui/forms/amount';
import type { EstimateRequest } from '@bracketwise/tax-engine/contract';
import type { EstimateDraft } from './form.ts';

/** What the form's controls hold for a request. @param locale - in which amounts are written */
export const draftOf = ({ state, income, filingStatus, taxYear }: EstimateRequest, locale: string): EstimateDraft => ({
  state,
  income: formatAmount(income, locale),
  filingStatus,
  taxYear: String(taxYear),
});

import { formatAmount } from '@bracketwise/shared-ui/forms/amount';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import type { EstimateRequest } from '@bracketwise/tax-engine';
import type { EstimateDraft } from './form.ts';

/** What the form's controls hold for a request. @param locale - in which amounts are written */
export const draftOf = ({ state, income, filingStatus, taxYear }: EstimateRequest, locale: Locale): EstimateDraft => ({
  state,
  income: formatAmount(income, locale),
  filingStatus,
  taxYear: String(taxYear),
});

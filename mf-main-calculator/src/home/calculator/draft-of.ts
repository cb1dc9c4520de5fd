import type { EstimateRequest } from '@bracketwise/contract/wire';
import { formatAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import type { EstimateDraft } from './form.ts';

/** The form's draft for a request. @param locale - for formatting amounts */
export const draftOf = ({ state, income, filingStatus, taxYear }: EstimateRequest, locale: Locale): EstimateDraft => ({
  state,
  income: formatAmount(income, locale),
  filingStatus,
  taxYear: String(taxYear),
});

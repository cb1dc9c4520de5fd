import { offerInputs } from '@bracketwise/shared-ui/runtime';
import type { EstimateRequest } from '@bracketwise/tax-engine';

/** Has the calculator fill in these answers and calculate, as if a link had brought them. */
export function offerRequest({ state, income, filingStatus, taxYear }: EstimateRequest): void {
  offerInputs({ state, income: String(income), filingStatus, taxYear: String(taxYear) });
}

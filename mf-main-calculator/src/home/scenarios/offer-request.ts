import { offerInputs } from '@bracketwise/shared-ui/runtime';
import type { EstimateRequest } from '@bracketwise/tax-engine';

/** Fills the calculator with a request and calculates, as a shared link would. */
export function offerRequest({ state, income, filingStatus, taxYear }: EstimateRequest): void {
  offerInputs({ state, income: String(income), filingStatus, taxYear: String(taxYear) });
}

import type { EstimateRequest } from '@bracketwise/contract/wire';
import { offerInputs } from '@bracketwise/shared-ui/runtime';

/** Fills the calculator with a request and calculates, as a shared link would. */
export function offerRequest({ state, income, filingStatus, taxYear }: EstimateRequest): void {
  offerInputs({ state, income: String(income), filingStatus, taxYear: String(taxYear) });
}

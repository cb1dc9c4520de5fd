import type { Usd } from '@bracketwise/contract/amounts';
import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';

/** A response of the API, with the tax of a place if the visitor added one. */
export interface CalculationWithPlace extends Calculation {
  readonly localTax?: Usd;
}

/** A request and its response. */
export interface AnsweredRequest {
  readonly request: EstimateRequest;
  readonly calculation: CalculationWithPlace;
  /** The place whose tax the calculation includes, and the API's response without it. */
  readonly place?: { readonly code: string; readonly name: string; readonly without: Calculation };
}

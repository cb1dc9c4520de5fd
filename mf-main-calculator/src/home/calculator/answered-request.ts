import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';

/** A request and its answer. */
export interface AnsweredRequest {
  readonly request: EstimateRequest;
  readonly calculation: Calculation;
}

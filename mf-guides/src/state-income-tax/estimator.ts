/** In its own chunk: the page needs the engine only when a visitor changes the form. */
import type { StateCode } from '@bracketwise/contract/states';
import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { estimateWith, loadStateLaw } from '@bracketwise/tax-engine';

export type Estimator = (request: EstimateRequest) => Estimate;

export async function estimatorOf(code: StateCode): Promise<Estimator> {
  const law = await loadStateLaw(code);
  return (request) => estimateWith(law, request);
}

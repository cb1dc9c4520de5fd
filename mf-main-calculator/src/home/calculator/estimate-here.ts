import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';
import { estimateWith, loadStateLaw } from '@bracketwise/tax-engine';

/** The API's response, computed in the browser by the same engine. */
export async function estimateHere(request: EstimateRequest): Promise<Calculation> {
  return { id: crypto.randomUUID(), ...estimateWith(await loadStateLaw(request.state), request) };
}

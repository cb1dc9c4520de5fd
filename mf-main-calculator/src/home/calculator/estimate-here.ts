import { estimateWith, loadStateLaw, type Calculation, type EstimateRequest } from '@bracketwise/tax-engine';

/** The API's answer, computed in the browser by the same engine. */
export async function estimateHere(request: EstimateRequest): Promise<Calculation> {
  return { id: crypto.randomUUID(), ...estimateWith(await loadStateLaw(request.state), request) };
}

import { type Estimate, type EstimateRequest, estimateTax } from '@bracketwise/tax-engine';
import { randomUUID } from 'node:crypto';

/** What `POST /api/calculate-tax` answers. */
export interface Calculation extends Estimate {
  id: string;
}

export const calculate = (request: EstimateRequest): Calculation => ({ id: randomUUID(), ...estimateTax(request) });

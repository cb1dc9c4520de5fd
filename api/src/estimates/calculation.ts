import { type Estimate, type EstimateRequest, estimateTax } from '@bracketwise/tax-engine';
import { randomUUID } from 'node:crypto';

/** What `POST /api/calculate-tax` answers. */
export interface Calculation extends Estimate {
  id: string;
}

/** Decimals of a percentage in an answer: enough to find the tax of any income again, and no binary dust such as 7.6499999999999995. */
const RATE_DECIMALS = 6;

export function calculate(request: EstimateRequest): Calculation {
  const estimate = estimateTax(request);
  return { id: randomUUID(), ...estimate, effectiveRate: Number(estimate.effectiveRate.toFixed(RATE_DECIMALS)) };
}

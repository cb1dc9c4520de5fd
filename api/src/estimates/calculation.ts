import { type Calculation, type EstimateRequest, estimateTax } from '@bracketwise/tax-engine';
import { randomUUID } from 'node:crypto';

/** Decimals of a percentage in an answer: enough to find the tax of any income again, and no binary dust such as 7.6499999999999995. */
const RATE_DECIMALS = 6;

export function calculate(request: EstimateRequest): Calculation {
  const estimate = estimateTax(request);
  return { id: randomUUID(), ...estimate, effectiveRate: Number(estimate.effectiveRate.toFixed(RATE_DECIMALS)) };
}

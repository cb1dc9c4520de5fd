import type { Calculation, EstimateRequest } from '@bracketwise/contract/wire';
import { estimateTax } from '@bracketwise/tax-engine';
import { randomUUID } from 'node:crypto';

export function calculate(request: EstimateRequest): Calculation {
  return { id: randomUUID(), ...estimateTax(request) };
}

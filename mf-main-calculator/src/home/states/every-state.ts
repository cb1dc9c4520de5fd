/** The engine with the law of every state: in a chunk of its own, for it is large and only needed on demand. */
import { type EstimateRequest, estimateTax, STATE_CODES } from '@bracketwise/tax-engine';
import type { StateOutcome } from './comparison.ts';

/** Name of the measure that says how long the estimates of all states took. */
const MEASURE = 'every-state';

/** What is left of the same wages in each state, and how much more than in the state of the request. */
export function compareStates(request: EstimateRequest): readonly StateOutcome[] {
  const start = performance.now();
  const own = estimateTax(request).netIncome;
  const outcomes = STATE_CODES.map((code): StateOutcome => {
    const { grossIncome, netIncome, stateTax } = estimateTax({ ...request, state: code });
    const share = grossIncome === 0 ? 0 : (netIncome / grossIncome) * 100;
    return { code, netIncome, share, stateTax, difference: Math.round((netIncome - own) * 100) / 100 };
  });
  performance.measure(MEASURE, { start });
  return outcomes;
}

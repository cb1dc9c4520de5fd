/** The engine with the law of every state, in its own chunk because it is large and rarely needed. */
import { STATE_CODES } from '@bracketwise/contract/states';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { estimateTax } from '@bracketwise/tax-engine';
import type { StateOutcome } from './comparison.ts';

/** Name of the performance measure for the estimates of all states. */
const MEASURE = 'every-state';

/** The net of the same wages in each state, and the difference to the requested state. */
export function compareStates(request: EstimateRequest): readonly StateOutcome[] {
  const start = performance.now();
  const own = estimateTax(request).netIncome;
  const outcomes = STATE_CODES.map((code): StateOutcome => {
    const { grossIncome, netIncome, stateTax, payrollLevies } = estimateTax({ ...request, state: code });
    const share = grossIncome === 0 ? 0 : (netIncome / grossIncome) * 100;
    return {
      code,
      netIncome,
      share,
      stateTax,
      payrollLevies,
      difference: Math.round((netIncome - own) * 100) / 100,
    };
  });
  performance.measure(MEASURE, { start });
  return outcomes;
}

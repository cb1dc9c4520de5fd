/** The engine with the law of every state, in its own chunk because it is large and rarely needed. */
import { STATE_CODES } from '@bracketwise/contract/states';
import { comparedPlaceTax, estimateTax, roundToCents, withPlaceTax } from '@bracketwise/tax-engine';
import type { ComparedRequest, StateOutcome } from './comparison.ts';

/** Name of the performance measure for the estimates of all states. */
const MEASURE = 'every-state';

/** The net of the same wages in each state, and the difference to the requested state. */
export function compareStates({ places, ...request }: ComparedRequest): readonly StateOutcome[] {
  const start = performance.now();
  const estimates = STATE_CODES.map((code) => {
    const here = { ...request, state: code };
    const place = comparedPlaceTax(here, places?.[code]);
    const estimate = estimateTax(here);
    return { code, place, estimate: place ? withPlaceTax(estimate, place) : estimate };
  });
  const own = estimates.find(({ code }) => code === request.state)?.estimate.netIncome ?? NaN;
  const outcomes = estimates.map(({ code, place, estimate }): StateOutcome => {
    const { grossIncome, netIncome, stateTax, payrollLevies } = estimate;
    return {
      code,
      ...(place && { place: place.name }),
      netIncome,
      share: grossIncome === 0 ? 0 : (netIncome / grossIncome) * 100,
      incomeTax: roundToCents(stateTax + (place?.tax ?? 0)),
      payrollLevies,
      difference: roundToCents(netIncome - own),
    };
  });
  performance.measure(MEASURE, { start });
  return outcomes;
}

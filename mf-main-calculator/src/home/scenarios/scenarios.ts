import type { EstimateRequest } from '@bracketwise/tax-engine';
import { idOf } from './saved-calculations.ts';

/** How many stand side by side. */
export const MOST_SCENARIOS = 4;

export type AddingOutcome = 'added' | 'full' | 'there';

/** The scenarios with one more, unless it stands there already or there is no place left. */
export function withScenario(
  scenarios: readonly EstimateRequest[],
  request: EstimateRequest,
): { readonly outcome: AddingOutcome; readonly scenarios: readonly EstimateRequest[] } {
  if (scenarios.some((scenario) => idOf(scenario) === idOf(request))) return { outcome: 'there', scenarios };
  if (scenarios.length >= MOST_SCENARIOS) return { outcome: 'full', scenarios };
  return { outcome: 'added', scenarios: [...scenarios, request] };
}

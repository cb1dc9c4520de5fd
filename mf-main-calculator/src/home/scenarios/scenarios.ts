/** Maximum number of scenarios. */
export const MOST_SCENARIOS = 4;

export type AddingOutcome = 'added' | 'full' | 'there';

/**
 * Adds a scenario, unless it is already in the list or the list is full.
 * @param idOf - equal for equal scenarios
 */
export function withScenario<Scenario>(
  scenarios: readonly Scenario[],
  added: Scenario,
  idOf: (scenario: Scenario) => string,
): { readonly outcome: AddingOutcome; readonly scenarios: readonly Scenario[] } {
  if (scenarios.some((scenario) => idOf(scenario) === idOf(added))) return { outcome: 'there', scenarios };
  if (scenarios.length >= MOST_SCENARIOS) return { outcome: 'full', scenarios };
  return { outcome: 'added', scenarios: [...scenarios, added] };
}

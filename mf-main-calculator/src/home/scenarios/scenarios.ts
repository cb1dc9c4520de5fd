/** How many stand side by side. */
export const MOST_SCENARIOS = 4;

export type AddingOutcome = 'added' | 'full' | 'there';

/**
 * The scenarios with one more, unless it is among them already or there is no place left.
 * @param idOf - the same for the same scenario
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

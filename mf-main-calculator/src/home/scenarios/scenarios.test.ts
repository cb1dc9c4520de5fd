import type { EstimateRequest } from '@bracketwise/contract/wire';
import { idOf } from './saved-calculations.ts';
import { MOST_SCENARIOS, withScenario } from './scenarios.ts';

const scenario = (income: number): EstimateRequest => ({ state: 'CA', income, filingStatus: 'single', taxYear: 2025 });

test('up to four scenarios appear in the order they were added', () => {
  let scenarios: readonly EstimateRequest[] = [];
  for (const income of [1, 2, 3, 4]) {
    const { outcome, scenarios: next } = withScenario(scenarios, scenario(income), idOf);
    expect(outcome).toBe('added');
    scenarios = next;
  }
  expect(MOST_SCENARIOS).toBe(4);
  expect(scenarios).toEqual([1, 2, 3, 4].map(scenario));
  expect(withScenario(scenarios, scenario(5), idOf)).toEqual({ outcome: 'full', scenarios });
});

test('a scenario already in the list is not added again, even when the list is full', () => {
  const scenarios = [1, 2, 3, 4].map(scenario);
  expect(withScenario(scenarios, scenario(2), idOf)).toEqual({ outcome: 'there', scenarios });
});

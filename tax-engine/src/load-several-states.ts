import type { Household } from '@bracketwise/contract/household';
import type { StateFiler } from './filing.ts';
import { loadStateLaw } from './law/states/load.ts';

/** Loads the rules for several states and the laws of those that the household lives or works in, for `taxReturnWith`. */
export async function loadSeveralStates({
  state,
  stateParts = [],
  workStates = [],
}: Pick<Household, 'state' | 'stateParts' | 'workStates'>): Promise<StateFiler> {
  const codes = new Set([state, ...[...stateParts, ...workStates].map((record) => record.state)]);
  const [{ severalStates }, ...laws] = await Promise.all([
    import('./several-states.ts'),
    ...[...codes].flatMap((code) => (code === undefined ? [] : [loadStateLaw(code)])),
  ]);
  return severalStates(Object.fromEntries(laws.map((law) => [law.code, law])));
}

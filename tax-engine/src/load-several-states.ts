import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { IsoDate } from '@bracketwise/contract/years';
import type { StateFiler } from './filing.ts';
import { loadStateLaw } from './law/states/load.ts';
import type { StateLaw } from './rules/state-law.ts';
import type { IncomeFromAbroad } from './several-states.ts';

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

/** Loads the law of a state and what files its return for a part of the year, for `taxOnForeignWorker`. */
export async function loadResidentOfPart(state: StateCode): Promise<{
  readonly law: StateLaw;
  readonly residentOfPart: (from: IsoDate, to: IsoDate, abroad?: IncomeFromAbroad) => StateFiler;
}> {
  const [law, { residentOfPart }] = await Promise.all([loadStateLaw(state), import('./several-states.ts')]);
  return { law, residentOfPart };
}

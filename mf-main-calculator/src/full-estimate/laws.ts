/** Loads the law of the state of residence, and what files the returns of several states only for households that have them. */
import type { StateCode } from '@bracketwise/contract/states';
import { loadSeveralStates, loadStateLaw, type StateFiler, type StateLaw } from '@bracketwise/tax-engine';
import { severalStatesOf } from './answered-household.ts';
import type { Answers } from './household-draft.ts';

export interface Laws {
  /** Of the state of residence at the end of the year. */
  readonly law: StateLaw;
  /** For a household that moved or works in another state. */
  readonly severalStates?: StateFiler | undefined;
}

/** The states of the year, the one of residence at its end first: "FL NY". */
export function statesOf(answers: Answers): string {
  const { stateParts = [], workStates = [] } = severalStatesOf(answers);
  return [...new Set([answers.state, ...[...stateParts, ...workStates].map(({ state }) => state)])].join(' ');
}

export const hasSeveralStates = (answers: Answers): boolean => statesOf(answers) !== answers.state;

/** @param states - as `statesOf` names them */
export async function loadLaws(states: string): Promise<Laws> {
  const [state, ...others] = states.split(' ') as [StateCode, ...StateCode[]];
  const [law, severalStates] = await Promise.all([
    loadStateLaw(state),
    others.length > 0 ? loadSeveralStates({ state, workStates: others.map((other) => ({ state: other })) }) : undefined,
  ]);
  return { law, severalStates };
}

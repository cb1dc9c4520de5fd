import { useLoaded, type Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { loadStateLaw, type StateCode, type StateLaw } from '@bracketwise/tax-engine';
import type { FormState } from './form-states.ts';

/**
 * The law of the state that the form names, or where it names none of the one that the panel asks for.
 * @param chosen - in the panel; empty until then
 * @param question - what is asked of it: another one asks again for a law that could not be had
 */
export function useStateLaw(state: FormState, chosen: string, question: object): Loaded<StateLaw> {
  return useLoaded<StateCode, StateLaw>(state === 'other' ? (chosen as StateCode | '') : state, loadStateLaw, question);
}

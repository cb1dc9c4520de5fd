import { useLoaded, type Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { loadStateLaw, type StateCode, type StateLaw } from '@bracketwise/tax-engine';
import type { FormState } from './form-states.ts';

/**
 * The law of the state that the form names, or where it names none of the one that the panel asks for.
 * @param chosen - in the panel; empty until then
 */
export function useStateLaw(state: FormState, chosen: string): Loaded<StateLaw> {
  return useLoaded<StateCode, StateLaw>(state === 'other' ? (chosen as StateCode | '') : state, loadStateLaw);
}

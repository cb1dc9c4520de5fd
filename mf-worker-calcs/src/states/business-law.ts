import type { StateCode } from '@bracketwise/contract/states';
import { type EntityLaw, loadEntityLaw, loadStateLaw, type StateLaw } from '@bracketwise/tax-engine';

/** A state's law for people, and what it takes from businesses. */
export interface BusinessLaw {
  readonly law: StateLaw;
  readonly entity: EntityLaw;
}

export async function loadBusinessLaw(state: StateCode): Promise<BusinessLaw> {
  const [law, entity] = await Promise.all([loadStateLaw(state), loadEntityLaw(state)]);
  return { law, entity };
}

import type { StateCode } from '@bracketwise/contract/states';
import { loadStateLaw, loadStateWithholding, type StateLaw } from '@bracketwise/tax-engine';

/** A state's law, and how it withholds. */
export interface PayLaw {
  readonly law: StateLaw;
  readonly withholding: Awaited<ReturnType<typeof loadStateWithholding>>;
}

export async function loadPayLaw(state: StateCode): Promise<PayLaw> {
  const [law, withholding] = await Promise.all([loadStateLaw(state), loadStateWithholding(state)]);
  return { law, withholding };
}

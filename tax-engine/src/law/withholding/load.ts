import type { StateCode } from '@bracketwise/contract/states';
import type { StateWithholding } from '../../rules/state-withholding.ts';
import type { StateWithoutTax } from './no-tax.ts';

const none = async (code: StateWithoutTax) => ({ stateWithholding: (await import('./no-tax.ts')).noWithholding(code) });

/** One chunk per state, because bundlers split at each dynamic import. States without one have no method that is confirmed. */
const modules: Readonly<Partial<Record<StateCode, () => Promise<{ stateWithholding: StateWithholding }>>>> = {
  AK: () => none('AK'),
  FL: () => none('FL'),
  NH: () => none('NH'),
  NV: () => none('NV'),
  SD: () => none('SD'),
  TN: () => none('TN'),
  TX: () => none('TX'),
  WA: () => none('WA'),
  WY: () => none('WY'),
};

/** How a state withholds from wages; undefined if no method is confirmed. */
export async function loadStateWithholding(code: StateCode): Promise<StateWithholding | undefined> {
  return (await modules[code]?.())?.stateWithholding;
}

import type { StateCode } from '@bracketwise/contract/states';
import type { StateWithholding } from '../../rules/state-withholding.ts';
import type { StateWithoutTax } from './no-tax.ts';

const none = async (code: StateWithoutTax) => ({ stateWithholding: (await import('./no-tax.ts')).noWithholding(code) });

/** One chunk per state, because bundlers split at each dynamic import. States without one have no method that is confirmed. */
const modules: Readonly<Partial<Record<StateCode, () => Promise<{ stateWithholding: StateWithholding }>>>> = {
  AK: () => none('AK'),
  AL: () => import('./al.ts'),
  AZ: () => import('./az.ts'),
  CA: () => import('./ca.ts'),
  CO: () => import('./co.ts'),
  CT: () => import('./ct.ts'),
  DE: () => import('./de.ts'),
  FL: () => none('FL'),
  GA: () => import('./ga.ts'),
  IA: () => import('./ia.ts'),
  ID: () => import('./id.ts'),
  IL: () => import('./il.ts'),
  IN: () => import('./in.ts'),
  KY: () => import('./ky.ts'),
  LA: () => import('./la.ts'),
  MA: () => import('./ma.ts'),
  MD: () => import('./md.ts'),
  MI: () => import('./mi.ts'),
  MN: () => import('./mn.ts'),
  MO: () => import('./mo.ts'),
  MS: () => import('./ms.ts'),
  MT: () => import('./mt.ts'),
  NC: () => import('./nc.ts'),
  ND: () => import('./nd.ts'),
  NH: () => none('NH'),
  NJ: () => import('./nj.ts'),
  NM: () => import('./nm.ts'),
  NV: () => none('NV'),
  NY: () => import('./ny.ts'),
  OH: () => import('./oh.ts'),
  OR: () => import('./or.ts'),
  PA: () => import('./pa.ts'),
  RI: () => import('./ri.ts'),
  SC: () => import('./sc.ts'),
  SD: () => none('SD'),
  TN: () => none('TN'),
  TX: () => none('TX'),
  UT: () => import('./ut.ts'),
  VA: () => import('./va.ts'),
  VT: () => import('./vt.ts'),
  WA: () => none('WA'),
  WI: () => import('./wi.ts'),
  WY: () => none('WY'),
};

/** How a state withholds from wages; undefined if no method is confirmed. */
export async function loadStateWithholding(code: StateCode): Promise<StateWithholding | undefined> {
  return (await modules[code]?.())?.stateWithholding;
}

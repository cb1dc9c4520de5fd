import type { StateCode } from '@bracketwise/contract/states';
import type { StateWithholding } from '../../rules/state-withholding.ts';
import type { StateWithoutTax } from './no-tax.ts';

const none = async (code: StateWithoutTax) => ({ stateWithholding: (await import('./no-tax.ts')).noWithholding(code) });

/**
 * In two chunks: they are small, and the list of a remote's chunks is in the first load of each of its pages. States without one have no
 * method that is confirmed.
 */
const modules: Readonly<Partial<Record<StateCode, () => Promise<{ stateWithholding: StateWithholding }>>>> = {
  AK: () => none('AK'),
  AL: () => import(/* webpackChunkName: "withholding-a-k" */ './al.ts'),
  AR: () => import(/* webpackChunkName: "withholding-a-k" */ './ar.ts'),
  AZ: () => import(/* webpackChunkName: "withholding-a-k" */ './az.ts'),
  CA: () => import(/* webpackChunkName: "withholding-a-k" */ './ca.ts'),
  CO: () => import(/* webpackChunkName: "withholding-a-k" */ './co.ts'),
  CT: () => import(/* webpackChunkName: "withholding-a-k" */ './ct.ts'),
  DC: () => import(/* webpackChunkName: "withholding-a-k" */ './dc.ts'),
  DE: () => import(/* webpackChunkName: "withholding-a-k" */ './de.ts'),
  FL: () => none('FL'),
  GA: () => import(/* webpackChunkName: "withholding-a-k" */ './ga.ts'),
  HI: () => import(/* webpackChunkName: "withholding-a-k" */ './hi.ts'),
  IA: () => import(/* webpackChunkName: "withholding-a-k" */ './ia.ts'),
  ID: () => import(/* webpackChunkName: "withholding-a-k" */ './id.ts'),
  IL: () => import(/* webpackChunkName: "withholding-a-k" */ './il.ts'),
  IN: () => import(/* webpackChunkName: "withholding-a-k" */ './in.ts'),
  KS: () => import(/* webpackChunkName: "withholding-a-k" */ './ks.ts'),
  KY: () => import(/* webpackChunkName: "withholding-a-k" */ './ky.ts'),
  LA: () => import(/* webpackChunkName: "withholding-l-z" */ './la.ts'),
  MA: () => import(/* webpackChunkName: "withholding-l-z" */ './ma.ts'),
  MD: () => import(/* webpackChunkName: "withholding-l-z" */ './md.ts'),
  ME: () => import(/* webpackChunkName: "withholding-l-z" */ './me.ts'),
  MI: () => import(/* webpackChunkName: "withholding-l-z" */ './mi.ts'),
  MN: () => import(/* webpackChunkName: "withholding-l-z" */ './mn.ts'),
  MO: () => import(/* webpackChunkName: "withholding-l-z" */ './mo.ts'),
  MS: () => import(/* webpackChunkName: "withholding-l-z" */ './ms.ts'),
  MT: () => import(/* webpackChunkName: "withholding-l-z" */ './mt.ts'),
  NC: () => import(/* webpackChunkName: "withholding-l-z" */ './nc.ts'),
  ND: () => import(/* webpackChunkName: "withholding-l-z" */ './nd.ts'),
  NE: () => import(/* webpackChunkName: "withholding-l-z" */ './ne.ts'),
  NH: () => none('NH'),
  NJ: () => import(/* webpackChunkName: "withholding-l-z" */ './nj.ts'),
  NM: () => import(/* webpackChunkName: "withholding-l-z" */ './nm.ts'),
  NV: () => none('NV'),
  NY: () => import(/* webpackChunkName: "withholding-l-z" */ './ny.ts'),
  OH: () => import(/* webpackChunkName: "withholding-l-z" */ './oh.ts'),
  OK: () => import(/* webpackChunkName: "withholding-l-z" */ './ok.ts'),
  OR: () => import(/* webpackChunkName: "withholding-l-z" */ './or.ts'),
  PA: () => import(/* webpackChunkName: "withholding-l-z" */ './pa.ts'),
  RI: () => import(/* webpackChunkName: "withholding-l-z" */ './ri.ts'),
  SC: () => import(/* webpackChunkName: "withholding-l-z" */ './sc.ts'),
  SD: () => none('SD'),
  TN: () => none('TN'),
  TX: () => none('TX'),
  UT: () => import(/* webpackChunkName: "withholding-l-z" */ './ut.ts'),
  VA: () => import(/* webpackChunkName: "withholding-l-z" */ './va.ts'),
  VT: () => import(/* webpackChunkName: "withholding-l-z" */ './vt.ts'),
  WA: () => none('WA'),
  WI: () => import(/* webpackChunkName: "withholding-l-z" */ './wi.ts'),
  WV: () => import(/* webpackChunkName: "withholding-l-z" */ './wv.ts'),
  WY: () => none('WY'),
};

/** How a state withholds from wages; undefined if no method is confirmed. */
export async function loadStateWithholding(code: StateCode): Promise<StateWithholding | undefined> {
  return (await modules[code]?.())?.stateWithholding;
}

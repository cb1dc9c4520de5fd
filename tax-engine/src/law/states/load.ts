import type { StateLaw } from '../../rules/state-law.ts';
import type { StateCode } from './codes.ts';

/** One chunk per state: a bundler follows each import on its own. */
const modules: Readonly<Partial<Record<StateCode, () => Promise<{ stateLaw: StateLaw }>>>> = {
  AK: () => import('./ak.ts'),
  AL: () => import('./al.ts'),
  AR: () => import('./ar.ts'),
  AZ: () => import('./az.ts'),
  CA: () => import('./ca.ts'),
  CO: () => import('./co.ts'),
  CT: () => import('./ct.ts'),
  DC: () => import('./dc.ts'),
  DE: () => import('./de.ts'),
  FL: () => import('./fl.ts'),
  GA: () => import('./ga.ts'),
  HI: () => import('./hi.ts'),
  IA: () => import('./ia.ts'),
  ID: () => import('./id.ts'),
  IL: () => import('./il.ts'),
  IN: () => import('./in.ts'),
  KS: () => import('./ks.ts'),
  KY: () => import('./ky.ts'),
  LA: () => import('./la.ts'),
  MA: () => import('./ma.ts'),
  MD: () => import('./md.ts'),
  ME: () => import('./me.ts'),
  MI: () => import('./mi.ts'),
  MN: () => import('./mn.ts'),
  MO: () => import('./mo.ts'),
  MS: () => import('./ms.ts'),
  MT: () => import('./mt.ts'),
  NC: () => import('./nc.ts'),
  ND: () => import('./nd.ts'),
  NE: () => import('./ne.ts'),
  NH: () => import('./nh.ts'),
  NJ: () => import('./nj.ts'),
  NM: () => import('./nm.ts'),
  NV: () => import('./nv.ts'),
  NY: () => import('./ny.ts'),
  OH: () => import('./oh.ts'),
  OK: () => import('./ok.ts'),
  OR: () => import('./or.ts'),
  PA: () => import('./pa.ts'),
  RI: () => import('./ri.ts'),
  SC: () => import('./sc.ts'),
  SD: () => import('./sd.ts'),
  TN: () => import('./tn.ts'),
  TX: () => import('./tx.ts'),
  UT: () => import('./ut.ts'),
  VA: () => import('./va.ts'),
  VT: () => import('./vt.ts'),
  WA: () => import('./wa.ts'),
  WI: () => import('./wi.ts'),
  WV: () => import('./wv.ts'),
  WY: () => import('./wy.ts'),
};

/**
 * The law of one state alone.
 * @throws RangeError when the engine has no law of the state
 */
export async function loadStateLaw(code: StateCode): Promise<StateLaw> {
  const load = modules[code];
  if (load === undefined) throw new RangeError(`No law of the state ${code}`);
  return (await load()).stateLaw;
}

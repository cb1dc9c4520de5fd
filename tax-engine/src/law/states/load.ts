import type { StateLaw } from '../../rules/state-law.ts';
import type { StateCode } from './codes.ts';

/** One chunk per state: a bundler follows each import on its own. */
const modules: Readonly<Partial<Record<StateCode, () => Promise<{ stateLaw: StateLaw }>>>> = {
  AK: () => import('./ak.ts'),
  AL: () => import('./al.ts'),
  AZ: () => import('./az.ts'),
  CA: () => import('./ca.ts'),
  CO: () => import('./co.ts'),
  CT: () => import('./ct.ts'),
  FL: () => import('./fl.ts'),
  GA: () => import('./ga.ts'),
  HI: () => import('./hi.ts'),
  ID: () => import('./id.ts'),
  IL: () => import('./il.ts'),
  KS: () => import('./ks.ts'),
  NH: () => import('./nh.ts'),
  NV: () => import('./nv.ts'),
  NY: () => import('./ny.ts'),
  PA: () => import('./pa.ts'),
  SD: () => import('./sd.ts'),
  TN: () => import('./tn.ts'),
  TX: () => import('./tx.ts'),
  WA: () => import('./wa.ts'),
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

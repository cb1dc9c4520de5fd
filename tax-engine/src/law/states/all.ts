import type { StateCode } from '@bracketwise/contract/states';
import type { StateLaw } from '../../rules/state-law.ts';
import { stateLaw as ak } from './ak.ts';
import { stateLaw as al } from './al.ts';
import { stateLaw as ar } from './ar.ts';
import { stateLaw as az } from './az.ts';
import { stateLaw as ca } from './ca.ts';
import { stateLaw as co } from './co.ts';
import { stateLaw as ct } from './ct.ts';
import { stateLaw as dc } from './dc.ts';
import { stateLaw as de } from './de.ts';
import { stateLaw as fl } from './fl.ts';
import { stateLaw as ga } from './ga.ts';
import { stateLaw as hi } from './hi.ts';
import { stateLaw as ia } from './ia.ts';
import { stateLaw as id } from './id.ts';
import { stateLaw as il } from './il.ts';
import { stateLaw as indiana } from './in.ts';
import { stateLaw as ks } from './ks.ts';
import { stateLaw as ky } from './ky.ts';
import { stateLaw as la } from './la.ts';
import { stateLaw as ma } from './ma.ts';
import { stateLaw as md } from './md.ts';
import { stateLaw as me } from './me.ts';
import { stateLaw as mi } from './mi.ts';
import { stateLaw as mn } from './mn.ts';
import { stateLaw as mo } from './mo.ts';
import { stateLaw as ms } from './ms.ts';
import { stateLaw as mt } from './mt.ts';
import { stateLaw as nc } from './nc.ts';
import { stateLaw as nd } from './nd.ts';
import { stateLaw as ne } from './ne.ts';
import { stateLaw as nh } from './nh.ts';
import { stateLaw as nj } from './nj.ts';
import { stateLaw as nm } from './nm.ts';
import { stateLaw as nv } from './nv.ts';
import { stateLaw as ny } from './ny.ts';
import { stateLaw as oh } from './oh.ts';
import { stateLaw as ok } from './ok.ts';
import { stateLaw as or } from './or.ts';
import { stateLaw as pa } from './pa.ts';
import { stateLaw as ri } from './ri.ts';
import { stateLaw as sc } from './sc.ts';
import { stateLaw as sd } from './sd.ts';
import { stateLaw as tn } from './tn.ts';
import { stateLaw as tx } from './tx.ts';
import { stateLaw as ut } from './ut.ts';
import { stateLaw as va } from './va.ts';
import { stateLaw as vt } from './vt.ts';
import { stateLaw as wa } from './wa.ts';
import { stateLaw as wi } from './wi.ts';
import { stateLaw as wv } from './wv.ts';
import { stateLaw as wy } from './wy.ts';

/** Every state's law at once, for callers that need all of them. */
export const stateLaws: Readonly<Record<StateCode, StateLaw>> = {
  AK: ak,
  AL: al,
  AR: ar,
  AZ: az,
  CA: ca,
  CO: co,
  CT: ct,
  DC: dc,
  DE: de,
  FL: fl,
  GA: ga,
  HI: hi,
  IA: ia,
  ID: id,
  IL: il,
  IN: indiana,
  KS: ks,
  KY: ky,
  LA: la,
  MA: ma,
  MD: md,
  ME: me,
  MI: mi,
  MN: mn,
  MO: mo,
  MS: ms,
  MT: mt,
  NC: nc,
  ND: nd,
  NE: ne,
  NH: nh,
  NJ: nj,
  NM: nm,
  NV: nv,
  NY: ny,
  OH: oh,
  OK: ok,
  OR: or,
  PA: pa,
  RI: ri,
  SC: sc,
  SD: sd,
  TN: tn,
  TX: tx,
  UT: ut,
  VA: va,
  VT: vt,
  WA: wa,
  WI: wi,
  WV: wv,
  WY: wy,
};

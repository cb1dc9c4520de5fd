import type { StateCode } from '@bracketwise/contract/states';
import type { EntityLaw } from '../../rules/entity-law.ts';
import { entityLaw as ak } from './ak.ts';
import { entityLaw as al } from './al.ts';
import { entityLaw as ar } from './ar.ts';
import { entityLaw as az } from './az.ts';
import { entityLaw as ca } from './ca.ts';
import { entityLaw as co } from './co.ts';
import { entityLaw as ct } from './ct.ts';
import { entityLaw as dc } from './dc.ts';
import { entityLaw as de } from './de.ts';
import { entityLaw as fl } from './fl.ts';
import { entityLaw as ga } from './ga.ts';
import { entityLaw as hi } from './hi.ts';
import { entityLaw as ia } from './ia.ts';
import { entityLaw as id } from './id.ts';
import { entityLaw as il } from './il.ts';
import { entityLaw as indiana } from './in.ts';
import { entityLaw as ks } from './ks.ts';
import { entityLaw as ky } from './ky.ts';
import { entityLaw as la } from './la.ts';
import { entityLaw as ma } from './ma.ts';
import { entityLaw as md } from './md.ts';
import { entityLaw as me } from './me.ts';
import { entityLaw as mi } from './mi.ts';
import { entityLaw as mn } from './mn.ts';
import { entityLaw as mo } from './mo.ts';
import { entityLaw as ms } from './ms.ts';
import { entityLaw as mt } from './mt.ts';
import { entityLaw as nc } from './nc.ts';
import { entityLaw as nd } from './nd.ts';
import { entityLaw as ne } from './ne.ts';
import { entityLaw as nh } from './nh.ts';
import { entityLaw as nj } from './nj.ts';
import { entityLaw as nm } from './nm.ts';
import { entityLaw as nv } from './nv.ts';
import { entityLaw as ny } from './ny.ts';
import { entityLaw as oh } from './oh.ts';
import { entityLaw as ok } from './ok.ts';
import { entityLaw as or } from './or.ts';
import { entityLaw as pa } from './pa.ts';
import { entityLaw as ri } from './ri.ts';
import { entityLaw as sc } from './sc.ts';
import { entityLaw as sd } from './sd.ts';
import { entityLaw as tn } from './tn.ts';
import { entityLaw as tx } from './tx.ts';
import { entityLaw as ut } from './ut.ts';
import { entityLaw as va } from './va.ts';
import { entityLaw as vt } from './vt.ts';
import { entityLaw as wa } from './wa.ts';
import { entityLaw as wi } from './wi.ts';
import { entityLaw as wv } from './wv.ts';
import { entityLaw as wy } from './wy.ts';

/** Every state's law at once, for callers that need all of them. */
export const entityLaws: Readonly<Record<StateCode, EntityLaw>> = {
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

import type { StateLaw } from '../../rules/state-law.ts';
import { stateLaw as ak } from './ak.ts';
import { stateLaw as al } from './al.ts';
import { stateLaw as az } from './az.ts';
import { stateLaw as ca } from './ca.ts';
import { stateLaw as co } from './co.ts';
import { stateLaw as ct } from './ct.ts';
import { stateLaw as fl } from './fl.ts';
import { stateLaw as ga } from './ga.ts';
import { stateLaw as hi } from './hi.ts';
import { stateLaw as id } from './id.ts';
import { stateLaw as il } from './il.ts';
import { stateLaw as ks } from './ks.ts';
import { stateLaw as nh } from './nh.ts';
import { stateLaw as nv } from './nv.ts';
import { stateLaw as ny } from './ny.ts';
import { stateLaw as pa } from './pa.ts';
import { stateLaw as sd } from './sd.ts';
import { stateLaw as tn } from './tn.ts';
import { stateLaw as tx } from './tx.ts';
import { stateLaw as wa } from './wa.ts';
import { stateLaw as wy } from './wy.ts';
import type { StateCode } from './codes.ts';

/** Every state's law at once, for callers that answer for all of them. */
export const stateLaws: Readonly<Partial<Record<StateCode, StateLaw>>> = {
  AK: ak,
  AL: al,
  AZ: az,
  CA: ca,
  CO: co,
  CT: ct,
  FL: fl,
  GA: ga,
  HI: hi,
  ID: id,
  IL: il,
  KS: ks,
  NH: nh,
  NV: nv,
  NY: ny,
  PA: pa,
  SD: sd,
  TN: tn,
  TX: tx,
  WA: wa,
  WY: wy,
};

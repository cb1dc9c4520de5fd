import type { StateLaw } from '../../rules/state-law.ts';
import { stateLaw as ak } from './ak.ts';
import { stateLaw as ca } from './ca.ts';
import { stateLaw as fl } from './fl.ts';
import { stateLaw as nh } from './nh.ts';
import { stateLaw as nv } from './nv.ts';
import { stateLaw as sd } from './sd.ts';
import { stateLaw as tn } from './tn.ts';
import { stateLaw as tx } from './tx.ts';
import { stateLaw as wa } from './wa.ts';
import { stateLaw as wy } from './wy.ts';
import type { StateCode } from './codes.ts';

/** Every state's law at once, for callers that answer for all of them. */
export const stateLaws: Readonly<Partial<Record<StateCode, StateLaw>>> = {
  AK: ak,
  CA: ca,
  FL: fl,
  NH: nh,
  NV: nv,
  SD: sd,
  TN: tn,
  TX: tx,
  WA: wa,
  WY: wy,
};

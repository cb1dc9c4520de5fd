import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { type StateLaw, taxReturnWith, withPartsLimited } from '@bracketwise/tax-engine';
import { grossForNet, type GrossForNet } from '../home/scenarios/gross-for-net.ts';
import { moneyOf } from './full-estimate.ts';
import type { Answers } from './household-draft.ts';
import { householdUnder } from './places.ts';

export type WagesForNet = GrossForNet | { readonly found: 'withoutWages'; readonly net: number };

/** The wages that leave a household a net income, with everything else as it is. */
export function wagesForNet(law: StateLaw, answers: Answers, net: number): WagesForNet {
  const household = householdUnder(law, answers);
  const netOf = (wages: number) => moneyOf(household, taxReturnWith(law, withPartsLimited({ ...household, wages }))).kept;
  const without = netOf(0);
  return without >= net ? { found: 'withoutWages', net: without } : grossForNet(netOf, net, INCOME_LIMITS.maximum);
}

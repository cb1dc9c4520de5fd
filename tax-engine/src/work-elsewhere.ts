/** Whether a state taxes pay of somebody who lives in another one. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { sumOf } from './kernel/money.ts';
import { convenienceRules, TAXED_WHERE_WORKED } from './law/several-states/convenience-rules.ts';
import { shortStays } from './law/several-states/short-stays.ts';

export type WorkElsewhere = CompleteHousehold['workStates'][number];

/** What exempts the pay, by its source; or that the state taxes it, or may. */
export type Treatment = { readonly exemptBy: string } | 'taxed' | 'unconfirmed';

/** The state of residence. */
interface Home {
  readonly code: StateCode;
  readonly taxesWages: boolean;
}

/** @param work - one of the household's `workStates` */
export function treatmentOf(work: WorkElsewhere, home: Home, household: CompleteHousehold): Treatment {
  const { taxYear, workStates } = household;
  const own = workStates.filter(({ state, ofSpouse, fromHome }) => state === work.state && ofSpouse === work.ofSpouse && !fromHome);
  const days = sumOf(...own.map((each) => each.days ?? Infinity));
  if (work.fromHome) return treatmentFromHome(work.state, home.code, days, taxYear);
  const stay = shortStays[work.state];
  if (!stay || taxYear < stay.since) return 'taxed';
  const pay = sumOf(...own.map(({ wages }) => wages));
  const isShort = days <= stay.days || (stay.orPay !== undefined && pay <= stay.orPay);
  const allPay: Usd = work.ofSpouse ? household.spouseWages : household.wages;
  if (!isShort || (stay.onlyWithPayElsewhere && pay >= allPay)) return 'taxed';
  if (stay.unconfirmed) return 'unconfirmed';
  if (stay.mutual && home.taxesWages) return shortStays[home.code] ? 'unconfirmed' : 'taxed';
  return { exemptBy: stay.source };
}

function treatmentFromHome(state: StateCode, home: StateCode, days: number, year: LawYear): Treatment {
  const rule = convenienceRules[state];
  const exempt = { exemptBy: TAXED_WHERE_WORKED };
  if (!rule) return exempt;
  const { homes, unconfirmedHomes, onlyAfter, unconfirmed, source } = rule;
  if (unconfirmed || unconfirmedHomes?.includes(home)) return 'unconfirmed';
  if (homes && !homes.includes(home)) return { exemptBy: source };
  if (onlyAfter && year >= onlyAfter.since && days <= onlyAfter.days) return { exemptBy: source };
  return 'taxed';
}

/** Households with two states in a year. */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { taxReturn, type TaxOfState } from '../src/index.ts';

export const single = { taxYear: 2025, filingStatus: 'single', wages: 100_000 } as const satisfies Household;

/** Moves on July 1: 181 days in one state and 184 in the other. */
export const moved = (from: StateCode, to: StateCode, household: Household = single): Household => ({
  ...household,
  state: to,
  stateParts: [
    { state: from, from: `${household.taxYear}-01-01`, to: `${household.taxYear}-06-30` },
    { state: to, from: `${household.taxYear}-07-01`, to: `${household.taxYear}-12-31` },
  ],
});
export const works = (home: StateCode, state: StateCode, wages: number, household: Household = single): Household => ({
  ...household,
  state: home,
  workStates: [{ state, wages }],
});
/** Lives in the first state and has an office in the second: pay for work there, and at home. */
export const worksFromHome = (
  home: StateCode,
  state: StateCode,
  there: number,
  atHome: number,
  household: Household = single,
): Household => ({
  ...household,
  state: home,
  workStates: [
    { state, wages: there },
    { state, wages: atHome, fromHome: true },
  ].filter(({ wages }) => wages > 0),
});
export const visits = (home: StateCode, state: StateCode, wages: number, days: number, household: Household = single): Household => ({
  ...household,
  state: home,
  workStates: [{ state, wages, days }],
});
export const ofState = (household: Household, state: StateCode): TaxOfState | undefined =>
  taxReturn(household).states?.find((each) => each.state === state);

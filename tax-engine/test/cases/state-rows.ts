import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { taxReturn } from '../../src/index.ts';
import type { Difference } from './differences.ts';
import { REFERENCE_HOUSEHOLDS, isWithin, type Basis } from './reference-households.ts';

/** A household with a settled state tax, and whether the state's form gives the same. */
export interface StateRow {
  readonly id: string;
  readonly year: HouseholdYear;
  readonly basis: Basis;
  /** Both before and after refundable credits. */
  readonly matches: boolean;
}

const rows = new Map<StateCode, StateRow[]>(STATE_CODES.map((code) => [code, []]));
for (const { id, household, state: expected } of REFERENCE_HOUSEHOLDS) {
  if (expected === undefined || household.state === undefined) continue;
  const { stateTaxBeforeRefundable = NaN, stateTax = NaN } = taxReturn(household);
  rows.get(household.state)?.push({
    id,
    year: household.taxYear as HouseholdYear,
    basis: expected.basis,
    matches: isWithin(stateTaxBeforeRefundable, expected.beforeRefundable) && isWithin(stateTax, expected.tax),
  });
}

export const stateRowsOf = (state: StateCode): readonly StateRow[] => rows.get(state) ?? [];

/** The share of rows that match, as a fraction. */
export function shareMatched(of: readonly StateRow[]): number {
  return of.length === 0 ? 1 : of.filter(({ matches }) => matches).length / of.length;
}

/** The rows that contradict a state's form; most states have none. */
export function differencesOf(state: StateCode): readonly Difference[] {
  const path = join(__dirname, `../states/${state.toLowerCase()}.differences.ts`);
  if (!existsSync(path)) return [];
  return jest.requireActual<{ differences: readonly Difference[] }>(path).differences;
}

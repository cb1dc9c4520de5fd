/** The places of a state, for the field that asks for one. Not part of the index, so that a form loads nothing else of the engine. */
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { loadStateLaw } from './law/states/load.ts';
import { placesIn, type TaxedIncome } from './rules/local-tax.ts';

export interface NamedPlace {
  readonly code: string;
  readonly name: string;
}

/** The places with confirmed figures of a year for a kind of income, by name. */
export type PlacesOfState = (year: LawYear, income: TaxedIncome) => readonly NamedPlace[];

/** Loads only this state's law. */
export async function loadPlaces(state: StateCode): Promise<PlacesOfState> {
  const { localities } = await loadStateLaw(state);
  return (year, income) => placesIn(localities, state, year, income);
}

import type { StateCode } from '@bracketwise/contract/states';

/** Loads the places of a state, apart from the form, because this needs the state's law. */
export const loadPlaces = async (state: StateCode) =>
  (await import(/* webpackChunkName: "places" */ '@bracketwise/tax-engine/places')).loadPlaces(state);

/** For tests: API responses, made with the engine the way the API makes them. */
import type { StateProfile } from '@bracketwise/contract/state-profile';
import type { StateRow } from '@bracketwise/contract/wire';
import { PLACE_SLUGS, type PlaceSlug } from '@bracketwise/contract/place-pages';
import type { PlaceProfile, PlaceRow } from '@bracketwise/contract/place-profile';
import type { StateCode } from '@bracketwise/contract/states';
import { jurisdictions, placeProfile, placeRows, stateProfile } from '@bracketwise/tax-engine';

const percent = (rate: number) => Number((rate * 100).toFixed(6));

export const statesResponse = (): readonly StateRow[] =>
  jurisdictions().map(({ code, name, hasIncomeTax, lowestRate, topRate, salesTaxRate, badge, category }) => ({
    code,
    name,
    taxRate: hasIncomeTax ? `${percent(lowestRate)}% – ${percent(topRate)}%` : 'None',
    salesTax: `${percent(salesTaxRate)}%`,
    hasIncomeTax,
    lowestRate: percent(lowestRate),
    topRate: percent(topRate),
    salesTaxRate: percent(salesTaxRate),
    badge,
    category,
  }));

/** As the API sends it: without what JSON drops. */
export const stateProfileResponse = (code: StateCode) => JSON.parse(JSON.stringify(stateProfile(code))) as StateProfile;

export const placesResponse = () => JSON.parse(JSON.stringify(placeRows())) as readonly PlaceRow[];
export const placeProfileResponse = (place: PlaceSlug) => JSON.parse(JSON.stringify(placeProfile(place))) as PlaceProfile;

/** The requests that the pages of places make. */
export const placeResponses = () => ({
  'GET /api/places': () => ({ body: placesResponse() }),
  ...Object.fromEntries(PLACE_SLUGS.map((place) => [`GET /api/places/${place}`, () => ({ body: placeProfileResponse(place) })])),
});

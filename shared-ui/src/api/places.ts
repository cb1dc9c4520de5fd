import type { PlaceProfile, PlaceRow } from '@bracketwise/contract/place-profile';
import { schemaOnDemand, useQuery, type Question } from '@bracketwise/shared-ui/runtime';

const schemas = () => import(/* webpackChunkName: "law-schemas" */ './places-schema.ts');

export const placesQuestion: Question<readonly PlaceRow[], void> = {
  kind: 'query',
  name: 'places',
  request: () => ({ key: ['/api', 'places'] }),
  schema: schemaOnDemand(async () => (await schemas()).places),
};

export const usePlacesQuery = () => useQuery(placesQuestion, undefined);

export const placeProfileQuestion: Question<PlaceProfile, string> = {
  kind: 'query',
  name: 'placeProfile',
  request: (place) => ({ key: ['/api', 'places', place] }),
  schema: schemaOnDemand(async () => (await schemas()).placeProfile),
};

export const usePlaceProfileQuery = (place: string) => useQuery(placeProfileQuestion, place);

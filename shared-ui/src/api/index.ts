export { explanationLine } from './line-schema.ts';
export { listOf } from './list-schema.ts';
export { placeProfileQuestion, placesQuestion, usePlaceProfileQuery, usePlacesQuery } from './places.ts';
export { stateProfileQuestion, useStateProfileQuery } from './state-profile.ts';
export { statesQuestion, useStatesQuery } from './states.ts';

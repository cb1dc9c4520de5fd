import { PLACE_PAGES, type PlaceSlug } from '@bracketwise/contract/place-pages';
import { pageOf } from '@bracketwise/shared-ui/runtime';

export const placePath = (place: PlaceSlug): string => pageOf(`local-income-tax/${place}`).path;

const BY_CODE = new Map<string, PlaceSlug>(Object.entries(PLACE_PAGES).map(([place, code]) => [code, place as PlaceSlug]));

/** The place with this code, if it has a page. */
export const placeWithCode = (code: string): PlaceSlug | undefined => BY_CODE.get(code);

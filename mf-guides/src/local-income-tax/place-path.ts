import { LARGEST_PLACES, type LargestPlace } from '@bracketwise/contract/largest-places';
import { pageOf } from '@bracketwise/shared-ui/runtime';

/** Path of the page about a place's income tax. */
export const placePath = (place: LargestPlace): string => pageOf(`local-income-tax/${place}`).path;

const BY_CODE = new Map<string, LargestPlace>(Object.entries(LARGEST_PLACES).map(([place, code]) => [code, place as LargestPlace]));

/** The place with this code, if it has a page. */
export const placeWithCode = (code: string): LargestPlace | undefined => BY_CODE.get(code);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** The names of the places that have a page. Their namespace is `places`. */
export const placeWords: WordsLoader = (language) => import(/* webpackChunkName: "words-places-[request]" */ `./subjects/${language}.json`);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Namespace of the search and of the not-found page, which has it too. */
export const SEARCH = 'search';

export const searchWords: WordsLoader = (language) => import(/* webpackChunkName: "words-search-[request]" */ `./locales/${language}.json`);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Namespace of the not-found page, with its search for a page. */
export const SEARCH = 'search';

export const searchWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-search-[request]" */ `./search-locales/${language}.json`);

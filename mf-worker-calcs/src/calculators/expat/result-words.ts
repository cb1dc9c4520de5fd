import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What the results say about the law; it loads with them, because the page is large. */
export const expatResultWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-expat-results-[request]" */ `./result-locales/${language}.json`);

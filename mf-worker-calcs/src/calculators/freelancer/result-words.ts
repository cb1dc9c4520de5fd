import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What only the results say: of payments, methods and limits. */
export const resultWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-results-[request]" */ `./result-locales/${language}.json`);

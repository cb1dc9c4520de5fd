import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What the results say about the law. In one script with the texts of other results, because each script costs bytes in every page. */
export const expatResultWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-results-[request]" */ `./result-locales/${language}.json`);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What the results say both to people who come to the United States and to those who leave. */
export const crossBorderWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-results-[request]" */ `./locales/${language}.json`);

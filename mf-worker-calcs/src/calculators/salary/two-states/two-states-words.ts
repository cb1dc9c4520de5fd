import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the card, which load with it. */
export const twoStatesWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-two-states-[request]" */ `./locales/${language}.json`);

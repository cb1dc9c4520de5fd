import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the paychecks, which load with the results. */
export const paychecksWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-paychecks-[request]" */ `./locales/${language}.json`);

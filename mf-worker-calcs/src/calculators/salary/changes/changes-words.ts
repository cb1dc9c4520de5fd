import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the card, which load with it. */
export const salaryChangesWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-changes-[request]" */ `./locales/${language}.json`);

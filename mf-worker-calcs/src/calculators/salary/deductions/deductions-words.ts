import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the card, which load with it, in one script with the other texts on demand, because each script costs bytes in every page. */
export const salaryDeductionsWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-paychecks-[request]" */ `./locales/${language}.json`);

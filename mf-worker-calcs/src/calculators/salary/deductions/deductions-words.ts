import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the card, which load with it. */
export const salaryDeductionsWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-deductions-[request]" */ `./locales/${language}.json`);

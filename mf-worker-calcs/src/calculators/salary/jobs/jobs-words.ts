import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the jobs, which load with their fields and with the results. */
export const salaryJobsWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-jobs-[request]" */ `./locales/${language}.json`);

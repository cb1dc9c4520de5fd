import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/**
 * Texts of the jobs, which load with their fields and with the results, in one script with the other texts on demand, because each script
 * costs bytes in every page.
 */
export const salaryJobsWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-salary-paychecks-[request]" */ `./locales/${language}.json`);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the page. */
export const salaryWords: WordsLoader = (language) => import(/* webpackChunkName: "words-salary-[request]" */ `./locales/${language}.json`);

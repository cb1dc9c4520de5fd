import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts of the list of sales and of its results. */
export const salesWords: WordsLoader = (language) => import(/* webpackChunkName: "words-sales-[request]" */ `./locales/${language}.json`);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

export const homeWords: WordsLoader = (language) => import(/* webpackChunkName: "words-home-[request]" */ `./locales/${language}.json`);

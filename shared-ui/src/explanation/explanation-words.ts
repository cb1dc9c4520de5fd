import type { WordsLoader } from '../federation/page-contract.ts';

/** Texts of the lines of an estimate. Apart from the explanation, so that pages which only name lines don't bundle it. */
export const explanationWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-explanation-[request]" */ `./locales/${language}.json`);

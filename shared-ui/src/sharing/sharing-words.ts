import type { WordsLoader } from '../federation/page-contract.ts';

/** Texts of the actions on a result. */
export const sharingWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-sharing-[request]" */ `./locales/${language}.json`);

import type { WordsLoader } from '../federation/page-contract.ts';

/** Words of what can be done with a result. */
export const sharingWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-sharing-[request]" */ `./locales/${language}.json`);

import type { WordsLoader } from '../federation/page-contract.ts';

/** Texts of state form lines that only apply to households with more than one earner. */
export const householdWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-households-[request]" */ `./household-locales/${language}.json`);

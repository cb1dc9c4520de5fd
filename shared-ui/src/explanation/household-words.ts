import type { WordsLoader } from '../federation/page-contract.ts';

/** Texts of the lines that only a return with more than one earner's wages has. */
export const householdWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-households-[request]" */ `./household-locales/${language}.json`);

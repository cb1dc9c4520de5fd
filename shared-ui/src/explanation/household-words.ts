import type { WordsLoader } from '../federation/page-contract.ts';

/** Texts of the lines that only a return with more than one earner's wages has. In one script with the explanation, which they load with. */
export const householdWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-explanation-[request]" */ `./household-locales/${language}.json`);

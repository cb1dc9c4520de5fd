import type { WordsLoader } from '../federation/page-contract.ts';

/** What the lines of a state's form are called that only a household of more than one earner has. */
export const householdWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-households-[request]" */ `./household-locales/${language}.json`);

import type { WordsLoader } from '../federation/page-contract.ts';

/** The vocabulary that every page shares. Its chunk is the shell's: both are always loaded together. */
export const commonWords: WordsLoader = (language) => import(/* webpackChunkName: "words-shell-[request]" */ `./${language}.json`);

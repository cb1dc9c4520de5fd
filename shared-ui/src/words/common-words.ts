import type { WordsLoader } from '../federation/page-contract.ts';

/** Texts shared by every page. They are in the shell's chunk, because both always load together. */
export const commonWords: WordsLoader = (language) => import(/* webpackChunkName: "words-shell-[request]" */ `./${language}.json`);

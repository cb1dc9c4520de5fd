import type { WordsLoader } from '../federation/page-contract.ts';

/**
 * Namespace of a sentence about each page in the menus, by the id of its navigation entry. Menus, the page search and the About page load it
 * when they show it.
 */
export const DESCRIPTIONS = 'descriptions';

export const descriptions: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-descriptions-[request]" */ `./locales/${language}.json`);

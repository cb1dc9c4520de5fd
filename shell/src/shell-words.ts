import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { descriptions, DESCRIPTIONS, registerWords } from '@bracketwise/shared-ui/runtime';
import { commonWords } from '@bracketwise/shared-ui/words';
import { SEARCH, searchWords } from './search/search-words.ts';

const shellWords: WordsLoader = (language) => import(/* webpackChunkName: "words-shell-[request]" */ `./locales/${language}.json`);

/** Namespaces loaded before anything renders. */
export const SHELL_NAMESPACES = ['common', 'shell'] as const;

export function registerShellWords(): void {
  registerWords('common', commonWords);
  registerWords('shell', shellWords);
  registerWords(DESCRIPTIONS, descriptions);
  registerWords(SEARCH, searchWords);
}

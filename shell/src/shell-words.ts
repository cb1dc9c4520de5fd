import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { registerWords } from '@bracketwise/shared-ui/runtime';
import { commonWords } from '@bracketwise/shared-ui/words/common';
import { MENU_NAMESPACE, menuWords } from './header/menu-words.ts';

const shellWords: WordsLoader = (language) => import(/* webpackChunkName: "words-shell-[request]" */ `./locales/${language}.json`);

/** Namespaces loaded before anything renders. */
export const SHELL_NAMESPACES = ['common', 'shell'] as const;

export function registerShellWords(): void {
  registerWords('common', commonWords);
  registerWords('shell', shellWords);
  registerWords(MENU_NAMESPACE, menuWords);
}

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Descriptions of the menu entries, loaded when a menu opens or the visitor searches for a page. */
export const MENU_NAMESPACE = 'menu';

export const menuWords: WordsLoader = (language) => import(/* webpackChunkName: "words-menu-[request]" */ `./locales/${language}.json`);

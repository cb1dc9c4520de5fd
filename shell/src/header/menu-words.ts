import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What the entries of the menus lead to: needed once a menu opens, or a page is sought. */
export const MENU_NAMESPACE = 'menu';

export const menuWords: WordsLoader = (language) => import(/* webpackChunkName: "words-menu-[request]" */ `./locales/${language}.json`);

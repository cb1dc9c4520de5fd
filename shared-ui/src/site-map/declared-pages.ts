/** What all remotes declare about their pages. Tests read it from the files; bundles hold it (`build/src/declared-pages.ts`). */
import path from 'node:path';
import type { LocatedPage } from '@bracketwise/contract/site-map';
import type { WordsLoader } from '../federation/page-contract.ts';
import { readDeclaredPages, readDescriptions } from './read-declared-pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** In the order of menus and lists. */
export const DECLARED_PAGES: readonly Omit<LocatedPage, 'order'>[] = readDeclaredPages(ROOT);

/** A sentence about each page in the menus, by the id of its navigation entry. */
export const descriptions: WordsLoader = (language) => Promise.resolve({ default: readDescriptions(ROOT, language) });

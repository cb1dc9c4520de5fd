/**
 * The contract between remotes and the shell. An exposed module's default export is a `PageModule`, made by `definePage`. The
 * number of the contract is in the contract (`PAGE_CONTRACT`).
 */
import { PAGE_CONTRACT } from '@bracketwise/contract/page-contract';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { AppStore, Language } from '@bracketwise/shared-ui/runtime';
import { renderedAnew } from './rendered-anew.ts';

/** The texts of one namespace in one language, as nested keys. */
export type Words = { readonly [key: string]: string | Words };
export type WordsLoader = (language: Language) => Promise<{ default: Words }>;

/** A part of a page that loads after it; see `deferredSection`. */
export interface SectionModule {
  /** Resolves when the section and its texts are loaded. */
  readonly ready: (words: I18n) => Promise<unknown>;
}

export interface PageModule {
  readonly contract: number;
  /** The page's i18next namespace. Its `meta.title`, `meta.description` and `meta.keywords` go into the document's head. */
  readonly namespace: string;
  readonly words: WordsLoader;
  /** Other namespaces the page needs before it can render, such as the layout shared by all calculators. */
  readonly furtherWords?: Readonly<Record<string, WordsLoader>>;
  readonly Page: ComponentType;
  /** Starts the queries whose responses belong in the page's HTML. A module that serves several pages tells them by `subject`. */
  readonly preload?: (store: AppStore, page: { readonly subject?: string }) => readonly PromiseLike<unknown>[];
  /** Sections to include in the page's HTML, although their code loads later. */
  readonly sections?: readonly SectionModule[];
}

/** The text loaders of a page, by namespace. */
export const wordsOf = ({ namespace, words, furtherWords }: Pick<PageModule, 'namespace' | 'words' | 'furtherWords'>) =>
  Object.entries({ ...furtherWords, [namespace]: words });

export function definePage(page: Omit<PageModule, 'contract'>): PageModule {
  if (process.env.NODE_ENV === 'development') return { contract: PAGE_CONTRACT, ...page, Page: renderedAnew(page.Page) };
  return { contract: PAGE_CONTRACT, ...page };
}

/** What the loader of an exposed page returns, before the shell has checked it. */
export type ExposedPage = { default: PageModule };

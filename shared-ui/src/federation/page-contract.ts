/**
 * What a remote gives the shell. An exposed module's default export is a `PageModule`, made by `definePage`.
 * The contract's number changes when an older shell could no longer run a newer page, or the reverse.
 */
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { AppDispatch, Language } from '@bracketwise/shared-ui/runtime';

export const PAGE_CONTRACT = 2;

/** Words of one namespace in one language: keys to texts, nested as the page likes. */
export type Words = { readonly [key: string]: string | Words };
export type WordsLoader = (language: Language) => Promise<{ default: Words }>;

/** A part of a page that is loaded after it; see `deferredSection`. */
export interface SectionModule {
  /** Resolves when the section and its words are in memory. */
  readonly ready: (words: I18n) => Promise<unknown>;
}

export interface PageModule {
  readonly contract: number;
  /** i18next namespace of the page. Its `meta.title`, `meta.description` and `meta.keywords` describe the page to search engines. */
  readonly namespace: string;
  readonly words: WordsLoader;
  /** Words of further namespaces without which the page cannot be shown, such as those of the frame around all calculators. */
  readonly furtherWords?: Readonly<Record<string, WordsLoader>>;
  readonly Page: ComponentType;
  /** Starts the queries whose answers belong in the page's HTML. */
  readonly preload?: (dispatch: AppDispatch) => readonly PromiseLike<unknown>[];
  /** Sections whose HTML belongs in the page's, though their code comes later. */
  readonly sections?: readonly SectionModule[];
}

/** The loader of each namespace of a page. */
export const wordsOf = ({ namespace, words, furtherWords }: Pick<PageModule, 'namespace' | 'words' | 'furtherWords'>) =>
  Object.entries({ ...furtherWords, [namespace]: words });

export function definePage(page: Omit<PageModule, 'contract'>): PageModule {
  return { contract: PAGE_CONTRACT, ...page };
}

/** What a loader of an exposed page yields, before the shell has checked it. */
export type ExposedPage = { default: PageModule };

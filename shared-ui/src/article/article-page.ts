import { definePage, type PageModule, type WordsLoader } from '../federation/page-contract.ts';

/** Texts of the layout shared by all articles. */
export const articleWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-article-[request]" */ `./locales/${language}.json`);

/** Makes the module a remote exposes for an article. `id` is the article's id in the site map and the namespace of its texts. */
export function articlePage(page: { readonly id: string } & Omit<PageModule, 'contract' | 'namespace'>): PageModule {
  const { id, furtherWords, ...rest } = page;
  return definePage({ namespace: id, ...rest, furtherWords: { article: articleWords, ...furtherWords } });
}

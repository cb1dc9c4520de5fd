import { definePage, type PageModule, type WordsLoader } from '../federation/page-contract.ts';

/** Words of the frame around every article. */
export const articleWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-article-[request]" */ `./locales/${language}.json`);

/** What a remote exposes of an article. Its id is the article's everywhere: in the site map and as the namespace of its words. */
export function articlePage(page: { readonly id: string } & Omit<PageModule, 'contract' | 'namespace'>): PageModule {
  const { id, furtherWords, ...rest } = page;
  return definePage({ namespace: id, ...rest, furtherWords: { article: articleWords, ...furtherWords } });
}

import { definePage, type PageModule, type WordsLoader } from '../federation/page-contract.ts';

/** Words of the frame around every calculator. */
export const calculatorWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-calculator-[request]" */ `./locales/${language}.json`);

/**
 * What a remote exposes of a calculator. Its id is the calculator's everywhere: in the site map, in `data-calculator`, and as the
 * namespace of its words.
 */
export function calculatorPage(page: { readonly id: string } & Pick<PageModule, 'words' | 'furtherWords' | 'Page'>): PageModule {
  const { id, words, furtherWords, Page } = page;
  return definePage({ namespace: id, words, Page, furtherWords: { calculator: calculatorWords, ...furtherWords } });
}

import { definePage, type PageModule, type WordsLoader } from '../federation/page-contract.ts';

/** Texts of the layout shared by all calculators. */
export const calculatorWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-calculator-[request]" */ `./locales/${language}.json`);

/**
 * Makes the module a remote exposes for a calculator. `id` is the calculator's id in the site map and in `data-calculator`, and the
 * namespace of its texts.
 */
export function calculatorPage(page: { readonly id: string } & Pick<PageModule, 'words' | 'furtherWords' | 'Page'>): PageModule {
  const { id, words, furtherWords, Page } = page;
  return definePage({ namespace: id, words, Page, furtherWords: { calculator: calculatorWords, ...furtherWords } });
}

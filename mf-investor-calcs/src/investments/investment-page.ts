import { calculatorPage } from '@bracketwise/shared-ui/calculator/calculator-page';
import type { PageModule, WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What the calculators of this remote say alike about the official tables. */
export const investmentWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-investments-[request]" */ `./locales/${language}.json`);

/** A calculator of the tax on gains or dividends. */
export const investmentPage = (page: { readonly id: string } & Pick<PageModule, 'words' | 'Page'>): PageModule =>
  calculatorPage({ ...page, furtherWords: { investments: investmentWords } });

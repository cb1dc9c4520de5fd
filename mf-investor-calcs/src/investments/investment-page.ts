import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import type { PageModule, WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts about the official rules that all calculators of this remote share. */
export const investmentWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-investments-[request]" */ `./locales/${language}.json`);

/** Makes the module of a calculator for gains or dividends. */
export const investmentPage = (page: { readonly id: string } & Pick<PageModule, 'words' | 'Page'>): PageModule =>
  calculatorPage({ ...page, furtherWords: { investments: investmentWords } });

import { calculatorPage } from '@bracketwise/shared-ui/calculator/calculator-page';
import type { PageModule, WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** What the calculators of business profits say alike about the law. */
export const selfEmploymentWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-self-employment-[request]" */ `./locales/${language}.json`);

/** A calculator of the taxes on the profit of a business. */
export const selfEmploymentPage = (page: { readonly id: string } & Pick<PageModule, 'words' | 'Page'>): PageModule =>
  calculatorPage({ ...page, furtherWords: { 'self-employment': selfEmploymentWords } });

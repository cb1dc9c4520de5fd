import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import type { PageModule, WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts about the law that the business profit calculators share. */
export const selfEmploymentWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-self-employment-[request]" */ `./locales/${language}.json`);

/** Makes the module of a calculator for business profits. */
export const selfEmploymentPage = (page: { readonly id: string } & Pick<PageModule, 'words' | 'Page'>): PageModule =>
  calculatorPage({ ...page, furtherWords: { 'self-employment': selfEmploymentWords } });

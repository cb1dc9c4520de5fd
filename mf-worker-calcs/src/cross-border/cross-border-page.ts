import { calculatorPage } from '@bracketwise/shared-ui/calculator';
import type { PageModule, WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Texts shared by the calculators for people who come to the United States and for those who leave. */
export const crossBorderWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-cross-border-[request]" */ `./locales/${language}.json`);

export const crossBorderPage = (page: { readonly id: string } & Pick<PageModule, 'words' | 'Page'>): PageModule =>
  calculatorPage({ ...page, furtherWords: { crossBorder: crossBorderWords } });

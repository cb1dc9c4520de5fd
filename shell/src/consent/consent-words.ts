import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Loaded with the banner or the dialog, so visitors who have chosen don't download it. */
export const consentWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-consent-[request]" */ `./locales/${language}.json`);

import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Fetched with the banner or the dialog: who has chosen downloads neither. */
export const consentWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-consent-[request]" */ `./locales/${language}.json`);

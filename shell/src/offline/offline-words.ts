import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** Loaded with the offline part. */
export const offlineWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-offline-[request]" */ `./locales/${language}.json`);

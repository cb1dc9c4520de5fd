import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** In one script with the results, because each script costs bytes in every page. */
export const fieldWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-results-[request]" */ `./field-locales/${language}.json`);

/** The fields about a part of a year, deductions of nonresidents and families; they load when the visitor changes the form. */
export const FurtherFields = deferredSection({
  namespace: 'immigrantFields',
  words: fieldWords,
  load: async () => (await import('./StayDetails.tsx')).StayDetails,
});

import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';

/** In one script with the results, because each script costs bytes in every page. */
export const fieldWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-results-[request]" */ `./field-locales/${language}.json`);

const load = (name: 'StayDetails' | 'DateFields') =>
  deferredSection({ namespace: 'immigrantFields', words: fieldWords, load: async () => (await import('./StayDetails.tsx'))[name] });

/** The fields about deductions of nonresidents and families; they load when the visitor changes the form. */
export const FurtherFields = load('StayDetails');

/** The days of arrival and departure. */
export const DateFields = load('DateFields');

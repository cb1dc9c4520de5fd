/** Loads the results, with the engine, when a visitor starts using the form. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { explanationWords, householdWords } from '@bracketwise/shared-ui/explanation';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import type { Answers } from './household-draft.ts';
import type { Effects } from './WhatElse.tsx';

/** What the results report to the form, as text in the page's language. */
export interface ResultsSummary {
  readonly effects: Effects;
  readonly keep: string;
  readonly announcement: string;
}

export interface ResultsProps {
  readonly answers: Answers;
  /** Identifies the submission. */
  readonly press: object;
  /** True when the form has invalid input, so the results show earlier values. */
  readonly stale: boolean;
  readonly onSummary: (summary: ResultsSummary | undefined) => void;
}

export const resultsWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-full-estimate-results-[request]" */ `./results-locales/${language}.json`);

export const results = deferredSection<ResultsProps>({
  namespace: 'full-estimate-results',
  words: resultsWords,
  // The results name lines before the explanation loads.
  furtherWords: { explanation: explanationWords, households: householdWords },
  load: async () => (await import(/* webpackChunkName: "full-estimate-results" */ './FullEstimateResults.tsx')).FullEstimateResults,
});

/** The place of the results: their code, with the engine, comes when a visitor turns to the form. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { explanationWords } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { householdWords } from '@bracketwise/shared-ui/explanation/household-words';
import type { Words, WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import type { Answers } from './household-draft.ts';
import type { Effects } from './WhatElse.tsx';

/** What the results tell the form, in words of the page's language. */
export interface Told {
  readonly effects: Effects;
  readonly keep: string;
  readonly tax: string;
  readonly announcement: string;
}

export interface ResultsProps {
  readonly answers: Answers;
  /** The press of the button that asked. */
  readonly press: object;
  /** Whether the form holds something that can't be calculated, so that the results are those of earlier answers. */
  readonly stale: boolean;
  readonly onTold: (told: Told | undefined) => void;
}

/** The results name lines before the explanation, which brings the words of the common ones, is there. */
const lineWords: WordsLoader = async (language) => {
  const [households, explanation] = await Promise.all([householdWords(language), explanationWords(language)]);
  const { lines } = households.default;
  return { default: { ...households.default, lines: { ...(explanation.default.lines as Words), ...(lines as Words) } } };
};

export const results = deferredSection<ResultsProps>({
  namespace: 'households',
  words: lineWords,
  load: async () => (await import(/* webpackChunkName: "full-estimate-results" */ './FullEstimateResults.tsx')).FullEstimateResults,
});

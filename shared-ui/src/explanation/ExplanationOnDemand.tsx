import styled from 'styled-components';
import { deferredSection } from '../federation/deferred-section.tsx';
import type { ExplanationProps } from './Explanation.tsx';
import { explanationWords } from './explanation-words.ts';
import { summaryHeight } from './summary-height.ts';

const explanation = deferredSection<ExplanationProps>({
  namespace: 'explanation',
  words: explanationWords,
  load: async () => (await import(/* webpackChunkName: "explanation" */ './Explanation.tsx')).Explanation,
});

/** Loads the explanation and its texts. Call it when the first result is requested. */
export const prepareExplanation = explanation.ready;

/** Loads the explanation on demand and reserves its space meanwhile. */
export const ExplanationOnDemand = (props: ExplanationProps) => <explanation.Section {...props} fallback={<ExplanationOutline />} />;

/** As tall as the closed explanation. */
export const ExplanationOutline = styled.div`
  ${summaryHeight}
`;

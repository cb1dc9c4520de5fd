import styled from 'styled-components';
import { deferredSection } from '../federation/deferred-section.tsx';
import type { WordsLoader } from '../federation/page-contract.ts';
import { color, radius } from '../theme/tokens.ts';
import type { ExplanationProps } from './Explanation.tsx';
import { summaryHeight } from './summary-height.ts';

export const explanationWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-explanation-[request]" */ `./locales/${language}.json`);

const explanation = deferredSection<ExplanationProps>({
  namespace: 'explanation',
  words: explanationWords,
  load: async () => (await import(/* webpackChunkName: "explanation" */ './Explanation.tsx')).Explanation,
});

/** Fetches the explanation and its words; worth starting when the first result is asked for. */
export const prepareExplanation = explanation.ready;

/** The explanation, which nobody needs before the first result. Its place is kept while it loads. */
export const ExplanationOnDemand = (props: ExplanationProps) => <explanation.Section {...props} fallback={<ExplanationOutline />} />;

/** As high as the explanation while it is closed. */
export const ExplanationOutline = styled.div`
  box-sizing: content-box;
  ${summaryHeight}
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};
`;

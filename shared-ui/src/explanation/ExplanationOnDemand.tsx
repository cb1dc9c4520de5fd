import { loadWords, registerWords, useLanguage, type Language } from '@bracketwise/shared-ui/runtime';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { WordsLoader } from '../federation/page-contract.ts';
import { RetryNotice } from '../feedback/RetryNotice.tsx';
import { color, radius } from '../theme/tokens.ts';
import type { ExplanationProps } from './Explanation.tsx';

type I18n = ReturnType<typeof useTranslation>['i18n'];

const NAMESPACE = 'explanation';
export const explanationWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-explanation-[request]" */ `./locales/${language}.json`);
registerWords(NAMESPACE, explanationWords);

/** Fetches the explanation and its words; worth starting when the first result is asked for. */
export async function loadExplanation(i18n: I18n, language: Language) {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "explanation" */ './Explanation.tsx'),
    loadWords(i18n, NAMESPACE, language),
  ]);
  return part;
}

/** The explanation, which nobody needs before the first result. Its place is kept while it loads. */
export function ExplanationOnDemand(props: ExplanationProps) {
  const { t, i18n } = useTranslation('common');
  const language = useLanguage();
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadExplanation>>>();
  const [failed, setFailed] = useState(false);

  const load = () => void loadExplanation(i18n, language).then(setPart, () => setFailed(true));
  const tryAgain = () => {
    setFailed(false);
    load();
  };
  // Once: a change of language brings the words along, as it does for every namespace in use.
  useEffect(load, []); // eslint-disable-line react-hooks/exhaustive-deps

  if (failed) return <RetryNotice message={t('explanationFailed')} onRetry={tryAgain} />;
  return part ? <part.Explanation {...props} /> : <ExplanationOutline />;
}

/** As high as the explanation while it is closed. */
export const ExplanationOutline = styled.div`
  height: calc(3rem + 2px);
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};
`;

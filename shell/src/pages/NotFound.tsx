import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadWithWords } from '@bracketwise/shared-ui/federation/load-with-words';
import { DESCRIPTIONS, languageInUse } from '@bracketwise/shared-ui/runtime';
import { PageFailure } from './PageFailure.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SEARCH } from '../search/search-words.ts';

let loaded: ComponentType | undefined;

const load = () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx');

/** Loads the not-found page and its texts, which few visits need. */
export async function loadNotFound(words: I18n): Promise<ComponentType> {
  loaded = (await loadWithWords(loadWithWords(load(), words, DESCRIPTIONS), words, SEARCH)).NotFoundPage;
  return loaded;
}

/** The page, if both it and its texts are loaded. */
const ready = (words: I18n) =>
  [DESCRIPTIONS, SEARCH].every((namespace) => words.hasResourceBundle(languageInUse(words), namespace)) ? loaded : undefined;

/** The not-found page, rendered at once if it is loaded already, as it is on an unknown URL. */
export function NotFound() {
  const { t, i18n } = useTranslation('shell');
  const [Page, setPage] = useState<ComponentType | undefined>(() => ready(i18n));
  const [error, setError] = useState<Error>();
  const fetchPage = useCallback(() => {
    loadNotFound(i18n).then(
      (page) => setPage(() => page),
      (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
  }, [i18n]);

  useEffect(() => {
    if (!ready(i18n)) fetchPage();
  }, [i18n, fetchPage]);

  const retry = () => {
    setError(undefined);
    fetchPage();
  };

  if (Page) return <Page />;
  if (error) return <PageFailure name={t('notFound.title')} error={error} onRetry={retry} />;
  return <PageSkeleton shape="article" />;
}

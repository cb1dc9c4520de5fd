import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadWithWords } from '@bracketwise/shared-ui/federation/load-with-words';
import { MENU_NAMESPACE } from '../header/menu-words.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

let loaded: ComponentType | undefined;

const load = () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx');

/** Fetches the page of addresses that no page has, which hardly any visit needs, and its words. */
export async function loadNotFound(words: I18n): Promise<ComponentType> {
  loaded = (await loadWithWords(load(), words, MENU_NAMESPACE)).NotFoundPage;
  return loaded;
}

/** That page: at once where it is loaded already, as it is for whoever opens such an address. */
export function NotFound() {
  const { t, i18n } = useTranslation('shell');
  const [Page, setPage] = useState<ComponentType | undefined>(() => loaded);
  const [error, setError] = useState<Error>();
  const fetchPage = useCallback(() => {
    setError(undefined);
    loadNotFound(i18n).then(
      (page) => setPage(() => page),
      (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
  }, [i18n]);

  useEffect(() => {
    if (!loaded) fetchPage();
  }, [fetchPage]);

  if (Page) return <Page />;
  if (error) return <PageFailure name={t('notFound.title')} error={error} onRetry={fetchPage} />;
  return <PageSkeleton shape="article" />;
}

import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import type { SitePage } from '@bracketwise/shared-ui/site-map';
import { useArrival } from '../layout/arrival.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageMetadata } from './PageMetadata.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { StructuredData } from './StructuredData.tsx';
import type { PageLoader } from './page-loader.ts';

export const PageLoaderContext = createContext<PageLoader | null>(null);

/** @throws Error outside the shell's providers */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('PageLoaderContext is missing');
  return loader;
}

/** A page of a remote: its outline while it loads, the page, or what went wrong and a way to try again. */
export function RemotePage({ page }: { page: SitePage }) {
  const loader = usePageLoader();
  const read = useCallback(() => loader.stateOf(page), [loader, page]);
  const state = useSyncExternalStore(loader.subscribe, read, read);
  const load = useCallback(() => void loader.load(page), [loader, page]);

  useEffect(load, [load]);
  useArrival(state.status === 'ready' || state.status === 'failed');

  const name = page.name[useLanguage()];

  if (state.status === 'failed') return <PageFailure name={name} error={state.error} onRetry={load} />;
  if (state.status !== 'ready') return <PageSkeleton shape={page.shape} />;
  return (
    <>
      <PageMetadata page={page} namespace={state.page.namespace} />
      <StructuredData page={page} />
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => <PageFailure name={name} error={error as Error} onRetry={resetErrorBoundary} />}
      >
        <state.page.Page />
      </ErrorBoundary>
    </>
  );
}

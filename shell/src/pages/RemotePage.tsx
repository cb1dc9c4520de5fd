import { Suspense, createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLanguage, useSiteConfig, type SitePage } from '@bracketwise/shared-ui/runtime';
import { CONTENT_ID } from '../document-contract.ts';
import { useArrival } from '../layout/arrival.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageMetadata } from './PageMetadata.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ServedPageNotice } from './ServedPageNotice.tsx';
import { StructuredData } from './StructuredData.tsx';
import type { PageLoader, PageState } from './page-loader.ts';
import { ServedPageContext, type ServedPage } from './served-page.ts';
import { carryTypedValues } from './typed-values.ts';
import { usePageName } from './usePageName.ts';

export const PageLoaderContext = createContext<PageLoader | null>(null);

/** @throws Error outside the shell's providers */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('PageLoaderContext is missing');
  return loader;
}

function usePageState(page: SitePage): PageState {
  const loader = usePageLoader();
  const read = useCallback(() => loader.stateOf(page), [loader, page]);
  return useSyncExternalStore(loader.subscribe, read, read);
}

const neverChanges = () => () => undefined;
/** True on the server and during hydration. */
const useHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** The server HTML of this page, while it waits for the page's code. */
function useWaitingHtml(page: SitePage): ServedPage | null {
  const served = use(ServedPageContext);
  const own = served?.page === page ? served : null;
  const read = useCallback(() => own?.isWaiting() ?? false, [own]);
  return useSyncExternalStore(own?.subscribe ?? neverChanges, read, read) ? own : null;
}

/** Server HTML that React can no longer hydrate, kept readable. */
function ServedHtml({ served }: { served: ServedPage }) {
  const keep = useCallback((element: HTMLElement | null) => element?.append(...served.elements), [served]);
  return <div ref={keep} lang={served.language} />;
}

function Placeholder({ page }: { page: SitePage }) {
  const served = useWaitingHtml(page);
  return served ? <ServedHtml served={served} /> : <PageSkeleton shape={page.shape} />;
}

/** The page itself. Suspends until it is loaded; its server HTML may be visible long before. */
function LoadedPage({ page }: { page: SitePage }) {
  const { namespace, Page } = use(usePageLoader().whenReady(page));
  const name = usePageName()(page);
  const { widgetOf } = useSiteConfig();
  const served = use(ServedPageContext);
  const hydrating = useHydrating();
  const [fromHtml] = useState(hydrating);
  useEffect(() => {
    if (served?.page !== page) return;
    if (fromHtml) return served.hydrated();
    const drawn = document.getElementById(CONTENT_ID);
    if (drawn && served.isWaiting()) carryTypedValues(served.elements, drawn, { texts: served.language === document.documentElement.lang });
    served.replaced();
  }, [served, page, fromHtml]);
  return (
    <>
      <PageMetadata page={page} namespace={namespace} />
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => <PageFailure name={name} error={error as Error} onRetry={resetErrorBoundary} />}
      >
        <Page />
      </ErrorBoundary>
      {/* Last, so that the first packets have the form. */}
      {!widgetOf && <StructuredData page={page} />}
    </>
  );
}

/** A page of a remote: its server HTML or outline while the code loads, then the page, or an error with a retry. */
export function RemotePage({ page }: { page: SitePage }) {
  const loader = usePageLoader();
  const state = usePageState(page);
  const load = useCallback(() => void loader.load(page), [loader, page]);
  const served = useWaitingHtml(page);
  const hydrating = useHydrating();

  const language = useLanguage();
  const named = usePageName();
  const [firstLanguage] = useState(language);
  const [givenUp, setGivenUp] = useState(false);
  // React can't hydrate HTML in another language, so the page is rendered again.
  if (served && language !== firstLanguage && !givenUp) setGivenUp(true);

  useEffect(load, [load]);
  // Removes the served metadata if the visitor leaves before the code has loaded.
  useEffect(() => served?.replaced, [served]);
  useArrival(served !== null || state.status === 'ready' || state.status === 'failed');

  // A stable element, because React would discard the waiting HTML if it got another one.
  const content = useMemo(
    () => (
      <Suspense key={String(givenUp)} fallback={<Placeholder page={page} />}>
        <LoadedPage page={page} />
      </Suspense>
    ),
    [page, givenUp],
  );

  if (!served && state.status === 'failed') return <PageFailure name={named(page)} error={state.error} onRetry={load} />;
  if (!served && state.status !== 'ready') return <PageSkeleton shape={page.shape} />;
  return (
    <>
      {served && !hydrating && <ServedPageNotice state={state} onRetry={load} />}
      {givenUp && state.status !== 'ready' ? <Placeholder page={page} /> : content}
    </>
  );
}

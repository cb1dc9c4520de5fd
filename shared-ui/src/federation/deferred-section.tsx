/**
 * A section of a page whose code and words come once the page itself is in use. Its HTML is there from the start: `render` loads
 * the sections a page names before it writes the page, and the browser takes the HTML over once the section's code has come.
 */
import {
  Suspense,
  createElement,
  memo,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { i18n as I18n } from 'i18next';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { registerWords, useLanguage } from '@bracketwise/shared-ui/runtime';
import { RetryNotice } from '../feedback/RetryNotice.tsx';
import { loadWithWords } from './load-with-words.ts';
import type { SectionModule, WordsLoader } from './page-contract.ts';

/** Puts React's own marks on a promise: `use` answers at once when it is settled, so nothing suspends while HTML is written. */
function tracked<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** Milliseconds after which the code of sections comes however busy the browser is. */
const AT_LATEST = 1000;
/** The same for a browser that cannot tell when it is idle (Safari). */
const PATIENCE = 300;

/** Calls once the browser has nothing better to do. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, PATIENCE);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: AT_LATEST });
  return () => cancelIdleCallback(handle);
}

const never = () => () => undefined;
/** True in the page's HTML and while React takes it over. */
const useHtmlOfServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export interface DeferredSection<P extends object> extends SectionModule {
  /** `fallback` keeps the section's place where there is no HTML of it yet: one element, made once. */
  readonly Section: ComponentType<P & { readonly fallback?: ReactNode }>;
}

/**
 * @param options.namespace - of the section's own words
 * @param options.load - the section's component, in a chunk of its own
 */
export function deferredSection<P extends object>(options: {
  readonly namespace: string;
  readonly words: WordsLoader;
  readonly load: () => Promise<ComponentType<P>>;
}): DeferredSection<P> {
  const { namespace, words, load } = options;
  // By the store of words: components are given an object of their own for the same words.
  let loading = new WeakMap<I18n['store'], Promise<ComponentType<P>>>();
  /** Starts what HTML of the server waits for. */
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  const waiting = new WeakMap<I18n['store'], Promise<ComponentType<P>>>();

  const ready = (i18n: I18n) => {
    const known = loading.get(i18n.store);
    if (known) return known;
    registerWords(namespace, words);
    const promise = tracked(loadWithWords(load(), i18n, namespace));
    loading.set(i18n.store, promise);
    return promise;
  };

  /** Tries again what HTML of the server waits for; set while it has failed. */
  let retry: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const setRetry = (again: typeof retry) => {
    retry = again;
    for (const listener of listeners) listener();
  };
  const onRetryChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  /** For HTML of the server. Never rejects: HTML whose code fails to load stays as it is. */
  const readyInTime = (i18n: I18n) => {
    const known = waiting.get(i18n.store) ?? loading.get(i18n.store);
    if (known) return known;
    const promise = tracked(
      new Promise<ComponentType<P>>((resolve) => {
        const attempt = () => {
          setRetry(null);
          ready(i18n).then(resolve, () => {
            loading.delete(i18n.store);
            setRetry(attempt);
          });
        };
        void awake.then(attempt);
      }),
    );
    waiting.set(i18n.store, promise);
    return promise;
  };

  function Loaded({ onTakenOver, props }: { readonly onTakenOver: () => void; readonly props: P }) {
    const { i18n } = useTranslation();
    const htmlOfServer = useHtmlOfServer();
    useEffect(onTakenOver, [onTakenOver]);
    return createElement(use(htmlOfServer ? readyInTime(i18n) : ready(i18n)), props);
  }

  // Drawn anew for other props alone, and reads no context: React would throw away HTML that it has not taken over yet.
  const Section = memo(function Section(all: P & { readonly fallback?: ReactNode }) {
    useEffect(() => whenIdle(wake), []);
    const language = useLanguage();
    const [takenOver, setTakenOver] = useState(false);
    const [htmlLanguage, setHtmlLanguage] = useState(language);
    // HTML in another language than the page's cannot be taken over: it makes way for the section drawn anew.
    if (!takenOver && language !== htmlLanguage) setHtmlLanguage(language);
    const retryHtml = useSyncExternalStore(
      onRetryChange,
      () => retry,
      () => null,
    );
    const content = useMemo(() => {
      const { fallback = null, ...props } = all;
      const forget = () => (loading = new WeakMap());
      return (
        <ErrorBoundary onReset={forget} FallbackComponent={SectionFailure}>
          <Suspense key={htmlLanguage} fallback={fallback}>
            <Loaded onTakenOver={() => setTakenOver(true)} props={props as unknown as P} />
          </Suspense>
        </ErrorBoundary>
      );
    }, [all, htmlLanguage]);
    return (
      <>
        {retryHtml && !takenOver && <SectionFailure resetErrorBoundary={retryHtml} />}
        {content}
      </>
    );
  });

  return { ready, Section };
}

function SectionFailure({ resetErrorBoundary }: { readonly resetErrorBoundary: () => void }) {
  const { t } = useTranslation('common');
  return <RetryNotice message={t('sectionFailed')} onRetry={resetErrorBoundary} />;
}

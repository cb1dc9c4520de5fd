/**
 * A section of a page whose code and texts load after the page. Its HTML is there from the start: `render` loads a page's sections
 * before it writes the page, and the browser hydrates that HTML once the section's code has loaded.
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
import { whenIdle } from './when-idle.ts';

/**
 * Sets the fields that React's `use` reads from a promise. With a settled promise `use` then returns at once, and server rendering
 * does not suspend.
 */
function tracked<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

const never = () => () => undefined;
/** True on the server and during hydration. */
const useHtmlOfServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export interface DeferredSection<P extends object> extends SectionModule {
  /** `fallback` holds the section's place if it has no server HTML. Pass the same element every time. */
  readonly Section: ComponentType<P & { readonly fallback?: ReactNode }>;
}

/**
 * @param options.namespace - of the section's own texts
 * @param options.furtherWords - texts that other sections use too, by namespace
 * @param options.load - loads the section's component, in its own chunk
 */
export function deferredSection<P extends object>(options: {
  readonly namespace: string;
  readonly words: WordsLoader;
  readonly furtherWords?: Readonly<Record<string, WordsLoader>>;
  readonly load: () => Promise<ComponentType<P>>;
}): DeferredSection<P> {
  const { namespace, words, furtherWords, load } = options;
  const namespaces = Object.entries({ [namespace]: words, ...furtherWords });
  // Keyed by the i18next store, because components receive copies of the instance that share one store.
  let loading = new WeakMap<I18n['store'], Promise<ComponentType<P>>>();
  /** Starts loading the code that hydrates server HTML. */
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  const waiting = new WeakMap<I18n['store'], Promise<ComponentType<P>>>();

  const ready = (i18n: I18n) => {
    const known = loading.get(i18n.store);
    if (known) return known;
    for (const each of namespaces) registerWords(...each);
    const promise = tracked(namespaces.reduce((loaded, [name]) => loadWithWords(loaded, i18n, name), load()));
    loading.set(i18n.store, promise);
    return promise;
  };

  /** Retries loading the code that hydrates server HTML; set only while it has failed. */
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

  /** Loads the component that hydrates server HTML. Never rejects: if the load fails, the HTML stays as it is. */
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

  // Renders again only when its props change, and reads no context. Otherwise React would discard HTML it has not hydrated yet.
  const Section = memo(function Section(all: P & { readonly fallback?: ReactNode }) {
    useEffect(() => whenIdle(wake), []);
    const language = useLanguage();
    const [takenOver, setTakenOver] = useState(false);
    const [htmlLanguage, setHtmlLanguage] = useState(language);
    // HTML in another language can't be hydrated, so the section is rendered in the browser instead.
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

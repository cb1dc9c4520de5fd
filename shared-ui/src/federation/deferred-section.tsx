/**
 * A section of a page whose code and words come after the page itself is in use. Its HTML is there from the start: `render` loads
 * the sections a page names before it writes the page, and the browser takes the HTML over once the section's code has come.
 */
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { loadWords, registerWords, type Language } from '@bracketwise/shared-ui/runtime';
import { RetryNotice } from '../feedback/RetryNotice.tsx';
import type { SectionModule, WordsLoader } from './page-contract.ts';

/** Puts React's own marks on a promise: `use` answers at once when it is settled, so nothing suspends while HTML is written. */
function tracked<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

export interface DeferredSection<P extends object> extends SectionModule {
  /** `fallback` keeps the section's place where there is no HTML of it yet. */
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
  let loading = new WeakMap<I18n, Promise<ComponentType<P>>>();

  const ready = (i18n: I18n) => {
    const known = loading.get(i18n);
    if (known) return known;
    registerWords(namespace, words);
    const promise = tracked(Promise.all([load(), loadWords(i18n, namespace, i18n.language as Language)]).then(([component]) => component));
    loading.set(i18n, promise);
    return promise;
  };

  function Loaded(props: P) {
    const { i18n } = useTranslation();
    const Component = use(ready(i18n));
    return <Component {...props} />;
  }

  function Section({ fallback = null, ...props }: P & { readonly fallback?: ReactNode }) {
    const { t } = useTranslation('common');
    return (
      <ErrorBoundary
        onReset={() => {
          loading = new WeakMap();
        }}
        fallbackRender={({ resetErrorBoundary }) => <RetryNotice message={t('sectionFailed')} onRetry={resetErrorBoundary} />}
      >
        <Suspense fallback={fallback}>
          <Loaded {...(props as unknown as P)} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return { ready, Section };
}

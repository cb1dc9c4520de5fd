import type { i18n as I18n } from 'i18next';
import { PAGE_CONTRACT, wordsOf, type ExposedPage, type PageModule } from '@bracketwise/shared-ui/federation/page-contract';
import { loadWords, registerWords, type Language } from '@bracketwise/shared-ui/runtime';
import type { SitePage } from '@bracketwise/shared-ui/site-map';

/** Fetches an exposed page; `retry` says that an earlier attempt failed. */
export type FetchPage = (page: SitePage, attempt: { retry: boolean }) => Promise<ExposedPage | null>;

export type PageState =
  | { readonly status: 'absent' | 'loading' }
  | { readonly status: 'ready'; readonly page: PageModule }
  | { readonly status: 'failed'; readonly error: Error };

const ABSENT: PageState = { status: 'absent' };

/** The pages in memory, with their words in the language in use. Components read it with `useSyncExternalStore`. */
export interface PageLoader {
  readonly stateOf: (page: SitePage) => PageState;
  /**
   * Loads a page unless it is there or on its way; after a failure it tries again. Never rejects.
   * @param how.sectionsLater - where their HTML is there already. Otherwise they come with the page, so that it has its final
   *   height when a link leads to one of them. A section that cannot be had says so itself.
   */
  readonly load: (page: SitePage, how?: { readonly sectionsLater?: boolean }) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @throws Error when the module is no page, or one of another contract than this shell's. */
function checked(page: SitePage, module: ExposedPage | null): PageModule {
  if (!module) throw new Error(`${page.remote} exposes no ${page.expose}`);
  const { contract } = module.default;
  if (contract !== PAGE_CONTRACT) throw new Error(`${page.remote} speaks contract ${contract}, this shell ${PAGE_CONTRACT}`);
  return module.default;
}

/** @param onFailure - is told of each page that could not be loaded */
export function createPageLoader(words: I18n, fetchPage: FetchPage, onFailure?: (page: SitePage) => void): PageLoader {
  const states = new Map<string, PageState>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const set = (page: SitePage, state: PageState) => {
    states.set(page.id, state);
    for (const listener of listeners) listener();
  };
  const stateOf = (page: SitePage) => states.get(page.id) ?? ABSENT;

  async function attempt(page: SitePage, sectionsLater: boolean): Promise<void> {
    const retry = stateOf(page).status === 'failed';
    // Twice on a retry: where the HTML asked for a script in advance and that failed, the browser answers the next request for it
    // from that failure.
    const load = <T>(step: () => Promise<T>): Promise<T> => (retry ? step().catch(() => step()) : step());
    set(page, { status: 'loading' });
    try {
      const module = checked(page, await load(() => fetchPage(page, { retry })));
      const namespaces = wordsOf(module);
      for (const [namespace, loader] of namespaces) registerWords(namespace, loader);
      await load(() => Promise.all(namespaces.map(([namespace]) => loadWords(words, namespace, words.language as Language))));
      if (!sectionsLater) await Promise.allSettled(module.sections?.map((section) => section.ready(words)) ?? []);
      set(page, { status: 'ready', page: module });
    } catch (error) {
      set(page, { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      onFailure?.(page);
    } finally {
      running.delete(page.id);
    }
  }

  return {
    stateOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (page, { sectionsLater = false } = {}) => {
      if (stateOf(page).status === 'ready') return Promise.resolve();
      const promise = running.get(page.id) ?? attempt(page, sectionsLater);
      if (stateOf(page).status === 'loading') running.set(page.id, promise);
      return promise;
    },
  };
}

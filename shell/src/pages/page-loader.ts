import { PAGE_CONTRACT } from '@bracketwise/contract/page-contract';
import type { i18n as I18n } from 'i18next';
import { loadWordsInUse } from '@bracketwise/shared-ui/federation/load-with-words';
import { wordsOf, type ExposedPage, type PageModule } from '@bracketwise/shared-ui/federation/page-contract';
import { registerWords, type SitePage } from '@bracketwise/shared-ui/runtime';

/** Fetches an exposed page. `retry` is true after a failed attempt. */
export type FetchPage = (page: SitePage, attempt: { retry: boolean }) => Promise<ExposedPage | null>;

export type PageState =
  | { readonly status: 'absent' | 'loading' }
  | { readonly status: 'ready'; readonly page: PageModule }
  | { readonly status: 'failed'; readonly error: Error };

const ABSENT: PageState = { status: 'absent' };

/** The loaded pages, with their texts in the current language. Components read it with `useSyncExternalStore`. */
export interface PageLoader {
  readonly stateOf: (page: SitePage) => PageState;
  /**
   * Loads a page unless it is loaded or loading. After a failure it tries again. Never rejects.
   * @param how.followed - whether the visitor follows a link to it
   * @param how.deferSections - for sections whose HTML is already there. Otherwise they load with the page, so that it has its final
   * height when a link targets one of them. A section that fails reports it itself.
   */
  readonly load: (page: SitePage, how?: { readonly followed?: boolean; readonly deferSections?: boolean }) => Promise<void>;
  /** Resolves when a page is ready, whichever attempt succeeds. Always the same promise, for React's `use`. */
  readonly whenReady: (page: SitePage) => Promise<PageModule>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface PageLoaderOptions {
  /** Called when the visitor follows a link to a page that is not loaded. */
  readonly onFollowed?: (page: SitePage) => void;
  /** Called for each page that fails to load. */
  readonly onFailure?: (page: SitePage) => void;
  /** Milliseconds after which an attempt counts as failed. Without it, attempts never time out. */
  readonly deadlineMs?: number;
}

/** @throws Error if the module is not a page, or is one of another contract version */
function checked(page: SitePage, module: ExposedPage | null): PageModule {
  if (!module) throw new Error(`${page.remote} exposes no ${page.expose}`);
  const { contract } = module.default;
  if (contract !== PAGE_CONTRACT) throw new Error(`${page.remote} has contract ${contract}, the shell ${PAGE_CONTRACT}`);
  return module.default;
}

/** A promise that resolves after a delay, and a function that cancels it. */
function timer(ms: number | undefined): { readonly over: Promise<void>; readonly stop: () => void } {
  if (ms === undefined) return { over: new Promise(() => {}), stop: () => {} };
  let handle: ReturnType<typeof setTimeout>;
  const over = new Promise<void>((resolve) => (handle = setTimeout(resolve, ms)));
  return { over, stop: () => clearTimeout(handle) };
}

export function createPageLoader(
  words: I18n,
  fetchPage: FetchPage,
  { onFollowed, onFailure, deadlineMs }: PageLoaderOptions = {},
): PageLoader {
  const states = new Map<string, PageState>();
  const running = new Map<string, Promise<void>>();
  const awaited = new Map<string, { readonly promise: Promise<PageModule>; readonly resolve: (module: PageModule) => void }>();
  const listeners = new Set<() => void>();

  const set = (page: SitePage, state: PageState) => {
    states.set(page.id, state);
    for (const listener of listeners) listener();
  };
  const stateOf = (page: SitePage) => states.get(page.id) ?? ABSENT;
  const isReady = (page: SitePage) => stateOf(page).status === 'ready';
  const waitingFor = (page: SitePage) => {
    const known = awaited.get(page.id);
    if (known) return known;
    let done: (module: PageModule) => void = () => {};
    const promise = new Promise<PageModule>((resolve) => (done = resolve));
    // Sets the fields that React's `use` reads, so that it returns at once and server rendering does not suspend.
    const resolve = (value: PageModule) => done(Object.assign(promise, { status: 'fulfilled', value }).value);
    const waiting = { promise, resolve };
    awaited.set(page.id, waiting);
    return waiting;
  };

  /** Loads a page and its texts. */
  async function bring(page: SitePage, retry: boolean): Promise<PageModule> {
    // A retry tries each step twice: if a preload hint for a script failed, browsers answer the next request for it
    // from that failure.
    const load = <T>(step: () => Promise<T>): Promise<T> => (retry ? step().catch(() => step()) : step());
    const module = checked(page, await load(() => fetchPage(page, { retry })));
    const namespaces = wordsOf(module);
    for (const [namespace, loader] of namespaces) registerWords(namespace, loader);
    await load(() => Promise.all(namespaces.map(([namespace]) => loadWordsInUse(words, namespace))));
    return module;
  }

  async function attempt(page: SitePage, deferSections: boolean): Promise<void> {
    const retry = stateOf(page).status === 'failed';
    const deadline = timer(deadlineMs);
    set(page, { status: 'loading' });
    // A page that arrives after the deadline is still shown; on a slow connection nothing else is wrong.
    let arrived = false;
    const shown = bring(page, retry).then(async (module) => {
      arrived = true;
      if (!deferSections) {
        const sections = Promise.allSettled(module.sections?.map((section) => section.ready(words)) ?? []);
        await Promise.race([sections, deadline.over]);
      }
      if (isReady(page)) return;
      waitingFor(page).resolve(module);
      set(page, { status: 'ready', page: module });
    });
    const tooLate = deadline.over.then(() => {
      if (!arrived) throw new Error(`${page.remote} did not answer within ${(deadlineMs ?? 0) / 1000} seconds`);
      return shown;
    });
    try {
      await Promise.race([shown, tooLate]);
    } catch (error) {
      if (isReady(page)) return;
      set(page, { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      onFailure?.(page);
    } finally {
      deadline.stop();
      running.delete(page.id);
    }
  }

  return {
    stateOf,
    whenReady: (page) => waitingFor(page).promise,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (page, { followed = false, deferSections = false } = {}) => {
      if (isReady(page)) return Promise.resolve();
      if (followed) onFollowed?.(page);
      const promise = running.get(page.id) ?? attempt(page, deferSections);
      if (stateOf(page).status === 'loading') running.set(page.id, promise);
      return promise;
    },
  };
}

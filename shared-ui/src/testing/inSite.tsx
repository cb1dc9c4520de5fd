/** For tests: renders components with the site's providers and texts, and replaces the API. */
import {
  SiteConfigContext,
  createStore,
  createWords,
  languageSlice,
  loadWords,
  registerWords,
  switchLanguage,
  type Language,
} from '@bracketwise/shared-ui/runtime';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { WordsLoader } from '../federation/page-contract.ts';
import type { RuntimeConfig } from '../federation/runtime-config.ts';
import { commonWords } from '../words/common-words.ts';

// Allows for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** An installation without settings. */
export const UNCONFIGURED: RuntimeConfig = {
  siteUrl: 'https://bracketwise.example',
  remotes: {},
  contactEmail: '',
  analyticsTagId: '',
  offline: false,
};

export interface Surroundings {
  readonly language?: Language;
  /** Overrides for the installation's settings. */
  readonly config?: Partial<RuntimeConfig>;
  /** Where the visitor is; `/` unless given. */
  readonly path?: string;
  /** Loaders of namespaces in addition to `common`. */
  readonly words?: Readonly<Record<string, WordsLoader>>;
}

/** The store, texts and router around the component under test. */
export async function createSite({ language = 'en', config, path = '/', words: loaders = {} }: Surroundings = {}) {
  const store = createStore({ language, theme: 'system' }, { apiOrigin: '' });
  const words = createWords(language);
  for (const [namespace, loader] of Object.entries({ common: commonWords, ...loaders })) {
    registerWords(namespace, loader);
    await loadWords(words, namespace, language);
  }
  // A stable object, because a new one on every render would notify every consumer.
  const siteConfig = { ...UNCONFIGURED, ...config };
  const Site = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <I18nextProvider i18n={words}>
        <SiteConfigContext value={siteConfig}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </SiteConfigContext>
      </I18nextProvider>
    </Provider>
  );
  const changeLanguage = (next: Language) =>
    act(async () => {
      await switchLanguage(words, next);
      store.dispatch(languageSlice.actions.languageShown(next));
    });
  return { store, words, Site, changeLanguage };
}

export async function renderInSite(children: ReactNode, surroundings?: Surroundings) {
  const site = await createSite(surroundings);
  // Awaited, because components that load on demand suspend.
  const view = await act(async () => render(<site.Site>{children}</site.Site>));
  return { ...site, ...view };
}

/** What the API sends, or `undefined` for a server that never responds. */
export type ServedResponse =
  | { readonly status?: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | undefined;
export type ServedResponses = Readonly<Record<string, (body: unknown) => ServedResponse | Promise<ServedResponse>>>;

/**
 * Replaces `fetch`.
 * @param responses - by method and path: `POST /api/calculate-tax`
 * @returns the requests made so far
 */
export function serveResponses(responses: ServedResponses) {
  const requests: { readonly to: string; readonly body: unknown }[] = [];
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const to = `${method} ${address as string}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    requests.push({ to, body: sent });
    const response = await responses[to]?.(sent);
    if (!response) throw new TypeError('Failed to fetch');
    const { status = 200, body: served, headers = {} } = response;
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: { get: (name: string) => headers[name] ?? null },
      json: async () => served,
      text: async () => (typeof served === 'string' ? served : JSON.stringify(served)),
    } as Response;
  };
  return requests;
}

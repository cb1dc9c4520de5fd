/** For tests: what surrounds every part of the site, with its words in memory and an API that answers as the test says. */
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

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

const UNCONFIGURED: RuntimeConfig = { siteUrl: 'https://bracketwise.example', remotes: {}, contactEmail: '', analyticsTagId: '' };

export interface Surroundings {
  readonly language?: Language;
  /** What the installation decides otherwise. */
  readonly config?: Partial<RuntimeConfig>;
  /** Loaders of further namespaces beside `common`. */
  readonly words?: Readonly<Record<string, WordsLoader>>;
}

/** Store, words and router around what a test looks at. */
export async function createSite({ language = 'en', config, words: loaders = {} }: Surroundings = {}) {
  const store = createStore({ language, theme: 'system' }, { apiOrigin: '' });
  const words = createWords(language);
  for (const [namespace, loader] of Object.entries({ common: commonWords, ...loaders })) {
    registerWords(namespace, loader);
    await loadWords(words, namespace, language);
  }
  // One object: another one with every rendering would be a change to all who read it.
  const siteConfig = { ...UNCONFIGURED, ...config };
  const Site = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <I18nextProvider i18n={words}>
        <SiteConfigContext value={siteConfig}>
          <MemoryRouter>{children}</MemoryRouter>
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
  // Awaited: parts of the page that are loaded when they are shown suspend.
  const view = await act(async () => render(<site.Site>{children}</site.Site>));
  return { ...site, ...view };
}

/** Status and body of an answer, or `undefined` for a server that does not answer. */
export type Answer = { readonly status?: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> } | undefined;
export type Answers = Readonly<Record<string, (body: unknown) => Answer | Promise<Answer>>>;

/**
 * Replaces `fetch`.
 * @param answers - by method and path: `POST /api/calculate-tax`
 * @returns the requests made so far
 */
export function answerRequests(answers: Answers) {
  const requests: { readonly to: string; readonly body: unknown }[] = [];
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const to = `${method} ${address as string}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    requests.push({ to, body: sent });
    const answer = await answers[to]?.(sent);
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body: answered, headers = {} } = answer;
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: { get: (name: string) => headers[name] ?? null },
      json: async () => answered,
      text: async () => (typeof answered === 'string' ? answered : JSON.stringify(answered)),
    } as Response;
  };
  return requests;
}

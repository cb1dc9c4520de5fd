/**
 * Renders a remote's pages without the shell, with only links to its pages and to their languages. Included only in a remote's
 * development build.
 */
import {
  createStore,
  createWords,
  everyPage,
  isLanguage,
  LANGUAGES,
  loadWords,
  nameOf,
  pageAt,
  registerWords,
  SiteConfigContext,
  type Language,
} from '@bracketwise/shared-ui/runtime';
import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { commonWords } from '../words/common-words.ts';
import { wordsOf, type ExposedPage } from '../federation/page-contract.ts';
import { subjectKeys } from '../words/subject-keys.ts';

type Exposes = Readonly<Record<string, () => Promise<ExposedPage>>>;

/** The language comes from `?lang=`; changing it reloads the document. */
function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  return isLanguage(asked) ? asked : 'en';
}

/** Renders a remote's pages at the paths the site map gives them. */
export function showAlone(remote: string, exposes: Exposes): void {
  const language = chosenLanguage();
  const words = createWords(language);
  const store = createStore({ language, theme: 'system' }, { apiOrigin: '' });
  const pages = everyPage.filter((page) => page.remote === remote);
  const config = { siteUrl: location.origin, remotes: {}, contactEmail: '', analyticsTagId: '', offline: false };

  const loading = new Map<string, Promise<ExposedPage>>();
  const load = async (expose: string): Promise<ExposedPage> => {
    const exposed = await exposes[expose]?.();
    if (!exposed) throw new Error(`${remote} exposes no ${expose}`);
    const namespaces = [['common', commonWords] as const, ...wordsOf(exposed.default)];
    for (const [namespace, loader] of namespaces) registerWords(namespace, loader);
    await Promise.all(namespaces.map(([namespace]) => loadWords(words, namespace, language)));
    return exposed;
  };
  const loaded = (expose: string): Promise<ExposedPage> => {
    const promise = loading.get(expose) ?? load(expose);
    loading.set(expose, promise);
    return promise;
  };

  function StandalonePage({ expose }: { readonly expose: string }) {
    const { Page } = use(loaded(expose)).default;
    return <Page />;
  }

  function Frame() {
    const { pathname } = useLocation();
    const asked = pageAt(pathname);
    const page = asked?.remote === remote ? asked : pages[0];
    return (
      <>
        <nav>
          {pages.map((each) => (
            <p key={each.id}>
              <Link to={{ pathname: each.path, search: `?lang=${language}` }}>
                {nameOf(each, language, (subject) => words.t(subjectKeys(subject)))}
              </Link>
            </p>
          ))}
          {LANGUAGES.map((each) => (
            <a key={each} href={`?lang=${each}`} lang={each}>
              {`${each} `}
            </a>
          ))}
        </nav>
        <main>
          <Suspense>{page && <StandalonePage expose={page.expose} />}</Suspense>
        </main>
      </>
    );
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  document.documentElement.lang = language;
  // The links' names need them.
  registerWords('common', commonWords);
  void loadWords(words, 'common', language).then(() =>
    createRoot(root).render(
      <Provider store={store}>
        <I18nextProvider i18n={words}>
          <SiteConfigContext value={config}>
            <GlobalStyle />
            <BrowserRouter>
              <Frame />
            </BrowserRouter>
          </SiteConfigContext>
        </I18nextProvider>
      </Provider>,
    ),
  );
}

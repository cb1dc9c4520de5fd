/** The app in the browser: hydrates the HTML that `render` wrote, or renders the page if there is none (development). */
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router';
import { readRuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import {
  createStore,
  createWords,
  DEFAULT_LANGUAGE,
  isLanguage,
  isTheme,
  loadResponseCache,
  loadWords,
  pageAt,
  restoreResponses,
  takeInputsFromAddress,
  type CachedResponse,
  type SitePage,
} from '@bracketwise/shared-ui/runtime';
import { App } from './App.tsx';
import { RESPONSES_ID, ROOT_ID, WORDS_ID } from './document-contract.ts';
import { reportFailure, reportUncaughtErrors } from './failures/report-failure.ts';
import { installReleasedScripts } from './federation/released-scripts.ts';
import { createReleases } from './federation/releases.ts';
import { remotePages } from './federation/remote-pages.ts';
import { nextTask } from './next-task.ts';
import { fromColumns } from './pages/columns.ts';
import { afterFirstPage, markFirstPageReady } from './pages/first-page.ts';
import { loadNotFound } from './pages/NotFound.tsx';
import { createPageLoader } from './pages/page-loader.ts';
import { PageRouter } from './pages/PageRouter.tsx';
import { ServedPageContext, readServedPage, removeServedMetadata } from './pages/served-page.ts';
import { Routes } from './routes.tsx';
import { SHELL_NAMESPACES, registerShellWords } from './shell-words.ts';

/** Wraps the page instead of being a sibling, because siblings would change the ids of `useId` and break hydration. */
function OnMount({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/** Hides a shared link's inputs from the router and from analytics; only the form sees them. */
function keepInputsOutOfAddress() {
  takeInputsFromAddress();
  window.addEventListener('popstate', takeInputsFromAddress);
}

/** The location that the HTML was served for, if Back or Forward has left it before the scripts ran. */
function locationBefore(now: Location): Location {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return now;
  const { pathname, search } = new URL(navigation.name);
  return pathname === now.pathname && search === now.search ? now : { ...now, pathname, search, hash: '' };
}

/** The contents of a JSON data block of the HTML; undefined in development, which has none. */
function dataIn(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

export async function start(): Promise<void> {
  reportUncaughtErrors();
  installReleasedScripts();
  // Only entries that a router has marked share a document, so that Back and Forward can move between them without a load.
  const isMarked = window.history.state !== null;
  keepInputsOutOfAddress();
  // Back and Forward may change the URL from here on, but the HTML belongs to this one.
  const history = createBrowserHistory({ v5Compat: true });
  const served = isMarked ? locationBefore(history.location) : history.location;
  await nextTask();
  const { lang, dataset } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const theme = isTheme(dataset.theme) ? dataset.theme : 'system';
  const config = readRuntimeConfig();
  const store = createStore({ language, theme }, { apiOrigin: '' });
  const words = createWords(language);
  // The state and the responses that the HTML was rendered from.
  const servedState = store.getState();
  const responses = (dataIn(RESPONSES_ID) ?? []) as CachedResponse[];
  restoreResponses(
    store,
    responses.map((response) => ({ ...response, data: fromColumns(response.data) })),
  );
  for (const [namespace, texts] of Object.entries(dataIn(WORDS_ID) ?? {})) words.addResourceBundle(language, namespace, fromColumns(texts));
  const { widgetOf } = config;
  const page = pageAt(widgetOf ?? served.pathname);
  let preload: (page: SitePage) => void = () => {};
  const releases = createReleases(words);
  const loader = createPageLoader(words, remotePages(config, releases), {
    onFollowed: (next) => preload(next),
    onFailure: ({ remote }) => reportFailure(remote, 'load'),
    deadlineMs: REMOTE_DEADLINE_MS,
  });

  // Starts loading at once. The shell waits only for its own texts, because the page's code may be slow or fail.
  registerShellWords();
  const pageLoaded = page && loader.load(page, { deferSections: true });
  const [notFound, widget] = await Promise.all([
    page ? undefined : loadNotFound(words).catch(() => undefined),
    widgetOf ? import(/* webpackChunkName: "widget" */ './widget/WidgetLayout.tsx') : undefined,
    ...SHELL_NAMESPACES.map((namespace) => loadWords(words, namespace, language)),
  ]);

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}`);
  const withHtml = (page ?? notFound) !== undefined && root.hasChildNodes() && !root.querySelector('[data-outline]');
  const servedPage = page && withHtml ? readServedPage(page) : null;
  let mounted = () => {};
  const inPlace = new Promise<void>((resolve) => (mounted = resolve));
  const app = (
    <ServedPageContext value={servedPage}>
      <App config={config} store={store} servedState={servedState} words={words} loader={loader}>
        <OnMount run={mounted}>
          <PageRouter history={history} served={served}>
            <Routes Frame={widget?.WidgetLayout} />
          </PageRouter>
        </OnMount>
      </App>
    </ServedPageContext>
  );
  if (withHtml) {
    // A transition hydrates in slices, so the browser can scroll and handle input in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    removeServedMetadata();
    createRoot(root).render(app);
  }

  await inPlace;
  await pageLoaded;
  // React can't hydrate the page if the language changes first.
  if (page && loader.stateOf(page).status === 'ready') await servedPage?.settled;
  markFirstPageReady();
  // A widget stores nothing and requests nothing from the API.
  if (widget) return;
  await afterFirstPage();
  // If it fails, the first question loads it again.
  loadResponseCache().catch(() => undefined);
  await import(/* webpackChunkName: "after-first-page" */ './after-first-page.ts')
    .then(({ reconcilePreferences, pagePreloading }) => {
      if (process.env.NODE_ENV === 'production') preload = pagePreloading(words, releases);
      return reconcilePreferences({ store, words, shown: { language, theme } });
    })
    .catch(console.warn);
}

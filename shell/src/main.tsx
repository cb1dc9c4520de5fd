/** Starts the app in the browser: hydrates the HTML that `render` wrote, or renders the page if there is none (development). */
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { readRuntimeConfig } from '@bracketwise/shared-ui/federation/runtime-config';
import {
  DEFAULT_LANGUAGE,
  createStore,
  createWords,
  isLanguage,
  isTheme,
  loadWords,
  restoreAnswers,
  takeInputsFromAddress,
  type CachedAnswer,
} from '@bracketwise/shared-ui/runtime';
import { pageAt } from '@bracketwise/shared-ui/site-map/every-page';
import { App } from './App.tsx';
import { ANSWERS_ID, IN_USE, ROOT_ID } from './document-contract.ts';
import { reportFailure, reportUncaughtErrors } from './failures/report-failure.ts';
import { remotePages } from './federation/remote-pages.ts';
import { loadNotFound } from './pages/NotFound.tsx';
import { createPageLoader } from './pages/page-loader.ts';
import { PageRouter } from './pages/PageRouter.tsx';
import { ServedPageContext, readServedPage, removeServedMetadata } from './pages/served-page.ts';
import { reconcilePreferences } from './preferences/reconcile.ts';
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

/** Lets the browser paint and handle input first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  reportUncaughtErrors();
  keepInputsOutOfAddress();
  // Back and Forward may change the URL from here on, but the HTML belongs to this one.
  const history = createBrowserHistory({ v5Compat: true });
  const served = history.location;
  await nextTask();
  const { lang, dataset } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const theme = isTheme(dataset.theme) ? dataset.theme : 'system';
  const config = readRuntimeConfig();
  const store = createStore({ language, theme }, { apiOrigin: '' });
  const words = createWords(language);
  // The state the HTML was rendered from. The responses are added when the page's code has loaded, because it defines their endpoints.
  const servedState = { ...store.getState() };
  const takeAnswers = () => {
    const answers = document.getElementById(ANSWERS_ID)?.textContent;
    if (!answers) return;
    restoreAnswers(store, JSON.parse(answers) as CachedAnswer[]);
    servedState.api = store.getState().api;
  };
  const page = pageAt(served.pathname);
  const fetchPage = remotePages(config);
  let answersTaken = false;
  const loader = createPageLoader(
    words,
    async (wanted, attempt) => {
      const module = await fetchPage(wanted, attempt);
      if (wanted === page && !answersTaken) {
        answersTaken = true;
        takeAnswers();
      }
      return module;
    },
    { onFailure: ({ remote }) => reportFailure(remote, 'load'), deadlineMs: REMOTE_DEADLINE_MS },
  );

  // Starts loading at once. The shell waits only for its own texts, because the page's code may be slow or fail.
  registerShellWords();
  const pageLoaded = page && loader.load(page, { sectionsLater: true });
  const [notFound] = await Promise.all([
    page ? undefined : loadNotFound(words).catch(() => undefined),
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
            <Routes />
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
  document.documentElement.dataset[IN_USE] = '';
  await reconcilePreferences({ store, words, shown: { language, theme } });
}

void start();

/** The browser's start: take over the HTML that `render` wrote, or draw the page where there is none (development). */
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
import { pageAt } from '@bracketwise/shared-ui/site-map';
import { App } from './App.tsx';
import { ANSWERS_ID, ROOT_ID } from './document-contract.ts';
import { reportFailure, reportUncaughtErrors } from './failures/report-failure.ts';
import { remotePages } from './federation/remote-pages.ts';
import { loadNotFound } from './pages/NotFound.tsx';
import { createPageLoader } from './pages/page-loader.ts';
import { PageRouter } from './pages/PageRouter.tsx';
import { reconcilePreferences } from './preferences/reconcile.ts';
import { Routes } from './routes.tsx';
import { SHELL_NAMESPACES, registerShellWords } from './shell-words.ts';

/** What `render` wrote into the head of the page. React adopts it where it takes the page over, and there alone. */
const PAGE_METADATA =
  'title, meta[property], meta[name]:not([name=viewport], [name=color-scheme], [name=theme-color]), link:is([rel=canonical], [rel=alternate])';

/** Around the page, not beside it: `useId` counts siblings, and the HTML was written without one. */
function OnMount({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/** Nobody but the form is to see what a shared link says: neither the router nor a service that is told of page views. */
function keepInputsOutOfAddress() {
  takeInputsFromAddress();
  window.addEventListener('popstate', takeInputsFromAddress);
}

/** Lets the browser draw and take input before more is done. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  reportUncaughtErrors();
  keepInputsOutOfAddress();
  // From here on the address may change, by back and forward; the HTML is that of this one.
  const history = createBrowserHistory({ v5Compat: true });
  const served = history.location;
  await nextTask();
  const { lang, dataset } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const theme = isTheme(dataset.theme) ? dataset.theme : 'system';
  const config = readRuntimeConfig();
  const store = createStore({ language, theme }, { apiOrigin: '' });
  const words = createWords(language);
  const loader = createPageLoader(words, remotePages(config), ({ remote }) => reportFailure(remote, 'load'));
  const page = pageAt(served.pathname);

  // Everything the page needs before it is taken over, asked for at once.
  registerShellWords();
  const [notFound] = await Promise.all([
    page ? undefined : loadNotFound(words).catch(() => undefined),
    ...SHELL_NAMESPACES.map((namespace) => loadWords(words, namespace, language)),
    page && loader.load(page, { sectionsLater: true }),
  ]);

  const inMemory = page ? loader.stateOf(page).status === 'ready' : notFound !== undefined;
  const answers = document.getElementById(ANSWERS_ID)?.textContent;
  if (inMemory && answers) restoreAnswers(store, JSON.parse(answers) as CachedAnswer[]);

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}`);
  let mounted = () => {};
  const inPlace = new Promise<void>((resolve) => (mounted = resolve));
  const app = (
    <App config={config} store={store} servedState={store.getState()} words={words} loader={loader}>
      <OnMount run={mounted}>
        <PageRouter history={history} served={served}>
          <Routes />
        </PageRouter>
      </OnMount>
    </App>
  );
  // HTML without its page's code, or code without its page's HTML: the shell then draws itself, and the page or what failed.
  if (root.hasChildNodes() && inMemory && !root.querySelector('[data-outline]')) {
    // As a transition it is done in slices, between which the browser can scroll and take input.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    for (const element of document.head.querySelectorAll(PAGE_METADATA)) element.remove();
    createRoot(root).render(app);
  }

  // Not before: React would take over the HTML as if it stood in the other language or theme.
  await inPlace;
  await reconcilePreferences({ store, words, shown: { language, theme } });
}

void start();

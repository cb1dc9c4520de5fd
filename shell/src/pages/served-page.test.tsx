import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { StaticRouter, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { definePage, type ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import { createStore, createWords, loadWords, pageOf } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { Providers } from '../App.tsx';
import { ROOT_ID } from '../document-contract.ts';
import { Routes } from '../routes.tsx';
import { registerShellWords, SHELL_NAMESPACES } from '../shell-words.ts';
import { createPageLoader, type FetchPage } from './page-loader.ts';
import { MetadataPlaced } from './PageMetadata.tsx';
import { PageRouter } from './PageRouter.tsx';
import { readServedPage, ServedPageContext } from './served-page.ts';

const home = pageOf('home');
const config = { siteUrl: 'https://bracketwise.example', remotes: {}, contactEmail: '', analyticsTagId: '', offline: false };

/** A page may contain the same form several times. */
function Form() {
  const [state, setState] = useState('');
  const [income, setIncome] = useState('0');
  const [sure, setSure] = useState(false);
  return (
    <form>
      <select name="state" value={state} onChange={({ target }) => setState(target.value)}>
        <option value="">{'Choose'}</option>
        <option value="CA">{'California'}</option>
      </select>
      <input name="income" value={income} onChange={({ target }) => setIncome(target.value)} />
      <input name="sure" type="checkbox" checked={sure} onChange={({ target }) => setSure(target.checked)} />
      <output>{`${state} ${income} ${sure}`}</output>
    </form>
  );
}

/** A page with controls, which work once it has hydrated. */
function Page() {
  const { t } = useTranslation('home');
  const [pressed, setPressed] = useState(0);
  return (
    <section>
      <h1>{t('title')}</h1>
      <input aria-label="amount" />
      <Form />
      <Form />
      <button onClick={() => setPressed(pressed + 1)}>{`pressed ${pressed}`}</button>
    </section>
  );
}
const page: ExposedPage = {
  default: definePage({
    namespace: 'home',
    words: async (language) => ({
      default: { title: `The calculator in ${language}`, meta: { title: `Title in ${language}`, description: '', keywords: '' } },
    }),
    Page,
  }),
};

async function surroundings(fetchPage: FetchPage) {
  const store = createStore({ language: 'en', theme: 'system' }, { apiOrigin: '' });
  const words = createWords('en');
  registerShellWords();
  await Promise.all(SHELL_NAMESPACES.map((namespace) => loadWords(words, namespace, 'en')));
  const loader = createPageLoader(words, fetchPage, { deadlineMs: 8_000 });
  return { config, store, words, loader };
}

/** The home page as `render` writes it. Its code loads, or fails to load, when the test says so. */
async function openServedHome() {
  const onServer = await surroundings(async () => page);
  await onServer.loader.load(home);
  const container = document.createElement('div');
  container.id = ROOT_ID;
  container.innerHTML = renderToString(
    <MetadataPlaced value={false}>
      <Providers {...onServer}>
        <StaticRouter location={home.path}>
          <Routes />
        </StaticRouter>
      </Providers>
    </MetadataPlaced>,
  );
  document.head.innerHTML = '<title>Title in en</title><link rel="canonical" href="https://bracketwise.example/">';
  document.documentElement.lang = 'en';
  document.body.append(container);
  const html = screen.getByRole('heading', { level: 1 });

  const attempts: { come: () => void; fail: () => void }[] = [];
  const inBrowser = await surroundings(
    () => new Promise((come, fail) => attempts.push({ come: () => come(page), fail: () => fail(new Error('the remote hangs')) })),
  );
  void inBrowser.loader.load(home, { deferSections: true });
  const errors: unknown[] = [];
  window.history.replaceState(null, '', home.path);
  const history = createBrowserHistory({ v5Compat: true });
  await act(async () =>
    render(
      <ServedPageContext value={readServedPage(home)}>
        <Providers {...inBrowser} servedState={inBrowser.store.getState()}>
          <PageRouter history={history} served={history.location}>
            <Routes />
          </PageRouter>
        </Providers>
      </ServedPageContext>,
      { container, hydrate: true, onRecoverableError: (error) => errors.push(error) },
    ),
  );
  return {
    html,
    errors,
    come: () => act(async () => attempts.at(-1)?.come()),
    fail: () => act(async () => attempts.at(-1)?.fail()),
    goTo: (path: string) => act(async () => history.push(path)),
  };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const notice = () => within(screen.getByRole('main')).queryByRole('alert');
const button = () => screen.getByRole('button', { name: /^pressed/ });

async function expectPageInUse() {
  await userEvent.click(button());
  expect(button()).toHaveTextContent('pressed 1');
  expect(document.head.querySelectorAll('title, link[rel=canonical]')).toHaveLength(2);
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => undefined;
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test("while the page's code hangs, the shell works and the page is readable; once the code has loaded, the page hydrates", async () => {
  const { html, come, errors } = await openServedHome();
  expect(heading()).toBe(html);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.type(screen.getByRole('textbox', { name: 'amount' }), '75000');
  await come();
  expect(heading()).toBe(html);
  expect(screen.getByRole('textbox', { name: 'amount' })).toHaveValue('75000');
  await expectPageInUse();
  expect(errors).toEqual([]);
});

test('a page whose code failed to load stays readable, says so, and hydrates after a retry', async () => {
  const { html, fail, come, errors } = await openServedHome();
  await fail();
  expect(heading()).toBe(html);
  expect(notice()).toHaveTextContent('You can read this page, but its interactive parts didn’t load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(heading()).toBe(html);
  expect(screen.getByText('Loading the page…')).toBeInTheDocument();
  await come();
  expect(heading()).toBe(html);
  expect(notice()).not.toBeInTheDocument();
  await expectPageInUse();
  expect(errors).toEqual([]);
});

test('a page appears in the language chosen before its code loaded, and is readable until then', async () => {
  const { html, come } = await openServedHome();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
  expect(await screen.findByRole('navigation', { name: 'Navigation principale' })).toBeInTheDocument();
  expect(heading()).toBe(html);
  expect(html.closest('[lang]')).toHaveAttribute('lang', 'en');
  await come();
  expect(heading()).toHaveTextContent('The calculator in fr');
  expect(document.title).toBe('Title in fr');
  await expectPageInUse();
});

describe('input typed into the HTML of a page that is rendered again', () => {
  const control = (name: string) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)!;
  const drafts = () => [...document.querySelectorAll('main form output')].map(({ textContent }) => textContent);
  const choose = async (language: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Language|Langue/ }), language);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));
  };
  const enter = async () => {
    await userEvent.selectOptions(control('state'), 'CA');
    await userEvent.clear(control('income'));
    await userEvent.type(control('income'), '75,000');
    await userEvent.click(control('sure'));
  };

  test('is copied to its form', async () => {
    const { come } = await openServedHome();
    await choose('fr');
    await choose('en');
    await enter();
    await come();
    expect(drafts()).toEqual(['CA 75,000 true', ' 0 false']);
    expect(control('state')).toHaveValue('CA');
    await expectPageInUse();
  });

  test('is not copied from text fields if the language changed, because the same text could be another amount', async () => {
    const { come } = await openServedHome();
    await choose('fr');
    await enter();
    await come();
    expect(drafts()).toEqual(['CA 0 true', ' 0 false']);
  });

  test('is nothing if the visitor typed nothing', async () => {
    const { come } = await openServedHome();
    await choose('fr');
    await come();
    expect(drafts()).toEqual([' 0 false', ' 0 false']);
  });
});

test('a link to a section of the page leaves its HTML in place', async () => {
  const { html, goTo, come } = await openServedHome();
  await goTo('/#brackets');
  expect(heading()).toBe(html);
  expect(html).toBeVisible();
  await come();
  expect(heading()).toHaveTextContent('The calculator in en');
  await expectPageInUse();
});

test('leaving for another page removes the HTML and its metadata', async () => {
  const { html, goTo } = await openServedHome();
  await goTo('/no-such-page');
  expect(html).not.toBeInTheDocument();
  expect(document.title).toMatch(/Page not found/);
  expect(document.head.querySelectorAll('title, link[rel=canonical]')).toHaveLength(1);
});

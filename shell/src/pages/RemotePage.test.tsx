import { act, screen, within } from '@testing-library/react';
import { definePage, type ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { Routes } from '../routes.tsx';
import { renderInShell } from '../testing/in-shell.tsx';

const home = pageOf('home');
const pageThatShows = (Page: () => React.ReactElement): ExposedPage => ({
  default: definePage({
    namespace: 'home',
    words: async () => ({ default: { meta: { title: 'Home title', description: 'What it does', keywords: 'tax' } } }),
    Page,
  }),
});

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => undefined;
});

test('a page shows its outline until its remote has loaded, then its content and title', async () => {
  let arrive: (module: ExposedPage) => void = () => undefined;
  await renderInShell(<Routes />, { path: home.path, fetchPage: () => new Promise((resolve) => (arrive = resolve)) });
  expect(screen.getByText('Loading the page…')).toBeInTheDocument();
  await act(async () => arrive(pageThatShows(() => <h1>{'The calculator'}</h1>)));
  expect(await screen.findByRole('heading', { name: 'The calculator' })).toBeInTheDocument();
  expect(document.title).toBe('Home title');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://bracketwise.example/');
});

test('a page that fails to load says which one, keeps the header, and loads on a retry', async () => {
  const fetchPage = jest
    .fn<Promise<ExposedPage>, []>()
    .mockRejectedValueOnce(new Error('mf-main-calculator answered 503'))
    .mockResolvedValueOnce(pageThatShows(() => <h1>{'The calculator'}</h1>));
  await renderInShell(<Routes />, { path: home.path, fetchPage });
  const alert = await screen.findByText('We couldn’t load “Tax calculator”');
  expect(alert).toBeInTheDocument();
  expect(screen.getByText('Details: mf-main-calculator answered 503')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('Calculators');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The calculator' })).toBeInTheDocument();
});

test('an error while a page renders is caught, and the page can be rendered again', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const page = pageThatShows(() => {
    if (broken) throw new Error('a bug');
    return <h1>{'The calculator'}</h1>;
  });
  await renderInShell(<Routes />, { path: home.path, fetchPage: async () => page });
  expect(await screen.findByText('We couldn’t load “Tax calculator”')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The calculator' })).toBeInTheDocument();
  silence.mockRestore();
});

test('an unknown path says so, suggests pages, and is hidden from search engines', async () => {
  await renderInShell(<Routes />, { path: '/no-such-page' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const name of ['description', 'keywords']) expect(document.querySelector(`meta[name=${name}]`)).toHaveAttribute('content');
  expect(within(screen.getByRole('main')).getByText('Estimates, not advice')).toBeInTheDocument();
});

test('on an unknown path, a search finds pages by name, ignoring accents, even if the list of everything does not arrive', async () => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  await renderInShell(<Routes />, { path: '/no-such-page', language: 'es' });
  const found = () => [...screen.getByRole('main').querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  const search = await screen.findByRole('searchbox', { name: 'Busque calculadoras, guías, estados, formularios y términos' });
  expect(found()).toHaveLength(3);
  await userEvent.type(search, 'independiéntes');
  expect(found()).toEqual(['/freelancer-tax-calculator']);
  expect(screen.getByText('1 resultado')).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, 'xyz');
  expect(found()).toHaveLength(3);
  expect(screen.getByText(/^No hay resultados/u)).toBeInTheDocument();
});

/** @jest-environment jsdom */
import { createWords } from '@bracketwise/shared-ui/runtime';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { pagePreloading } from './page-files.ts';

const crypto = pageOf('crypto');
const REMOTES = { [crypto.remote]: '/mf/investor-calcs/remoteEntry.js' };
const LISTS: Readonly<Record<string, unknown>> = {
  '/page-files.en.json': { [crypto.remote]: { [crypto.expose]: ['/CryptoPage.js', '/words-en.js'] } },
  '/page-files.es.json': { [crypto.remote]: { [crypto.expose]: ['/CryptoPage.js', '/words-es.js'] } },
};

let lists = LISTS;
const preloaded = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const untilListed = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  lists = LISTS;
  // jsdom has none.
  Object.assign(performance, { getEntriesByName: () => [] });
  global.fetch = jest.fn((address: unknown) => {
    const list = lists[address as string];
    return Promise.resolve({ ok: list !== undefined, json: async () => list } as Response);
  });
});
afterEach(() => document.head.replaceChildren());

test('all scripts of a page are requested at once, and each only once', async () => {
  const preload = pagePreloading(createWords('en'), REMOTES);
  await untilListed();
  preload(crypto);
  preload(crypto);
  expect(preloaded()).toEqual([REMOTES[crypto.remote], '/CryptoPage.js', '/words-en.js']);
});

test('what is there already is not requested again: texts of another remote, and files of an earlier page', async () => {
  const files = ['/CryptoPage.js', '/words-calculator-en-json.1f2e.js', '/words-crypto-en-json.3a4b.js'];
  lists = { '/page-files.en.json': { [crypto.remote]: { [crypto.expose]: files } } };
  const entryOf = jest.fn((address: string) => (address.endsWith('/remoteEntry.js') ? [{} as PerformanceEntry] : []));
  Object.assign(performance, { getEntriesByName: entryOf });
  const words = createWords('en');
  words.addResourceBundle('en', 'calculator', {});
  const preload = pagePreloading(words, REMOTES);
  await untilListed();
  preload(crypto);
  expect(preloaded()).toEqual(['/CryptoPage.js', '/words-crypto-en-json.3a4b.js']);
});

test('after a change of the language, the texts are those of the new language', async () => {
  const words = createWords('en');
  const preload = pagePreloading(words, REMOTES);
  await words.changeLanguage('es');
  await untilListed();
  preload(crypto);
  expect(preloaded()).toContain('/words-es.js');
});

test.each([
  ['is not listed', () => pageOf('expat')],
  ['is asked for before the list is there', () => crypto],
])('nothing is requested for a page that %s', async (_what, page) => {
  const preload = pagePreloading(createWords('en'), REMOTES);
  if (page() !== crypto) await untilListed();
  preload(page());
  expect(preloaded()).toEqual([]);
});

test('without the list, pages load as before', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  const preload = pagePreloading(createWords('en'), REMOTES);
  await untilListed();
  preload(crypto);
  expect(preloaded()).toEqual([]);
});

/** @jest-environment jsdom */
import { createWords, pageOf } from '@bracketwise/shared-ui/runtime';
import { createReleases } from '../federation/releases.ts';
import { pagePreloading } from './page-files.ts';

const crypto = pageOf('crypto');
const ENTRY = '/mf/investor-calcs/remoteEntry.1a2b3c4d.js';
const listWith = (...files: string[]) => ({
  [crypto.remote]: { entry: ENTRY, pages: { [crypto.expose]: files }, digests: { 'CryptoPage.js': 'sha256-crypto' } },
});
const LISTS: Readonly<Record<string, unknown>> = {
  '/page-files.en.json': listWith('/CryptoPage.js', '/words-en.js'),
  '/page-files.es.json': listWith('/CryptoPage.js', '/words-es.js'),
};
const preloading = (words = createWords('en')) => pagePreloading(words, createReleases(words));

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
  const preload = preloading();
  await untilListed();
  preload(crypto);
  preload(crypto);
  expect(preloaded()).toEqual([ENTRY, '/CryptoPage.js', '/words-en.js']);
  const [, code] = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  // The script is requested in the same way, so that the browser uses what it has preloaded.
  expect(code).toMatchObject({ integrity: 'sha256-crypto', crossOrigin: 'anonymous' });
});

test('nothing is requested of a release other than the one in use', async () => {
  const releases = createReleases(createWords('en'));
  releases.inUse.set(crypto.remote, '/mf/investor-calcs/remoteEntry.00000000.js');
  const preload = pagePreloading(createWords('en'), releases);
  await untilListed();
  preload(crypto);
  expect(preloaded()).toEqual([]);
});

test('what is there already is not requested again: texts of another remote, and files of an earlier page', async () => {
  const files = ['/CryptoPage.js', '/words-calculator-en-json.1f2e.js', '/words-crypto-en-json.3a4b.js'];
  lists = { '/page-files.en.json': listWith(...files) };
  const entryOf = jest.fn((address: string) => (address.endsWith(ENTRY) ? [{} as PerformanceEntry] : []));
  Object.assign(performance, { getEntriesByName: entryOf });
  const words = createWords('en');
  words.addResourceBundle('en', 'calculator', {});
  const preload = preloading(words);
  await untilListed();
  preload(crypto);
  expect(preloaded()).toEqual(['/CryptoPage.js', '/words-crypto-en-json.3a4b.js']);
});

test('after a change of the language, the texts are those of the new language', async () => {
  const words = createWords('en');
  const preload = preloading(words);
  await words.changeLanguage('es');
  await untilListed();
  preload(crypto);
  expect(preloaded()).toContain('/words-es.js');
});

test.each([
  ['is not listed', () => pageOf('expat')],
  ['is asked for before the list is there', () => crypto],
])('nothing is requested for a page that %s', async (_what, page) => {
  const preload = preloading();
  if (page() !== crypto) await untilListed();
  preload(page());
  expect(preloaded()).toEqual([]);
});

test('without the list, nothing is requested ahead of time', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  const preload = preloading();
  await untilListed();
  preload(crypto);
  expect(preloaded()).toEqual([]);
});

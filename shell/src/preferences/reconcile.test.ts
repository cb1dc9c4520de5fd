/** @jest-environment jsdom */
import { createStore, createWords } from '@bracketwise/shared-ui/runtime';
import { reconcilePreferences } from './reconcile.ts';

const shown = { language: 'en', theme: 'system' } as const;
const page = () => ({ store: createStore(shown, { apiOrigin: '' }), words: createWords('en') });
const restoredByBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

afterEach(() => {
  localStorage.clear();
  for (const name of ['language', 'theme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

test('stored preferences are applied to the page and written to the cookies', async () => {
  localStorage.setItem('language', 'es');
  localStorage.setItem('theme', 'dark');
  const { store, words } = page();
  await reconcilePreferences({ store, words, shown });
  expect(store.getState()).toMatchObject({ language: 'es', theme: 'dark' });
  expect(document.cookie.split('; ').sort()).toEqual(['language=es', 'theme=dark']);
});

test.each(['xx', 'en; Domain=example.com', 'constructor', ''])(
  'a stored %j is not a language or theme and is not written to a cookie',
  async (text) => {
    localStorage.setItem('language', text);
    localStorage.setItem('theme', text);
    const { store, words } = page();
    await reconcilePreferences({ store, words, shown });
    expect(store.getState()).toMatchObject(shown);
    expect(document.cookie).toBe('');
  },
);

test('a page restored by Back applies choices made meanwhile', async () => {
  const { store, words } = page();
  await reconcilePreferences({ store, words, shown });
  localStorage.setItem('language', 'fr');
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new Event('pageshow'));
  await Promise.resolve();
  expect(store.getState()).toMatchObject(shown);
  restoredByBack();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState()).toMatchObject({ language: 'fr', theme: 'light' });
  expect(words.language).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('a page restored by Back stays as it is if nothing is stored', async () => {
  const { store, words } = page();
  await reconcilePreferences({ store, words, shown: { language: 'en', theme: 'system' } });
  restoredByBack();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState()).toMatchObject(shown);
});

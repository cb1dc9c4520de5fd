import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadWords, registerWords } from '@bracketwise/shared-ui/runtime';
import { renderInShell } from '../testing/in-shell.tsx';
import { LanguageControl } from './LanguageControl.tsx';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0; Path=/';
});

const select = () => screen.getByRole('combobox', { name: 'Language' });
const choose = (value: string) => act(async () => void fireEvent.change(select(), { target: { value } }));

test('a language whose texts fail to load shows a message and is not stored', async () => {
  let up = false;
  const { store, words } = await renderInShell(<LanguageControl />);
  registerWords('page', async (language) => {
    if (language === 'fr' && !up) throw new TypeError('Failed to fetch');
    return { default: { title: language } };
  });
  await loadWords(words, 'page', 'en');

  await choose('fr');
  await waitFor(() => expect(store.getState().toast).toMatchObject({ variant: 'destructive', title: 'shell:language.failed' }));
  expect(store.getState().language).toBe('en');
  expect(select()).toHaveValue('en');
  expect(localStorage.getItem('language')).toBeNull();
  expect(document.cookie).toBe('');

  up = true;
  await choose('fr');
  await waitFor(() => expect(localStorage.getItem('language')).toBe('fr'));
  expect(document.cookie).toBe('language=fr');
  expect(store.getState().language).toBe('fr');
});

test('an unknown language is neither shown nor stored', async () => {
  const { store } = await renderInShell(<LanguageControl />);
  select().append(new Option('Klingon', 'tlh; Domain=example.com'));
  await choose('tlh; Domain=example.com');
  expect(store.getState().language).toBe('en');
  expect(localStorage.getItem('language')).toBeNull();
  expect(document.cookie).toBe('');
});

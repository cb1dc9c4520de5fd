import { createWords, loadWords, registerWords, switchLanguage } from '@bracketwise/shared-ui/runtime';

test('texts loaded in the old language during a language change are loaded in the new one too', async () => {
  const inLanguage = async (language: string) => ({ default: { title: `in ${language}` } });
  let arrive = () => {};
  const english = new Promise<void>((resolve) => (arrive = resolve));
  const words = createWords('fr');
  registerWords('page', async (language) => {
    if (language === 'en') await english;
    return inLanguage(language);
  });
  registerWords('section', inLanguage);

  await loadWords(words, 'page', 'fr');
  const switched = switchLanguage(words, 'en');
  await loadWords(words, 'section', 'fr');
  arrive();
  await switched;
  expect(words.t('page:title')).toBe('in en');
  expect(words.t('section:title')).toBe('in en');
});

test('a text that was read follows the language, and texts that come later', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const words = createWords('fr');
  const t = words.getFixedT(null, 'read');
  expect([t('title'), t('title')]).toEqual(['title', 'title']);
  expect(console.warn).toHaveBeenCalledTimes(2);
  registerWords('read', async (language) => ({ default: { title: `in ${language}`, sum: 'of {{sum}}' } }));
  await loadWords(words, 'read', 'fr');
  expect([t('title'), t('title')]).toEqual(['in fr', 'in fr']);
  expect([t('sum', { sum: 1 }), t('sum', { sum: 2 })]).toEqual(['of 1', 'of 2']);
  await switchLanguage(words, 'en');
  expect(t('title')).toBe('in en');
});

test('a missing text falls back to English, and the page renders again once English has loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const words = createWords('fr');
  registerWords('incomplete', async (language): Promise<{ default: Record<string, string> }> => ({
    default: language === 'en' ? { title: 'in English' } : {},
  }));
  await loadWords(words, 'incomplete', 'fr');
  const rerendered = new Promise((resolve) => words.on('fallbackCame', resolve));
  expect(words.t('incomplete:title')).toBe('title');
  await rerendered;
  expect(words.t('incomplete:title')).toBe('in English');
});

test.each([
  ['shows its key', undefined, 'title'],
  ['shows its default', 'a default', 'a default'],
])('a text missing in English too %s and causes no further render', async (_what, defaultValue, shown) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const words = createWords('en');
  registerWords('empty', async () => ({ default: {} }));
  await loadWords(words, 'empty', 'en');
  let times = 0;
  words.on('fallbackCame', () => {
    times += 1;
  });
  expect(words.t('empty:title', { defaultValue })).toBe(shown);
  await new Promise((resolve) => setTimeout(resolve));
  expect(times).toBe(0);
});

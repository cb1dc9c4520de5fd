import { createWords, loadWords, registerWords, switchLanguage } from '@bracketwise/shared-ui/runtime';

test('words that come in the former language while it is changed come in the new one as well', async () => {
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

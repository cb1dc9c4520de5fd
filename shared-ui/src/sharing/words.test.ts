import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { sharingWords } from './sharing-words.ts';

test.each(TRANSLATED_LANGUAGES)('the texts have the same keys and placeholders in en and %s', async (language) => {
  const [english, other] = await Promise.all([sharingWords('en'), sharingWords(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('every text is used', async () => {
  // Pages pass the name of the file.
  const { fileName, ...words } = (await sharingWords('en')).default;
  expect(fileName).toBeDefined();
  expect(unusedKeys(words, path.resolve(__dirname))).toEqual([]);
});

import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { sharingWords } from './sharing-words.tsx';

test.each(['es', 'fr'] as const)('the words are the same keys with the same placeholders in en and %s', async (language) => {
  const [english, other] = await Promise.all([sharingWords('en'), sharingWords(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('no word is left over', async () => {
  // The name of the file is given by the pages.
  const { fileName, ...words } = (await sharingWords('en')).default;
  expect(fileName).toBeDefined();
  expect(unusedKeys(words, path.resolve(__dirname))).toEqual([]);
});

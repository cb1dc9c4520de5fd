import path from 'node:path';
import { LANGUAGES, type Language } from '@bracketwise/shared-ui/runtime';
import { explanationWords } from '../explanation/ExplanationOnDemand.tsx';
import { householdWords } from '../explanation/household-words.tsx';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { commonWords } from './common-words.ts';

const others = LANGUAGES.filter((language) => language !== 'en');
const namespaces = { common: commonWords, explanation: explanationWords, households: householdWords };

describe.each(Object.entries(namespaces))('the words of %s', (_namespace, loader) => {
  const words = async (language: Language) => (await loader(language)).default;

  test.each(others)('are the same keys with the same placeholders in en and %s', async (language) => {
    expect(placeholdersByKey(await words(language))).toEqual(placeholdersByKey(await words('en')));
  });
});

test('no word of the explanation is left over', async () => {
  const words = (await explanationWords('en')).default;
  expect(unusedKeys(words, path.resolve(__dirname, '../explanation'))).toEqual([]);
});

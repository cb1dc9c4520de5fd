import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { scenariosWords } from './Scenarios.tsx';

test.each(['es', 'fr'] as const)(
  'the words of the scenarios are the same keys with the same placeholders in en and %s',
  async (language) => {
    const [english, other] = await Promise.all([scenariosWords('en'), scenariosWords(language)]);
    expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
  },
);

test('no word of the scenarios is left over', async () => {
  expect(unusedKeys((await scenariosWords('en')).default, path.resolve(__dirname))).toEqual([]);
});

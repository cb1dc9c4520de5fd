import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { scenariosWords } from './Scenarios.tsx';

test.each(TRANSLATED_LANGUAGES)('the scenario texts have the same keys and placeholders in en and %s', async (language) => {
  const [english, other] = await Promise.all([scenariosWords('en'), scenariosWords(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('every scenario text is used', async () => {
  expect(unusedKeys((await scenariosWords('en')).default, path.resolve(__dirname))).toEqual([]);
});

import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import path from 'node:path';
import type { Words } from '@bracketwise/shared-ui/federation/page-contract';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';

const wordsIn = async (language: string) => ((await import(`./locales/${language}.json`)) as { default: Words }).default;

test.each(TRANSLATED_LANGUAGES)('the comparison texts have the same keys and placeholders in en and %s', async (language) => {
  expect(placeholdersByKey(await wordsIn(language))).toEqual(placeholdersByKey(await wordsIn('en')));
});

test('every comparison text is used', async () => {
  expect(unusedKeys(await wordsIn('en'), path.resolve(__dirname))).toEqual([]);
});

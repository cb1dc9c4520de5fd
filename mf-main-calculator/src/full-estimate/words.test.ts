import path from 'node:path';
import { explanationWords } from '@bracketwise/shared-ui/explanation/ExplanationOnDemand';
import { householdWords } from '@bracketwise/shared-ui/explanation/household-words';
import { LANGUAGES } from '@bracketwise/shared-ui/runtime';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/tax-engine';
import page from './page.ts';

test.each(['es', 'fr'] as const)(
  'the words of the full estimate are the same keys with the same placeholders in en and %s',
  async (language) => {
    const [english, other] = await Promise.all([page.words('en'), page.words(language)]);
    expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
  },
);

test('no word of the full estimate is left over', async () => {
  const { meta, faq, ...words } = (await page.words('en')).default; // the shell and the questions show them
  expect([meta, faq]).not.toContain(undefined);
  expect(unusedKeys(words, path.resolve(__dirname))).toEqual([]);
});

test.each(LANGUAGES)('every line of a return has a word in %s, and nothing else has', async (language) => {
  const [explanation, households] = await Promise.all([explanationWords(language), householdWords(language)]);
  expect(Object.keys(explanation.default['lines'] ?? {}).sort()).toEqual([...LINE_LABELS].sort());
  expect(Object.keys(households.default['lines'] ?? {}).sort()).toEqual([...RETURN_LINE_LABELS].sort());
});

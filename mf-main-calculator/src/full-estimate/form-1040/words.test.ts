import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { FILED_FORMS, FILED_LINE_KEYS } from '@bracketwise/tax-engine';
import { form1040Words } from './form-1040-on-demand.ts';

test.each(TRANSLATED_LANGUAGES)('the texts of a filed return have the same keys and placeholders in en and %s', async (language) => {
  const [english, other] = await Promise.all([form1040Words('en'), form1040Words(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('every form and line of a filed return has a name, and there are no others', async () => {
  const { forms, lines, ...words } = (await form1040Words('en')).default;
  expect(Object.keys(forms as object)).toEqual([...FILED_FORMS]);
  expect(Object.keys(lines as object)).toEqual([...FILED_LINE_KEYS]);
  expect(unusedKeys(words, __dirname)).toEqual([]);
});

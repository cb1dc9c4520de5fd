import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import path from 'node:path';
import { explanationWords, householdWords } from '@bracketwise/shared-ui/explanation';
import { createWords, LANGUAGES, loadWords, registerWords } from '@bracketwise/shared-ui/runtime';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { ASSUMED_FACTS } from '@bracketwise/tax-engine';
import { FIELDS } from './choices.ts';
import page from './page.ts';
import { results, resultsWords } from './results-on-demand.ts';

test.each(TRANSLATED_LANGUAGES)("the full estimate's texts have the same keys and placeholders in en and %s", async (language) => {
  for (const words of [page.words, resultsWords]) {
    const [english, other] = await Promise.all([words('en'), words(language)]);
    expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
  }
});

test('every text of the full estimate is used', async () => {
  const { meta, faq, ...words } = (await page.words('en')).default; // The shell and the FAQ show these.
  expect([meta, faq]).not.toContain(undefined);
  expect(unusedKeys({ ...words, ...(await resultsWords('en')).default }, path.resolve(__dirname))).toEqual([]);
});

test('every question has a label, and every hint is of a question', async () => {
  const { form, hints } = (await page.words('en')).default as unknown as Readonly<Record<'form' | 'hints', object>>;
  const questions = Object.values(FIELDS).flat();
  const ownWords = questions.filter((name) => !FIELDS.localTax.includes(name)); // Those of a place are the calculators'.
  expect(ownWords.filter((name) => !Object.hasOwn(form, name))).toEqual([]);
  expect(questions).toEqual(expect.arrayContaining(Object.keys(hints)));
});

test.each(LANGUAGES)('in %s every line of a return has a text, and there are no others', async (language) => {
  const [explanation, households] = await Promise.all([explanationWords(language), householdWords(language)]);
  expect(Object.keys(explanation.default['lines'] ?? {}).sort()).toEqual([...LINE_LABELS].sort());
  expect(Object.keys(households.default['lines'] ?? {}).sort()).toEqual([...RETURN_LINE_LABELS].sort());
});

test.each(LANGUAGES)('in %s every fact that the engine assumes has a text, and there are no others', async (language) => {
  const { assumed } = (await explanationWords(language)).default;
  expect(Object.keys((assumed as { facts: object }).facts).sort()).toEqual([...ASSUMED_FACTS].sort());
});

test('the results can name every line, whichever page was visited before', async () => {
  const words = createWords('en');
  registerWords('households', householdWords); // as the coverage page does
  await loadWords(words, 'households', 'en');
  await results.ready(words);
  const named = (label: string) => ['explanation', 'households'].some((namespace) => words.exists(`${namespace}:lines.${label}`));
  expect([...LINE_LABELS, ...RETURN_LINE_LABELS].filter((label) => !named(label))).toEqual([]);
});

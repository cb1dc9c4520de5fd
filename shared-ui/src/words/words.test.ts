import path from 'node:path';
import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import type { Language } from '@bracketwise/shared-ui/runtime';
import type { Words } from '../federation/page-contract.ts';
import { calculatorWords } from '../calculator/calculator-page.ts';
import { explanationWords } from '../explanation/explanation-words.ts';
import { householdWords } from '../explanation/household-words.ts';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { commonWords } from './common-words.ts';

const namespaces = { calculator: calculatorWords, common: commonWords, explanation: explanationWords, households: householdWords };

describe.each(Object.entries(namespaces))('the shared texts', (_namespace, loader) => {
  const words = async (language: Language) => (await loader(language)).default;

  test.each(TRANSLATED_LANGUAGES)('have the same keys and placeholders in en and %s', async (language) => {
    expect(placeholdersByKey(await words(language))).toEqual(placeholdersByKey(await words('en')));
  });
});

test('the explanation has no unused text', async () => {
  // The calculators' results use six parts. The home page says what it does not count and what itemizing saves, offers a place, and lists all figures. The refund calculator has no room in its own texts.
  const { asFiled, assumed, comparison, headOfHousehold, place, rough, notCounted, itemizing, placeOffer, allFigures, refund, ...words } = (
    await explanationWords('en')
  ).default;
  expect([notCounted, itemizing, placeOffer, allFigures, refund]).not.toContain(undefined);
  expect(unusedKeys(words, path.resolve(__dirname, '../explanation'))).toEqual([]);
  expect(
    unusedKeys({ asFiled, assumed, comparison, headOfHousehold, place, rough } as Words, path.resolve(__dirname, '../calculator')),
  ).toEqual([]);
});

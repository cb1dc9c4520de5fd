import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';

test.each([
  ['es', es],
  ['fr', fr],
])('the consent says in %s all it says in English', (_language, words) => {
  expect(placeholdersByKey(words)).toEqual(placeholdersByKey(en));
});

test('no word of the consent is unused', () => {
  expect(unusedKeys(en, __dirname)).toEqual([]);
});

import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';

test.each([
  ['es', es],
  ['fr', fr],
])('the offline texts in %s are as complete as the English ones', (_language, words) => {
  expect(placeholdersByKey(words)).toEqual(placeholdersByKey(en));
});

test('every offline text is used', () => {
  expect(unusedKeys(en, __dirname)).toEqual([]);
});

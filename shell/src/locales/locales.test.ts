import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

test.each([
  ['es', es],
  ['fr', fr],
])('the shell says in %s all it says in English, with the same placeholders', (_language, words) => {
  expect(placeholdersByKey(words)).toEqual(placeholdersByKey(en));
});

test('no word of the shell is unused', () => {
  expect(unusedKeys(en, path.resolve(__dirname, '..'))).toEqual([]);
});

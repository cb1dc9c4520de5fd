import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

test.each([
  ['es', es],
  ['fr', fr],
])("the shell's texts in %s are as complete as the English ones and have the same placeholders", (_language, words) => {
  expect(placeholdersByKey(words)).toEqual(placeholdersByKey(en));
});

test('every text of the shell is used', () => {
  expect(unusedKeys(en, path.resolve(__dirname, '..'))).toEqual([]);
});

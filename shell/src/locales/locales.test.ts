import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import searchEn from '../pages/search-locales/en.json';
import searchEs from '../pages/search-locales/es.json';
import searchFr from '../pages/search-locales/fr.json';

test.each([
  ['the shell in es', es, en],
  ['the shell in fr', fr, en],
  ['the search in es', searchEs, searchEn],
  ['the search in fr', searchFr, searchEn],
])('the texts of %s are as complete as the English ones and have the same placeholders', (_where, words, english) => {
  expect(placeholdersByKey(words)).toEqual(placeholdersByKey(english));
});

test('every text of the shell is used', () => {
  expect(unusedKeys(en, path.resolve(__dirname, '..'))).toEqual([]);
});

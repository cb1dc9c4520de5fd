import path from 'node:path';
import { unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './locales/en.json';
import { TERMS } from './search-index.ts';

test('every text of the search is used', () => {
  expect(unusedKeys(en, __dirname, path.resolve(__dirname, '../pages'))).toEqual([]);
});

test('every term has a name and a meaning', () => {
  expect(Object.keys(en.meanings)).toEqual(TERMS);
  expect(Object.keys(en.terms)).toEqual(TERMS);
});

import path from 'node:path';
import { unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './en.json';

test('every text of the shell is used', () => {
  expect(unusedKeys(en, path.resolve(__dirname, '..'))).toEqual([]);
});

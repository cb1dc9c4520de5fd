import { unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './locales/en.json';

test('every consent text is used', () => {
  expect(unusedKeys(en, __dirname)).toEqual([]);
});

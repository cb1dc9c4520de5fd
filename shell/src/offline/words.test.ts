import { unusedKeys } from '@bracketwise/shared-ui/testing/words';
import en from './locales/en.json';

test('every offline text is used', () => {
  expect(unusedKeys(en, __dirname)).toEqual([]);
});

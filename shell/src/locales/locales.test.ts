import path from 'node:path';
import { placeholdersByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { navigationLinks, sitePages } from '@bracketwise/shared-ui/site-map';
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

test('every page and every entry of the navigation has its name', () => {
  expect(Object.keys(en.pages).sort()).toEqual(sitePages.map(({ id }) => id).sort());
  const entries = (['calculators', 'specialized', 'resources', 'legal'] as const).flatMap(navigationLinks).map(({ id }) => id);
  expect(Object.keys(en.navigation).sort()).toEqual(entries.sort());
});

import { placeholdersByKey, textsByKey } from '@bracketwise/shared-ui/testing/words';
import { navigationLinks } from '@bracketwise/shared-ui/site-map';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';

const entries = (['calculators', 'specialized', 'resources'] as const).flatMap(navigationLinks).map(({ id }) => id);

test.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
])('in %s every menu entry has a description, and there are no others', (_language, words) => {
  expect(Object.keys(words.about).toSorted()).toEqual(entries.toSorted());
  expect(placeholdersByKey(words)).toEqual(placeholdersByKey(en));
  // A description fits on one line.
  for (const text of Object.values(textsByKey(words))) expect(text.length).toBeLessThanOrEqual(60);
});

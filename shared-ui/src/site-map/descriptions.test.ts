import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import { navigationLinks } from './site-map.ts';

const entries = (['calculators', 'specialized', 'resources'] as const).flatMap(navigationLinks).map(({ id }) => id);

test.each(Object.entries({ en, es, fr }))(
  'in %s every menu entry has a description that fits on one line, and there are no others',
  (_, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(entries.toSorted());
    for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(60);
  },
);

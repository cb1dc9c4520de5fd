import type { FurtherPage, LocatedPage } from '@bracketwise/contract/site-map';
import { withFurther, withFurtherDescriptions } from './further-pages.ts';

const page = (id: string): LocatedPage => ({
  id,
  order: 1,
  remote: 'mf-guides',
  name: { en: id, es: id, fr: id },
  path: `/${id}`,
  shape: 'article',
  navigation: [],
});
const further = (id: string, after?: string): FurtherPage => ({
  ...page(id),
  ...(after && { after }),
  descriptions: { [id]: { en: `${id} in English`, es: `${id} en español`, fr: `${id} en français` } },
});
const PAGES = ['home', 'taxes', 'terms'].map(page);

test.each<[what: string, pages: readonly FurtherPage[], ids: readonly string[]]>([
  ['none', [], ['home', 'taxes', 'terms']],
  ['one in between', [further('tips', 'taxes')], ['home', 'taxes', 'tips', 'terms']],
  ['two in a row', [further('tips', 'terms'), further('late', 'tips')], ['home', 'taxes', 'terms', 'tips', 'late']],
  ['the first', [further('start')], ['start', 'home', 'taxes', 'terms']],
  ['one that moves', [further('taxes', 'terms')], ['home', 'terms', 'taxes']],
])('further pages are at their places: %s', (_, pages, ids) => {
  expect(withFurther(PAGES, pages).map(({ id }) => id)).toEqual(ids);
});

test('menus describe them in the language of the visitor', async () => {
  const descriptions = withFurtherDescriptions(async () => ({ default: { taxes: 'Sobre impuestos' } }), [further('tips', 'taxes')]);
  expect((await descriptions('es')).default).toEqual({ taxes: 'Sobre impuestos', tips: 'tips en español' });
});

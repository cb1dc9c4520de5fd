import type { LocatedPage } from '@bracketwise/contract/site-map';
import type { RemoteRelease, ShellRelease } from '@bracketwise/gateway/release';
import { furtherPages } from '../src/further-pages.ts';

const page = (id: string, order: number, more: Partial<LocatedPage> = {}): LocatedPage => ({
  id,
  order,
  remote: 'mf-guides',
  name: { en: id, es: id, fr: id },
  path: `/${id}`,
  shape: 'article',
  navigation: [{ group: 'resources' }],
  ...more,
});
const about = { app: '', version: '1.0.0', revision: '', contract: 3, packages: {} };
const SHELL: ShellRelease = {
  ...about,
  app: 'shell',
  exports: {},
  hash: '',
  pages: [page('home', 10), page('taxes', 20), page('terms', 30)],
};
const remote = (...pages: readonly LocatedPage[]): RemoteRelease => ({
  ...about,
  app: 'mf-guides',
  uses: {},
  files: {},
  pages,
  descriptions: { en: { tips: 'About tips' }, es: { tips: 'Sobre propinas' }, fr: { tips: 'Les pourboires' } },
});

test('remotes whose pages the shell was built with add nothing', () => {
  expect(furtherPages(SHELL, [remote(page('taxes', 20), page('terms', 30))])).toEqual([]);
});

test('a new page has its place, and what menus say about it', () => {
  const descriptions = { tips: { en: 'About tips', es: 'Sobre propinas', fr: 'Les pourboires' } };
  expect(furtherPages(SHELL, [remote(page('taxes', 20), page('tips', 25))])).toEqual([
    { ...page('tips', 25), after: 'taxes', descriptions },
  ]);
});

test('new pages in a row follow each other', () => {
  const found = furtherPages(SHELL, [remote(page('late', 41), page('tips', 40))]);
  expect(found.map(({ id, after }) => [id, after])).toEqual([
    ['tips', 'terms'],
    ['late', 'tips'],
  ]);
});

test('a page with another declaration replaces the one of the shell', () => {
  const renamed = page('taxes', 35, { path: '/all-taxes' });
  expect(furtherPages(SHELL, [remote(renamed)])).toMatchObject([{ id: 'taxes', path: '/all-taxes', after: 'terms' }]);
});

test('a shell or a remote from before the lists has no further pages', () => {
  const withoutPages = <Release extends object>(release: Release) => ({ ...release, pages: undefined }) as unknown as Release;
  expect(furtherPages(withoutPages(SHELL), [remote(page('tips', 25))])).toEqual([]);
  expect(furtherPages(SHELL, [withoutPages(remote(page('tips', 25)))])).toEqual([]);
});

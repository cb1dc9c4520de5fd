import { REMOTES } from '@bracketwise/contract/apps';
import { LANGUAGES } from '@bracketwise/contract/languages';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { everyPage, navigationLinks, pageAt, pageOf, sitePages } from '@bracketwise/shared-ui/runtime';
import { descriptions } from './declared-pages.ts';
import { descriptionsFile, pagesFile, readDeclaredPages, readPagesOf } from './read-declared-pages.ts';

const ROOT = path.resolve(__dirname, '../../..');
const withDescription = (['calculators', 'specialized', 'resources'] as const).flatMap(navigationLinks);

describe.each(REMOTES)('%s', (remote) => {
  test.each(LANGUAGES)('describes every menu entry of its own pages in %s on one line, and no others', (language) => {
    const texts = JSON.parse(readFileSync(path.join(ROOT, descriptionsFile(remote, language)), 'utf8')) as Record<string, string>;
    const entries = withDescription.filter(({ page }) => page.remote === remote).map(({ id }) => id);
    expect(Object.keys(texts).toSorted()).toEqual(entries.toSorted());
    for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(60);
  });
});

test.each(LANGUAGES)('menus get the descriptions of all remotes in %s', async (language) => {
  const { default: texts } = await descriptions(language);
  expect(Object.keys(texts).toSorted()).toEqual(withDescription.map(({ id }) => id).toSorted());
});

test('no two pages have the same place', () => {
  const places = readDeclaredPages(ROOT).map(({ order }) => order);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a module with subjects has a page for each state or place, and is itself none', () => {
  expect(everyPage.length).toBe(sitePages.length + 51 + 30);
  expect(pageOf('state-income-tax/OH')).toMatchObject({ subject: 'OH', expose: 'StateIncomeTaxPage', remote: 'mf-guides' });
  expect(pageAt('/state-income-tax/ohio')).toBe(pageOf('state-income-tax/OH'));
  expect(pageAt('/state-income-tax')).toBeUndefined();
  expect(pageOf('local-income-tax/new-york-city')).toMatchObject({ subject: 'new-york-city', path: '/local-income-tax/new-york-city' });
  expect(pageAt('/local-income-tax')).toBe(pageOf('local-income-taxes'));
});

describe('a declaration that is wrong', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bracketwise-site-map-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const [remote, other = remote] = REMOTES;
  const page = {
    id: 'new-page',
    order: 1,
    name: Object.fromEntries(LANGUAGES.map((language) => [language, `New in ${language}`])),
    path: '/new',
    shape: 'article',
    navigation: [{ group: 'legal' }],
  };
  const declare = (who: string, ...pages: readonly object[]) => {
    mkdirSync(path.dirname(path.join(root, pagesFile(who))), { recursive: true });
    writeFileSync(path.join(root, pagesFile(who)), JSON.stringify(pages));
  };

  test('is told from one that is right', () => {
    declare(remote, page);
    expect(readPagesOf(root, remote)).toEqual([{ ...page, remote }]);
  });

  test('may be that of a remote elsewhere, which the contract doesn’t name', () => {
    declare('mf-elsewhere', page);
    expect(readPagesOf(root, 'mf-elsewhere')).toEqual([{ ...page, remote: 'mf-elsewhere' }]);
  });

  test.each([
    ['id', { id: 'New Page' }],
    ['order', { order: '1' }],
    ['name', { name: { en: 'New' } }],
    ['path', { path: 'new' }],
    ['aliases', { aliases: ['new'] }],
    ['shape', { shape: 'poster' }],
    ['navigation', { navigation: [{ group: 'elsewhere' }] }],
    ['navigation', { navigation: [{ group: 'legal', first: true }] }],
    ['subjects', { subjects: 'states' }],
    ['subjects', { subjects: ['ohio'] }],
    ['remote', { remote }],
  ])('names a wrong %s', (key, wrong) => {
    declare(remote, { ...page, ...wrong });
    expect(() => readPagesOf(root, remote)).toThrow(`${pagesFile(remote)}: the page "${{ ...page, ...wrong }.id}" has a wrong ${key}`);
  });

  test('names what two pages have in common', () => {
    declare(remote, page);
    declare(other, { ...page, id: 'other', path: '/other', aliases: ['/new'] });
    expect(() => readDeclaredPages(root)).toThrow('Two pages are called /new');
  });

  test('names the file of a remote that the shell lacks', () => {
    declare(remote, page);
    declare(other);
    expect(readDeclaredPages(root)).toHaveLength(1);
    expect(() => readDeclaredPages(root, { complete: true })).toThrow(
      pagesFile(REMOTES.find((each) => each !== remote && each !== other) ?? ''),
    );
  });
});

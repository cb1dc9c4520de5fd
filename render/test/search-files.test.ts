import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES } from '@bracketwise/contract/apps';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { noteSearch, searchFiles } from '../src/search-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-search-'));
afterAll(() => rmSync(folder, { recursive: true }));
const installation = { pagesDir: folder, remotes: REMOTES } as unknown as RenderInstallation;
const shell = {
  sitePages: ['/salary', '/dividend', '/tax-planning', '/about-us'].map((address) => ({ path: address })),
  searchFile: (language: string) => `/search.${language}.json`,
} as unknown as Parameters<typeof searchFiles>[1];
const page = (name: string, address: string) => ({ kind: 'guide', name, path: address }) as const;
const read = async (language: 'en' | 'es') => {
  const files = await searchFiles(installation, shell, ['en', 'es']);
  return JSON.parse(files[`/search.${language}.json`] ?? '') as unknown;
};

test('each language lists the pages of every remote in the order of the site map, also of those rendered before', async () => {
  await noteSearch(installation, 'mf-guides', {
    en: { '/tax-planning': page('Tax planning', '/tax-planning'), '/about-us': page('About us', '/about-us') },
    es: { '/tax-planning': page('Planificación tributaria', '/tax-planning') },
  });
  await noteSearch(installation, 'mf-worker-calcs', { en: { '/salary': page('Salary', '/salary') } });
  expect(await read('en')).toEqual([page('Salary', '/salary'), page('Tax planning', '/tax-planning'), page('About us', '/about-us')]);
  expect(await read('es')).toEqual([page('Planificación tributaria', '/tax-planning')]);
});

test('a page that could not be rendered again stays as it was', async () => {
  await noteSearch(installation, 'mf-guides', { en: { '/tax-planning': page('Planning', '/tax-planning') } });
  expect(await read('en')).toEqual([page('Salary', '/salary'), page('Planning', '/tax-planning'), page('About us', '/about-us')]);
  expect(await read('es')).toEqual([page('Planificación tributaria', '/tax-planning')]);
});

test('a page that the site no longer has is not listed', async () => {
  await noteSearch(installation, 'mf-investor-calcs', { en: { '/gone': page('Gone', '/gone') } });
  expect(await read('en')).not.toContainEqual(expect.objectContaining({ name: 'Gone' }));
});

test('an address comes from the site map, not from where a remote’s code ran', async () => {
  await noteSearch(installation, 'mf-investor-calcs', { en: { '/dividend': page('Dividend', 'https://elsewhere.example/') } });
  expect(await read('en')).toContainEqual(page('Dividend', '/dividend'));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES } from '@bracketwise/contract/apps';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { noteEntry, notePageFiles, pageFiles } from '../src/page-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-page-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const installation = { pagesDir: folder, remotes: REMOTES } as unknown as RenderInstallation;
const script = (src: string) => ({ src, integrity: `sha256-of-${src}` });

test('each language lists the scripts of every remote, also of those rendered before', async () => {
  const salary = script('/w/SalaryPage.js');
  await notePageFiles(installation, 'mf-worker-calcs', script('/w/entry.js'), {
    en: { SalaryPage: [salary, script('/w/en.js')] },
    es: { SalaryPage: [salary, script('/w/es.js')] },
  });
  await notePageFiles(installation, 'mf-guides', script('/g/old.js'), { en: { AboutPage: [script('/g/old.js')] } });
  await notePageFiles(installation, 'mf-guides', { src: '/g/entry.js' }, { en: { AboutPage: [{ src: '/g/AboutPage.js' }] } });
  const lists = await pageFiles(installation, ['en', 'es']);
  expect(JSON.parse(lists['/page-files.en.json'] ?? '')).toMatchObject({
    'mf-worker-calcs': {
      entry: '/w/entry.js',
      pages: { SalaryPage: ['/w/SalaryPage.js', '/w/en.js'] },
      digests: { 'entry.js': 'sha256-of-/w/entry.js', 'SalaryPage.js': 'sha256-of-/w/SalaryPage.js', 'en.js': 'sha256-of-/w/en.js' },
    },
    // Scripts without digests run unchecked.
    'mf-guides': { entry: '/g/entry.js', pages: { AboutPage: ['/g/AboutPage.js'] }, digests: { 'entry.js': '', 'AboutPage.js': '' } },
  });
  expect(JSON.parse(lists['/page-files.es.json'] ?? '')).toMatchObject({
    'mf-worker-calcs': { pages: { SalaryPage: ['/w/SalaryPage.js', '/w/es.js'] } },
    'mf-guides': { entry: '/g/entry.js', pages: {} },
  });
});

test('a remote that could not be rendered is listed in its release only if none was rendered before', async () => {
  await noteEntry(installation, 'mf-guides', script('/g/next.js'));
  await noteEntry(installation, 'mf-investor-calcs', script('/i/first.js'));
  const list = JSON.parse((await pageFiles(installation, ['en']))['/page-files.en.json'] ?? '') as Record<string, unknown>;
  expect(list['mf-guides']).toMatchObject({ entry: '/g/entry.js' });
  expect(list['mf-investor-calcs']).toEqual({
    entry: '/i/first.js',
    pages: {},
    digests: { 'first.js': 'sha256-of-/i/first.js' },
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { notePageFiles, pageFiles } from '../src/page-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-page-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const installation = { pagesDir: folder } as RenderInstallation;

test('each language lists the scripts of every remote, also of those rendered before', async () => {
  await notePageFiles(installation, 'mf-worker-calcs', { en: { SalaryPage: ['/SalaryPage.js'] }, es: { SalaryPage: ['/es.js'] } });
  await notePageFiles(installation, 'mf-guides', { en: { AboutPage: ['/old.js'] } });
  await notePageFiles(installation, 'mf-guides', { en: { AboutPage: ['/AboutPage.js'] } });
  const lists = await pageFiles(installation, ['en', 'es']);
  expect(JSON.parse(lists['/page-files.en.json'] ?? '')).toMatchObject({
    'mf-worker-calcs': { SalaryPage: ['/SalaryPage.js'] },
    'mf-guides': { AboutPage: ['/AboutPage.js'] },
  });
  expect(JSON.parse(lists['/page-files.es.json'] ?? '')).toMatchObject({ 'mf-worker-calcs': { SalaryPage: ['/es.js'] }, 'mf-guides': {} });
});

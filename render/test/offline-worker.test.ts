import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { noteRelease, offlineWorker, versionedEntry } from '../src/offline-worker.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'worker'));
writeFileSync(path.join(folder, 'worker/worker.js'), 'start();');
writeFileSync(path.join(folder, 'worker/removal.js'), 'remove();');

const installation = {
  shellDir: folder,
  pagesDir: folder,
  offline: true,
  remoteEntries: {
    'mf-main-calculator': '/mf/main-calculator/remoteEntry.js',
    'mf-investor-calcs': '/mf/investor-calcs/remoteEntry.js',
    'mf-worker-calcs': '/mf/worker-calcs/remoteEntry.js',
    'mf-guides': 'https://cdn.example/guides/remoteEntry.js',
  },
} as unknown as RenderInstallation;
const page = { path: '/salary', remote: 'mf-worker-calcs' };
const shell = {
  sitePages: [page, { path: '/state', remote: 'mf-guides', subject: 'OH' }],
  pathsOf: ({ path: address }: typeof page) => [address, `${address}-alias`],
  HTML_WORDS: { en: { noScripts: '', offline: { title: 'Offline', explanation: '', kept: '' } } },
} as unknown as Parameters<typeof offlineWorker>[0];
const app = (entryDigest: string, ...all: string[]) => ({ assets: { all }, code: '', entryDigest });
const shellApp = app('', 'assets/main.js');

/** What the worker knows of the release. */
const manifestOf = (worker: string) => {
  const [, json = ''] = /^self\.OFFLINE=(.*);\nstart\(\);$/s.exec(worker) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};
const write = async () => manifestOf(await offlineWorker(shell, shellApp, installation));

test('the worker knows the files of the shell and of every remote rendered on this origin, and each page’s remote', async () => {
  await noteRelease(installation, 'mf-worker-calcs', app('sha256-a', 'remoteEntry.js', 'assets/SalaryPage.js'));
  await noteRelease(installation, 'mf-guides', app('sha256-b', 'remoteEntry.js'));
  const { release, ...contents } = await write();
  expect(release).toMatch(/^[0-9a-f]{16}$/);
  expect(contents).toEqual({
    shell: [{ url: '/assets/main.js' }],
    remotes: {
      'mf-worker-calcs': [
        { url: versionedEntry(installation, 'mf-worker-calcs', app('sha256-a')), integrity: 'sha256-a' },
        { url: '/mf/worker-calcs/assets/SalaryPage.js' },
      ],
    },
    pages: { '/salary': 'mf-worker-calcs', '/salary-alias': 'mf-worker-calcs', '/state': 'mf-guides', '/state-alias': 'mf-guides' },
    offered: ['/salary'],
    words: { en: { title: 'Offline', explanation: '', kept: '' } },
  });
});

test('another release of a remote gives its entry another address and the site another release', async () => {
  await noteRelease(installation, 'mf-worker-calcs', app('sha256-a'));
  const former = await write();
  await noteRelease(installation, 'mf-worker-calcs', app('sha256-c'));
  const next = await write();
  expect(next['release']).not.toBe(former['release']);
  expect(next['remotes']).not.toEqual(former['remotes']);
});

test('where offline use is switched off, the worker is the one that removes itself', async () => {
  expect(await offlineWorker(shell, shellApp, { ...installation, offline: false })).toBe('remove();');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryOf, REMOTES, type Remote } from '@bracketwise/contract/apps';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { noteRelease, offlineWorker } from '../src/offline-worker.ts';
import { remoteScripts } from '../src/remote-scripts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'worker'));
writeFileSync(path.join(folder, 'worker/worker.js'), 'start();');
writeFileSync(path.join(folder, 'worker/removal.js'), 'remove();');

const installation = {
  verified: { 'mf-worker-calcs': true, 'mf-guides': true, 'mf-investor-calcs': false },
  shellDir: folder,
  pagesDir: folder,
  offline: true,
  remotes: REMOTES,
  remoteEntries: {
    ...Object.fromEntries(REMOTES.map((remote) => [remote, entryOf(remote)])),
    'mf-guides': 'https://cdn.example/guides/remoteEntry.js',
  },
} as unknown as RenderInstallation;
const page = { path: '/salary', remote: 'mf-worker-calcs' };
const shell = {
  sitePages: [page, { path: '/state', remote: 'mf-guides', subject: 'OH' }],
  pathsOf: ({ path: address }: typeof page) => [address, `${address}-alias`],
  HTML_WORDS: { en: { noScripts: '', offline: { title: 'Offline', explanation: '', kept: '' } } },
} as unknown as Parameters<typeof offlineWorker>[0];
const app = (...all: string[]) => ({
  assets: { all },
  code: '',
  integrity: Object.fromEntries(all.map((file) => [file, `sha256-of-${file}`])),
});
const shellApp = app('assets/main.00000000.js');
/** @param release - the hash in the entry's name */
const note = (remote: Remote, release: string, ...all: string[]) => {
  const entry = `remoteEntry.${release}.js`;
  const own = app('remoteEntry.js', entry, ...all);
  const files = { [`browser/${entry}`]: `sha256-of-${entry}` };
  return noteRelease(installation, remote, own, remoteScripts(installation, remote, { files }, own));
};

/** What the worker knows of the release. */
const manifestOf = (worker: string) => {
  const [, json = ''] = /^self\.OFFLINE=(.*);\nstart\(\);$/s.exec(worker) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};
const write = async () => manifestOf(await offlineWorker(shell, shellApp, installation));

test('the worker knows the files of the shell and of every verified remote rendered on this origin, and each page’s remote', async () => {
  await note('mf-worker-calcs', 'aaaaaaaa', 'assets/SalaryPage.11111111.js');
  await note('mf-guides', 'bbbbbbbb');
  await note('mf-investor-calcs', 'cccccccc');
  const { release, ...contents } = await write();
  expect(release).toMatch(/^[0-9a-f]{16}$/);
  expect(contents).toEqual({
    shell: [{ url: '/assets/main.00000000.js', integrity: 'sha256-of-assets/main.00000000.js' }],
    remotes: {
      'mf-worker-calcs': [
        { url: '/mf/worker-calcs/remoteEntry.aaaaaaaa.js', integrity: 'sha256-of-remoteEntry.aaaaaaaa.js' },
        { url: '/mf/worker-calcs/assets/SalaryPage.11111111.js', integrity: 'sha256-of-assets/SalaryPage.11111111.js' },
      ],
    },
    pages: { '/salary': 'mf-worker-calcs', '/salary-alias': 'mf-worker-calcs', '/state': 'mf-guides', '/state-alias': 'mf-guides' },
    offered: ['/salary'],
    words: { en: { title: 'Offline', explanation: '', kept: '' } },
  });
});

test('files that load when a visitor presses a button are not saved', async () => {
  const large = 'assets/on-press-form.22222222.js';
  const own = app('remoteEntry.aaaaaaaa.js', 'assets/SalaryPage.11111111.js', large);
  const assets = { ...own.assets, 'on-press-form': [large], SalaryPage: ['assets/SalaryPage.11111111.js'] };
  const files = { 'browser/remoteEntry.aaaaaaaa.js': 'sha256-of-remoteEntry.aaaaaaaa.js' };
  await noteRelease(installation, 'mf-worker-calcs', { ...own, assets }, remoteScripts(installation, 'mf-worker-calcs', { files }, own));
  const { remotes } = (await write()) as { remotes: Record<string, readonly { readonly url: string }[]> };
  expect(remotes['mf-worker-calcs']?.map(({ url }) => url)).toEqual([
    '/mf/worker-calcs/remoteEntry.aaaaaaaa.js',
    '/mf/worker-calcs/assets/SalaryPage.11111111.js',
  ]);
});

test('another release of a remote gives its entry another address and the site another release', async () => {
  await note('mf-worker-calcs', 'aaaaaaaa');
  const former = await write();
  await note('mf-worker-calcs', 'cccccccc');
  const next = await write();
  expect(next['release']).not.toBe(former['release']);
  expect(next['remotes']).not.toEqual(former['remotes']);
});

test('where offline use is switched off, the worker is the one that removes itself', async () => {
  expect(await offlineWorker(shell, shellApp, { ...installation, offline: false })).toBe('remove();');
});

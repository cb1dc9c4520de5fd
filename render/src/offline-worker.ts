/**
 * The site's service worker: the shell's worker and what this release of the whole site consists of. Each remote's files are noted when its
 * pages are rendered, so the worker always fits the published pages.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Remote } from '@bracketwise/contract/apps';
import { HASHED_NAME } from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import type * as ShellBundle from '@bracketwise/shell/server';
import type { DeployedApp } from './deployed-app.ts';
import type { Script } from './document.ts';
import { readNote, writeNote } from './notes.ts';
import type { RemoteScripts } from './remote-scripts.ts';

type OfflineManifest = ShellBundle.OfflineManifest;
type ReleasedFiles = OfflineManifest['shell'];
type Shell = Pick<typeof ShellBundle, 'HTML_WORDS' | 'pathsOf' | 'sitePages'>;

const released = ({ src: url, integrity = '' }: Script) => ({ url, integrity });

/** Chunks whose names begin with it are large and load when a visitor presses a button, so saved pages come without them. */
const ON_PRESS = 'on-press-';

/** Notes the files of a remote whose pages are about to be rendered: none if its scripts can't be told from those of another release. */
export async function noteRelease(
  installation: RenderInstallation,
  remote: Remote,
  app: DeployedApp,
  { entry, at, verified }: RemoteScripts,
): Promise<void> {
  const onPress = new Set(Object.entries(app.assets).flatMap(([chunk, its]) => (chunk.startsWith(ON_PRESS) ? its : [])));
  const named = (app.assets.all ?? []).filter((file) => HASHED_NAME.test(file) && !onPress.has(file)).map(at);
  const files: ReleasedFiles = [entry, ...named.filter(({ src }) => src !== entry.src)].map(released);
  await writeNote(installation, remote, verified ? files : null);
}

async function releasedFiles(installation: RenderInstallation): Promise<OfflineManifest['remotes']> {
  const noted = await Promise.all(
    // A service worker can only keep files of the origin that it was loaded from.
    installation.remotes
      .filter((remote) => installation.remoteEntries[remote].startsWith('/'))
      .map(async (remote) => {
        const files = await readNote<ReleasedFiles | null>(installation, remote);
        return files ? ([[remote, files]] as const) : [];
      }),
  );
  return Object.fromEntries(noted.flat());
}

/**
 * @param shellApp - the shell's build
 * @returns the code of the worker; where offline use is switched off, of the one that removes it
 */
export async function offlineWorker(shell: Shell, shellApp: DeployedApp, installation: RenderInstallation): Promise<string> {
  const code = (name: string) => readFile(path.join(installation.shellDir, 'worker', `${name}.js`), 'utf8');
  if (!installation.offline) return code('removal');
  const addresses = shell.sitePages.flatMap((page) => shell.pathsOf(page).map((address) => [address, page.remote] as const));
  const contents: Omit<OfflineManifest, 'release'> = {
    shell: (shellApp.assets.all ?? []).map((file) => released({ src: `/${file}`, integrity: shellApp.integrity[file] ?? '' })),
    remotes: await releasedFiles(installation),
    pages: Object.fromEntries(addresses),
    // The pages of single states are saved when they are visited.
    offered: shell.sitePages.filter(({ subject }) => !subject).map((page) => page.path),
    words: Object.fromEntries(Object.entries(shell.HTML_WORDS).map(([language, { offline }]) => [language, offline])),
  };
  const release = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  return `self.OFFLINE=${JSON.stringify({ release, ...contents } satisfies OfflineManifest)};\n${await code('worker')}`;
}

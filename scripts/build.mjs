/** Builds what is out of date, by the task graph (turbo.json). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHELL_RELEASE, WEB_APPS } from './apps.mjs';
import { ROOT, runTasks } from './tasks.mjs';

/** Where a build describes itself. The shell's is served. */
export const releaseFile = (app) => path.join(ROOT, app, 'dist', app === 'shell' ? `browser${SHELL_RELEASE}` : 'release.json');

/** The commit of the working copy, or undefined outside one. */
function revision() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** Each build writes its cache key here. */
export const BUILT_FROM = 'dist/built-from';

/** @param {{ directory: string, hash: string }} build */
function isStale({ directory, hash }) {
  const file = path.join(ROOT, directory, BUILT_FROM);
  return !existsSync(file) || readFileSync(file, 'utf8').trim() !== hash;
}

/**
 * Builds what is out of date. Does not touch the files of other builds, because a site may be serving them.
 * @param {(message: string) => void} log
 * @param {string[]} only - folders of the apps to build; all by default
 */
export async function buildStale(log, ...only) {
  // The gateway's build sets the times of the others' files, and it imports the contract.
  const isWanted = (folder) => only.length === 0 || only.includes(folder) || folder === 'gateway' || folder === 'contract';
  const { tasks } = JSON.parse(await runTasks(['run', 'build', '--dry=json'], { output: 'pipe' }));
  const stale = tasks.filter(
    (each) => each.task === 'build' && each.command !== '<NONEXISTENT>' && isWanted(each.directory) && isStale(each),
  );
  if (stale.length === 0) log('everything is built');
  else {
    log(`building ${stale.map(({ directory }) => directory).join(', ')}`);
    const filters = stale.map(({ package: name }) => `--filter=${name}`);
    await runTasks(['run', 'build', '--output-logs=errors-only', ...filters], { output: 'pipe' });
  }
  // Imported late, because a build creates these files.
  const [{ stampFolder }, { nameRelease }] = await Promise.all([
    import('../gateway/dist/content-time.js'),
    import('../gateway/dist/release-file.js'),
  ]);
  // A build restored from the cache has neither a name nor its times.
  for (const app of WEB_APPS.filter(isWanted)) {
    await nameRelease(releaseFile(app), { REVISION: revision(), ...process.env });
    await stampFolder(path.join(ROOT, app, 'dist/browser'));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildStale(console.log, ...process.argv.slice(2));

/** Installs the packages that the lockfile names. Imports no package, because there may be none yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Whether node_modules matches the lockfile. Compares contents, because a checkout or a copy of the folder changes times. */
function packagesAreThere() {
  const [wanted, there] = ['package-lock.json', 'node_modules/.package-lock.json']
    .map((file) => path.join(ROOT, file))
    .map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}));
  return Object.entries(wanted).every(
    ([place, { integrity, optional }]) =>
      !place.includes('node_modules/') || (there[place] ? there[place].integrity === integrity : optional),
  );
}

/**
 * Installs packages unless they are there. Ends the process if that fails.
 * @param {(message: string) => void} log
 */
export function installMissing(log) {
  if (packagesAreThere()) return;
  log('installing packages');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

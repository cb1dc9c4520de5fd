/** `npm start`: installs missing packages, builds what is out of date and serves the production site. PORT sets the port (8080). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { whenOrphaned } from './processes.mjs';

const root = path.resolve(import.meta.dirname, '..');
const started = Date.now();
const log = (message) => console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${message}`);

/** Whether node_modules matches the lockfile. Compares contents, because a checkout or a copy of the folder changes times. */
function packagesAreThere() {
  const [wanted, there] = ['package-lock.json', 'node_modules/.package-lock.json']
    .map((file) => path.join(root, file))
    .map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}));
  return Object.entries(wanted).every(
    ([place, { integrity, optional }]) =>
      !place.includes('node_modules/') || (there[place] ? there[place].integrity === integrity : optional),
  );
}

if (!packagesAreThere()) {
  log('installing packages');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

// Imported late, because these modules need the packages.
const { buildStale } = await import('./build.mjs');
const { startSite } = await import('./site.mjs');

let starting;
const stopping = new AbortController();
const stop = async (code = 0) => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  // Stop everything if one process stops.
  const site = await starting?.catch(() => undefined);
  await site?.stop();
  process.exit(code);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
whenOrphaned(() => void stop());

try {
  await buildStale(log);
  log('starting the remotes, the API and the gateway');
  starting = startSite({ port: Number(process.env.PORT ?? 8080), log, signal: stopping.signal });
  const { url } = await starting;
  if (!stopping.signal.aborted) log(`Bracketwise answers at ${url} (Ctrl-C stops it)`);
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

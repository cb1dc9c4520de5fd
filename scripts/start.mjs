/** `npm start`: installs missing packages, builds what is out of date and serves the production site. PORT sets the port (8080). */
import path from 'node:path';
import { installMissing } from './install.mjs';
import { whenOrphaned } from './processes.mjs';

const started = Date.now();
const log = (message) => console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${message}`);

installMissing(log);

// Imported late, because these modules need the packages.
const { buildStale } = await import('./build.mjs');
const { portFromEnvironment } = await import('./ports.mjs');
const { ROOT, startSite } = await import('./site.mjs');

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
  const port = portFromEnvironment(8080);
  await buildStale(log);
  log('starting the remotes, the API and the gateway');
  starting = startSite({ port, log, storedIn: path.join(ROOT, '.cache/pages'), signal: stopping.signal });
  const { url, services } = await starting;
  if (!stopping.signal.aborted) log(`Bracketwise answers at ${url} (Ctrl-C stops it)`);
  await services.get('gateway').ended;
  if (!stopping.signal.aborted) throw new Error('The gateway has ended, so nothing answers any more');
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

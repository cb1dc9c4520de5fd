/** Takes journeys through a site that is already running, with a real browser. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './tasks.mjs';

/**
 * The keyboard journeys of an app's pages at the width of a desktop, in English (the tags in e2e/tests/journeys.spec.ts).
 * @returns {Promise<string>} how many were taken
 * @throws Error if one fails, or the app has none
 */
export async function browse(app, site) {
  const args = ['test', '--config', 'e2e/live', '--grep', `at 1280 px in en.*@${app}(?![\\w-])`];
  const { status, stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/playwright'), args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e9,
    env: { ...process.env, LIVE_SITE: site },
  });
  process.stderr.write(stdout);
  const [, taken] = /^ *(\d+) passed/m.exec(stdout) ?? [];
  if (status !== 0 || !taken) throw new Error(`A journey through ${site} failed for ${app}`);
  return `${taken} journeys with a browser`;
}

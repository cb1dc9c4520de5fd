/**
 * `npm run stress`: the long versions of what `npm test` runs briefly. `npm run stress -- households` runs only that part.
 *
 *   households   100,000 random valid and 100,000 hostile households, in lists, to one API process
 *   requests     100,000 hostile requests of any kind, and as many with an unwritable log
 *   engine       twenty times as many random households as the engine's tests
 *   load         a minute of load, processes killed under load, and upstreams that hang, send garbage or never finish
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStale } from './build.mjs';
import { ROOT } from './tasks.mjs';

const run = (command, args, env = {}) => {
  const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
};

// Use a new seed each time; fast-check prints it on failure.
const random = { PROPERTY_SEED: String(Date.now() % 2 ** 31) };
const jest = (project, files, env, ...args) =>
  run('jest', ['--selectProjects', project, '--testPathPatterns', files, ...args], { ...env, ...random });

const PARTS = {
  households: () => jest('api', 'hostile', { STRESS_HOUSEHOLDS: '100000' }, '--testNamePattern', 'random valid households'),
  requests: () => jest('api', 'hostile|process', { STRESS_REQUESTS: '100000' }),
  engine: () => jest('tax-engine', 'test/[a-z-]+\\.test', { PROPERTY_TIMES: '20' }),
  load: () => run('playwright', ['test', '--config', 'e2e/stress'], { STRESS_SECONDS: '30' }),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}; they are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
await buildStale(console.log);
for (const name of names.length > 0 ? names : Object.keys(PARTS)) PARTS[name]();

/**
 * `npm run stress`: the long versions of what `npm test` runs briefly. Twenty times as many random households, 100,000 hostile requests,
 * as many with an unwritable log, a minute of load, processes killed under load, and upstreams that hang, send garbage or never finish.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, buildStale } from './build.mjs';

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

await buildStale(console.log);
run('jest', ['--selectProjects', 'api', '--testPathPatterns', 'hostile|process'], { STRESS_REQUESTS: '100000', ...random });
run('jest', ['--selectProjects', 'tax-engine', '--testPathPatterns', 'test/[a-z-]+\\.test'], {
  PROPERTY_TIMES: '20',
  ...random,
});
run('playwright', ['test', '--config', 'e2e/stress'], { STRESS_SECONDS: '30' });

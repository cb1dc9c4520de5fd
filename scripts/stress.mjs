/**
 * `npm run stress`: what `npm test` does in short, in full. Twenty times the random households, 100,000 hostile requests, valid and hostile households among them, as many with
 * a log that cannot be written, a minute of load, processes killed under it, and parts that hang, answer nonsense or never end.
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

// Another seed each time; fast-check prints it with what it finds.
const random = { PROPERTY_SEED: String(Date.now() % 2 ** 31) };

await buildStale(console.log);
run('jest', ['--selectProjects', 'api', '--testPathPatterns', 'hostile|process'], { STRESS_REQUESTS: '100000', ...random });
run('jest', ['--selectProjects', 'tax-engine', '--testPathPatterns', 'propert|what-ifs|withholding|changes-nearby|marginal-rates'], {
  PROPERTY_TIMES: '20',
  ...random,
});
run('playwright', ['test', '--config', 'e2e/stress'], { STRESS_SECONDS: '30' });

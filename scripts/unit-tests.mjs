/** `npm test` in a workspace: runs its unit tests. Arguments are Jest's. Writes a report named after the script to `.cache`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './tasks.mjs';

/**
 * Arguments of node for a run of Jest.
 * @param {string} report - file to write
 */
export const jest = (report, ...args) => [
  // Room for what a test throws away: otherwise collecting it takes a sixth of the time. Jest passes it on to its workers.
  '--max-semi-space-size=64',
  path.join(ROOT, 'node_modules/jest/bin/jest.js'),
  ...['--config', path.join(ROOT, 'jest.config.mjs'), '--silent', '--reporters=default', '--json', `--outputFile=${report}`],
  ...args,
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const report = `.cache/${process.env.npm_lifecycle_event.replace(':', '-')}.json`;
  rmSync(report, { force: true });
  mkdirSync('.cache', { recursive: true });
  // Half of the processors, because the task runner starts several workspaces at once.
  const args = ['--selectProjects', path.basename(process.cwd()), '--maxWorkers=50%', ...process.argv.slice(2)];
  // Jest also prints the report.
  const { status } = spawnSync(process.execPath, jest(report, ...args), { stdio: ['ignore', 'ignore', 'inherit'] });
  process.exitCode = status ?? 1;
}

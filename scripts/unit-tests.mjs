/** `npm test` in a workspace: runs its unit tests. Arguments are Jest's. Writes a report named after the script to `.cache`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './tasks.mjs';

const report = `.cache/${process.env.npm_lifecycle_event.replace(':', '-')}.json`;
rmSync(report, { force: true });
mkdirSync('.cache', { recursive: true });

const which = ['--config', path.join(ROOT, 'jest.config.mjs'), '--selectProjects', path.basename(process.cwd())];
// Half of the processors, because the task runner starts several workspaces at once.
const how = ['--maxWorkers=50%', '--silent', '--reporters=default', '--json', `--outputFile=${report}`];
// Room for what a test throws away: otherwise collecting it takes a sixth of the time. Jest passes it on to its workers.
const node = ['--max-semi-space-size=64', path.join(ROOT, 'node_modules/jest/bin/jest.js')];
const { status } = spawnSync(process.execPath, [...node, ...which, ...how, ...process.argv.slice(2)], {
  // Jest also prints the report.
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exitCode = status ?? 1;

/**
 * `npm test`: runs everything and prints a summary line. `--quick` (npm run verify) skips tests that need a running site, and what has
 * passed before with the same inputs. `--http` (npm run test:http) skips tests that need a browser and checks that do not depend on the Node
 * version.
 * Installs what the tests need: packages, and Debian's chromium-headless-shell, nginx, HAProxy, mtail and promtool.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runTasks } from './tasks.mjs';

const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
const reports = path.join(ROOT, '.cache/reports');
const quick = process.argv.includes('--quick');
const http = process.argv.includes('--http');

if (!existsSync(path.join(ROOT, 'node_modules/.package-lock.json'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** If an installation fails, the tests that need it fail by name. */
function installing(what, steps) {
  console.log(`installing ${what}`);
  if (!steps.every(([command, ...args]) => spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0))
    console.error(`${what} could not be installed`);
}
const apt = (...args) => [...(process.getuid() === 0 ? [] : ['sudo']), 'apt-get', '-qq', ...args];

/** Installs Debian packages if a command is missing. */
function ensureDebian(command, packages) {
  if (isThere(command)) return;
  installing(packages.join(', '), [apt('update'), apt('install', '-y', '--no-install-recommends', ...packages)]);
}

/**
 * Extracts promtool from Debian's package, because installing the package would start Prometheus.
 * @returns the command
 */
function ensurePromtool() {
  const own = '.cache/promtool/usr/bin/promtool';
  if (isThere('promtool')) return 'promtool';
  if (!existsSync(path.join(ROOT, own))) {
    const unpack =
      'cd .cache/promtool && apt-get -qq -o APT::Sandbox::User=root download prometheus && dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x ./usr/bin/promtool && rm prometheus_*.deb';
    installing('promtool', [apt('update'), ['mkdir', '-p', '.cache/promtool'], ['sh', '-c', unpack]]);
  }
  return own;
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

const total = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

/** Runs a check that passes or fails as a whole. */
async function check(name, command, args) {
  const passed = await run(command, args);
  console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  count(passed ? 1 : 0, passed ? 0 : 1);
}

/** Adds up a runner's own report. A runner that fails without a failed test counts as one failure. */
function countReport(file, read, succeeded) {
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  count(passed, failed === 0 && !succeeded ? 1 : failed);
}

/** Runs tasks of turbo.json in all workspaces. Counts the tests of each report, and one for each task without a report. */
async function tasks(...names) {
  const summaries = path.join(ROOT, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  // One task more than there are processors, because unit tests also wait.
  const whole = ['--force', '--concurrency=150%'];
  const options = ['--summarize', '--continue=dependencies-successful', '--output-logs=new-only', ...(quick ? [] : whole)];
  const succeeded = await runTasks(['run', ...names, ...options]).then(
    () => true,
    () => false,
  );
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
  const ran = summary ? JSON.parse(readFileSync(path.join(summaries, summary), 'utf8')).tasks : [];
  const before = total.failed;
  for (const { task, directory, command, outputs, execution, cache } of ran) {
    const wasSkipped = !execution && cache.status !== 'HIT';
    if (!names.includes(task) || command === '<NONEXISTENT>' || wasSkipped) continue;
    const passed = cache.status === 'HIT' || execution?.exitCode === 0;
    const report = outputs?.find((file) => file.startsWith('.cache/'));
    if (report)
      countReport(
        path.join(ROOT, directory, report),
        ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
          passed: numPassedTests,
          failed: numFailedTests + numRuntimeErrorTestSuites,
        }),
        passed,
      );
    else count(passed ? 1 : 0, passed ? 0 : 1);
    if (!passed) console.log(`FAILED: ${task} of ${directory || 'the repository'}`);
  }
  if (!succeeded && total.failed === before) count(0, 1);
}

/** Specs that start no browser: they import `site` but not the browser `test`. */
function specsWithoutBrowser() {
  const folder = path.join(ROOT, 'e2e/tests');
  const imports = (file, from) => readFileSync(path.join(folder, file), 'utf8').includes(`from '../support/${from}.ts'`);
  return readdirSync(folder).filter((file) => imports(file, 'site') && !imports(file, 'test'));
}

/** Runs Playwright's tests of a folder. */
async function playwright(folder, ...specs) {
  const file = path.join(reports, `${folder}.json`);
  const succeeded = await run(bin('playwright'), ['test', '--config', folder, ...specs], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  countReport(file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }), succeeded);
}

async function siteTests(...specs) {
  const { buildStale } = await import('./build.mjs');
  await buildStale(console.log);
  // Renders every page.
  rmSync(path.join(ROOT, '.cache/e2e-pages'), { recursive: true, force: true });
  await playwright('e2e', ...specs);
}

// By workspace, linting can be skipped where it has passed before; in one process, it takes half as long.
const checks = ['types:all', ...(quick ? ['lint', 'lint:root'] : ['lint:all']), 'format:check', 'licences:check', 'workflows'];
// They keep all cores busy for minutes, so installations go on at the same time.
const withoutSite = tasks('test', 'test:across-apps', ...(http ? [] : checks));
if (quick) await withoutSite;
else {
  if (!http) ensureDebian('chromium-headless-shell', ['chromium-headless-shell', 'fonts-liberation']);
  ensureDebian('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  ensureDebian('mtail', ['mtail']);
  ensureDebian('haproxy', ['haproxy']);
  const promtool = http ? undefined : ensurePromtool();
  await withoutSite;
  if (promtool)
    await check('alert rules', 'sh', ['-c', '"$0" check config deploy/prometheus.yml && "$0" test rules deploy/alerts.test.yml', promtool]);
  if (!http) await playwright('workbench');
  await siteTests(...(http ? specsWithoutBrowser() : []));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

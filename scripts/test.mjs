/**
 * `npm test`: runs everything, and prints the names of what failed and a summary line. `--quick` (npm run verify) skips tests that need a
 * running site, and what has passed before with the same inputs. `--http` (npm run test:http) skips tests that need a browser and checks that
 * do not depend on the Node version.
 * Installs what the tests need: packages, and Debian's curl, poppler-utils, mupdf-tools, chromium-headless-shell, nginx, HAProxy, mtail and promtool.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, runTasks } from './tasks.mjs';
import { jest } from './unit-tests.mjs';

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

function run(command, args, { env = {}, output = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['inherit', output, 'inherit'], env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

let passed = 0;
/** Names of failed tests and checks. */
const failures = [];

/** Runs a check that passes or fails as a whole. */
async function check(name, command, args) {
  if (await run(command, args)) passed += 1;
  else failures.push(name);
}

/** Adds up a runner's own report. A runner that fails without a failed test counts as one failure. */
function countReport(name, file, read, succeeded) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] };
  passed += report.passed;
  failures.push(...(succeeded || report.failed.length > 0 ? report.failed : [name]));
}

const readJest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return (tests.length > 0 || status !== 'failed' ? tests : ['does not run']).map((test) => `${path.relative(ROOT, name)} › ${test}`);
  }),
});

function readPlaywright({ suites, stats, errors }) {
  const failedIn = ({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...inner.flatMap(failedIn),
  ];
  const outsideTests = errors.map(({ message }) => `outside the tests › ${stripVTControlCharacters(message ?? 'unknown error')}`);
  return { passed: stats.expected + stats.flaky, failed: [...suites.flatMap(failedIn), ...outsideTests] };
}

/** Runs tasks of turbo.json in all workspaces. Counts the tests of each report, and one for each task without a report. */
async function tasks(...names) {
  const summaries = path.join(ROOT, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  // Unit tests run at the same time.
  const whole = ['--force', '--concurrency=1'];
  const options = ['--summarize', '--continue=dependencies-successful', '--output-logs=new-only', ...(quick ? [] : whole)];
  const succeeded = await runTasks(['run', ...names, ...options]).then(
    () => true,
    () => false,
  );
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
  const ran = summary ? JSON.parse(readFileSync(path.join(summaries, summary), 'utf8')).tasks : [];
  const before = failures.length;
  for (const { task, directory, command, outputs, execution, cache } of ran) {
    const wasSkipped = !execution && cache.status !== 'HIT';
    if (!names.includes(task) || command === '<NONEXISTENT>' || wasSkipped) continue;
    const name = `${task} of ${directory || 'the repository'}`;
    const hasPassed = cache.status === 'HIT' || execution?.exitCode === 0;
    const report = outputs?.find((file) => file.startsWith('.cache/'));
    if (report) countReport(name, path.join(ROOT, directory, report), readJest, hasPassed);
    else if (hasPassed) passed += 1;
    else failures.push(name);
  }
  if (!succeeded && failures.length === before) failures.push(names.join(', '));
}

/** Runs the unit and HTTP tests of all workspaces in one run of Jest, which starts the longest files first and leaves no processor idle. */
async function unitTests() {
  const file = path.join(reports, 'unit-tests.json');
  // Restarts a worker whose memory has grown.
  const args = ['--maxWorkers=100%', '--workerIdleMemoryLimit=2GB'];
  // Jest also prints the report.
  const succeeded = await run(process.execPath, jest(file, ...args), { output: 'ignore' });
  countReport('unit tests', file, readJest, succeeded);
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
  const succeeded = await run(bin('playwright'), ['test', '--config', folder, ...specs], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  countReport(folder, file, readPlaywright, succeeded);
}

async function siteTests(...specs) {
  // Renders every page.
  rmSync(path.join(ROOT, '.cache/e2e-pages'), { recursive: true, force: true });
  await playwright('e2e', ...specs);
}

// Unit tests of the client's examples need it.
ensureDebian('curl', ['curl']);
// Those of the filled-in forms read them with both.
ensureDebian('pdftotext', ['poppler-utils']);
ensureDebian('mutool', ['mupdf-tools']);
// By workspace, linting can be skipped where it has passed before; in one process, it takes half as long.
const checks = ['types:all', ...(quick ? ['lint', 'lint:root'] : ['lint:all']), 'format:check', 'licenses:check', 'workflows'];
if (quick) await tasks('test', 'test:across-apps', ...checks);
else {
  // The API's own tests start the built one. Installations go on at the same time.
  const building = run(process.execPath, ['scripts/build.mjs']);
  if (!http) ensureDebian('chromium-headless-shell', ['chromium-headless-shell', 'fonts-liberation']);
  ensureDebian('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  ensureDebian('mtail', ['mtail']);
  ensureDebian('haproxy', ['haproxy']);
  const promtool = http ? undefined : ensurePromtool();
  if (!(await building)) failures.push('build');
  const units = unitTests();
  if (!http) await tasks(...checks);
  if (promtool)
    await check('alert rules', 'sh', ['-c', '"$0" check config deploy/prometheus.yml && "$0" test rules deploy/alerts.test.yml', promtool]);
  if (!http) await playwright('workbench');
  await units;
  await siteTests(...(http ? specsWithoutBrowser() : []));
}
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * `npm test`: runs everything and prints a summary line. `--quick` (npm run verify) skips tests that need a running site. `--http`
 * (npm run test:http) skips tests that need a browser and checks that do not depend on the Node version.
 * Installs what the tests need: packages, and Debian's chromium-headless-shell, nginx, HAProxy, mtail and promtool.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const reports = path.join(root, '.cache/reports');
const quick = process.argv.includes('--quick');
const http = process.argv.includes('--http');

if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** If an installation fails, the tests that need it fail by name. */
function installing(what, steps) {
  console.log(`installing ${what}`);
  if (!steps.every(([command, ...args]) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0))
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
  if (!existsSync(path.join(root, own))) {
    const unpack =
      'cd .cache/promtool && apt-get -qq -o APT::Sandbox::User=root download prometheus && dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x ./usr/bin/promtool && rm prometheus_*.deb';
    installing('promtool', [apt('update'), ['mkdir', '-p', '.cache/promtool'], ['sh', '-c', unpack]]);
  }
  return own;
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
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

async function jest() {
  const file = path.join(reports, 'jest.json');
  const succeeded = await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent', '--reporters=default', '--maxWorkers=100%']);
  countReport(
    file,
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }),
    succeeded,
  );
}

/** Specs that start no browser: they import `site` but not the browser `test`. */
function specsWithoutBrowser() {
  const folder = path.join(root, 'e2e/tests');
  const imports = (file, from) => readFileSync(path.join(folder, file), 'utf8').includes(`from '../support/${from}.ts'`);
  return readdirSync(folder).filter((file) => imports(file, 'site') && !imports(file, 'test'));
}

async function playwright(...specs) {
  const { buildStale } = await import('./build.mjs');
  await buildStale(console.log);
  const file = path.join(reports, 'playwright.json');
  const succeeded = await run(bin('playwright'), ['test', '--config', 'e2e', ...specs], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  countReport(file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }), succeeded);
}

// Each of these keeps one core busy.
if (!http)
  await Promise.all([
    check('types', bin('tsc'), ['-b']),
    check('lint', bin('eslint'), ['.', '--max-warnings', '0']),
    check('format', bin('prettier'), ['--check', '.', '--log-level', 'warn']),
    check('licences', process.execPath, ['scripts/licences.mjs', '--check']),
  ]);
await jest();
if (!quick) {
  if (!http) ensureDebian('chromium-headless-shell', ['chromium-headless-shell', 'fonts-liberation']);
  ensureDebian('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  ensureDebian('mtail', ['mtail']);
  ensureDebian('haproxy', ['haproxy']);
  if (!http) {
    const promtool = ensurePromtool();
    await check('alert rules', 'sh', ['-c', '"$0" check config deploy/prometheus.yml && "$0" test rules deploy/alerts.test.yml', promtool]);
  }
  await playwright(...(http ? specsWithoutBrowser() : []));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

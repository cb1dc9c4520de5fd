/**
 * `npm run dev`: the site with hot reload. Each front-end app has its own dev server, the compiler watches the engine and the API, and Node
 * restarts the API. The shell's dev server replaces the gateway.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, WEB_APPS } from './build.mjs';
import { whenOrphaned } from './processes.mjs';

const apps = JSON.parse(readFileSync(path.join(ROOT, 'gateway/src/apps.json'), 'utf8'));
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
const children = [];
let stopping = false;

function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 500);
}

/** Starts a long-running process and prefixes its output with its name. */
function run(name, command, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'development', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const print = (data) => {
    for (const line of String(data).split('\n')) if (line.trim()) console.log(`${name.padEnd(18)} ${line}`);
  };
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${name} ended with ${code}`);
    stop(1);
  });
  children.push(child);
  return child;
}

process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());
process.on('SIGHUP', () => stop());
whenOrphaned(() => stop());

// Build once first: the API needs its compiled files to start.
const { status } = await new Promise((resolve) => {
  const build = spawn(bin('tsc'), ['-b', 'tax-engine', 'api'], { cwd: ROOT, stdio: 'inherit' });
  build.on('exit', (code) => resolve({ status: code }));
});
if (status !== 0) process.exit(status);

run('compiler', bin('tsc'), ['-b', 'tax-engine', 'api', '--watch', '--preserveWatchOutput']);
run('api', process.execPath, ['--watch', 'api/dist/main.js'], { env: { PORT: String(apps.api.devPort), LOG_LEVEL: 'warn' } });
for (const app of WEB_APPS) run(app, bin('rspack'), ['dev', '--mode', 'development'], { cwd: path.join(ROOT, app) });
console.log(`The site will answer at http://localhost:${apps.shell.devPort}`);

/**
 * `npm run dev`: the site, updated as files change. Each front-end app has its own dev server, and the shell's replaces the gateway. Those of
 * remotes start when a page asks for them.
 * The API is bundled and restarted by `dev-api.mjs`. `dev-types.mjs` checks the types meanwhile.
 *
 * `npm run dev -- --inspect` lets a debugger attach to the API. `npm run dev -- mf-guides` serves that remote alone, for a production shell,
 * and `npm run dev -- mf-guides --site https://staging.example` shows a deployed site with it. PORT sets the port of the site, or of the remote.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { assertFree, freePort, portFromEnvironment } from './ports.mjs';
import { whenOrphaned } from './processes.mjs';
import { ROOT } from './tasks.mjs';

installMissing(console.log);

// Imported late, because it needs the packages.
const { APPS, DEV_PORTS, REMOTES, WEB_APPS, isRemote, variableOf } = await import('./apps.mjs');
const { serveDeployedSite } = await import('./deployed-site.mjs');

const script = (name) => path.join(import.meta.dirname, name);
const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
/** Every dev server is made from this folder. */
const BUILD = path.join(ROOT, 'build');

/** By name. */
const children = new Map();
const stopping = new AbortController();
const MOST_TO_STOP_MS = 5_000;

/** Ends when everything it started has, so that nothing writes files any more. */
async function stop(code = 0) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const ended = [...children.values()].map((child) => once(child, 'exit'));
  for (const child of children.values()) child.kill('SIGTERM');
  await Promise.race([Promise.all(ended), wait(MOST_TO_STOP_MS)]);
  process.exit(code);
}

const print = (name, text) => {
  // Dev servers complain of being stopped.
  if (stopping.signal.aborted) return;
  for (const line of String(text).split('\n')) if (line.trim()) console.log(`${name.padEnd(18)} ${line}`);
};

/**
 * Starts a long-running Node program and prefixes its output with its name. If it ends, the others go on, and it starts again when a file
 * changes.
 * @param {{ args?: string[], cwd?: string, env?: NodeJS.ProcessEnv, watched?: string[] }} options - `watched`: the folders of these files
 */
function run(name, file, { args = [], cwd = ROOT, env = {}, watched = [cwd] } = {}) {
  const child = fork(file, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    // Not those of this process: a debugger's port can be taken only once.
    execArgv: ['--import', script('end-with-parent.mjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.set(name, child);
  child.stdout.on('data', (text) => print(name, text));
  child.stderr.on('data', (text) => print(name, text));
  child.once('exit', (code) => {
    children.delete(name);
    if (stopping.signal.aborted) return;
    print(name, `ended with ${code}; it starts again when one of its files changes`);
    const changed = new AbortController();
    const signal = AbortSignal.any([changed.signal, stopping.signal]);
    for (const folder of watched) {
      watch(folder, { recursive: true, signal }, () => {
        if (signal.aborted) return;
        changed.abort();
        run(name, file, { args, cwd, env, watched });
      });
    }
  });
  return child;
}

const runDevServer = (app, { args = [], env }) =>
  run(app, RSPACK, {
    args: ['dev', '--mode', 'development', ...args],
    cwd: path.join(ROOT, app),
    env,
    watched: [path.join(ROOT, app), BUILD],
  });

/**
 * Starts a remote's dev server at the first connection to its port, because a developer needs one or two of them, and each takes a processor
 * for seconds. Connections wait until it listens.
 */
async function runWhenAsked(app, { port, env }) {
  const start = async () => {
    const ownPort = await freePort(0);
    runDevServer(app, { args: ['--port', String(ownPort)], env });
    return ownPort;
  };
  const pass = (visitor, ownPort) => {
    const server = connect(ownPort, 'localhost', () => pipeline(visitor, server, visitor, () => {}));
    server.once('error', ({ code }) => {
      const mayComeYet = code === 'ECONNREFUSED' && children.has(app);
      if (mayComeYet && !visitor.destroyed) setTimeout(pass, 100, visitor, ownPort);
      else visitor.destroy();
    });
  };
  let started;
  const listener = createServer((visitor) => {
    // A browser may leave while it waits.
    visitor.on('error', () => visitor.destroy());
    started ??= start();
    void started.then((ownPort) => pass(visitor, ownPort));
  }).listen(port);
  await once(listener, 'listening');
}

/** Resolves when the address has answered; a dev server answers when it has built. */
async function untilItAnswers(url) {
  while (!stopping.signal.aborted) {
    const isThere = await fetch(url, { signal: stopping.signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Serves remotes built for a production shell. */
async function serveForProduction(remotes) {
  const settings = [];
  for (const [index, app] of remotes.entries()) {
    const port = index === 0 && process.env.PORT ? portFromEnvironment() : await freePort(DEV_PORTS[app]);
    if (index === 0) await assertFree(port);
    runDevServer(app, { args: ['--env', 'productionShell'], env: { DEV_PORTS: JSON.stringify({ [app]: port }) } });
    const entry = `http://localhost:${port}/remoteEntry.js`;
    await untilItAnswers(entry);
    settings.push(`${variableOf(app, 'ENTRY')}=${entry} ${variableOf(app, 'VERIFIED')}=false`);
  }
  if (!stopping.signal.aborted) console.log(`Start a production shell with ${remotes.join(', ')}:\n${settings.join(' ')} npm start`);
}

/** Shows the deployed site, with the remote from this machine. */
async function serveWithSite([app, ...others], address) {
  if (!app || others.length > 0) throw new Error('--site takes one remote: npm run dev -- mf-guides --site https://staging.example');
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new Error(`--site takes the http(s) address of a site, not "${address}"`);
  const site = new URL(address).origin;
  const port = portFromEnvironment(DEV_PORTS.shell);
  await assertFree(port);
  const remotePort = await freePort(DEV_PORTS[app]);
  const devServer = `http://localhost:${remotePort}`;
  runDevServer(app, { args: ['--env', 'productionShell'], env: { DEV_PORTS: JSON.stringify({ [app]: remotePort }) } });
  await untilItAnswers(`${devServer}/remoteEntry.js`);
  if (stopping.signal.aborted) return;
  await serveDeployedSite({ site, remote: app, devServer, port });
  console.log(`${site} with ${app} from this machine answers at http://localhost:${port} (Ctrl-C stops it; reload after a change)`);
}

/** @param {string[]} inspect - arguments for the API's Node, such as `--inspect` */
async function serveSite(inspect) {
  const shellPort = portFromEnvironment(DEV_PORTS.shell);
  await assertFree(shellPort);
  const ports = { shell: shellPort };
  for (const app of APPS) ports[app] ??= await freePort(DEV_PORTS[app]);
  // Two sites may run from one clone.
  const typeErrors = path.join(ROOT, '.cache/dev', `type-errors-${shellPort}.json`);
  mkdirSync(path.dirname(typeErrors), { recursive: true });
  writeFileSync(typeErrors, '[]');
  const env = { DEV_PORTS: JSON.stringify(ports), TYPE_ERRORS: typeErrors };

  run('api', script('dev-api.mjs'), {
    args: inspect,
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(ports.api) },
    watched: [path.join(ROOT, 'api')],
  });
  runDevServer('shell', { env });
  for (const app of REMOTES) await runWhenAsked(app, { port: ports[app], env });
  await untilItAnswers(`http://localhost:${shellPort}/`);
  if (stopping.signal.aborted) return;
  console.log(`The site answers at http://localhost:${shellPort} (Ctrl-C stops it)`);
  const types = run('types', script('dev-types.mjs'), { args: [typeErrors, ...WEB_APPS, 'api'], watched: [script('.')] });
  setPriority(types.pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());
process.on('SIGHUP', () => stop());
whenOrphaned(() => stop());

const { values, positionals: remotes } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { site: { type: 'string' } },
});
const inspect = process.argv.slice(2).filter((arg) => arg.startsWith('--inspect'));
try {
  const [option] = Object.keys(values).filter((name) => name !== 'site' && !name.startsWith('inspect'));
  if (option) throw new Error(`"--${option}" is no option. Options are --site and --inspect.`);
  const [unknown] = remotes.filter((app) => !isRemote(app));
  if (unknown) throw new Error(`"${unknown}" is no remote. Remotes are ${REMOTES.join(', ')}.`);
  if ('site' in values) await serveWithSite(remotes, values.site);
  else await (remotes.length > 0 ? serveForProduction(remotes) : serveSite(inspect));
} catch (error) {
  console.error(error.message);
  void stop(1);
}

/**
 * `npm run scaling`: what one core of each part serves, for docs/scaling.md. Starts the programs of the images with their configurations: one API
 * process, HAProxy and nginx. `--images` starts the images themselves, of docker-compose.yml, in an engine on this machine. Requests are divided by the processor seconds that each program used, so other programs change little. Latencies
 * are of one API process on one core (`taskset`) at 60 % of what it can serve, with arrivals at random times; `--first` gives it and its
 * visitors precedence over other programs, which needs root.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { importSource } from '../../build/sources.mjs';
import { REMOTES, variableOf } from '../../scripts/apps.mjs';
import { stackOf } from '../../scripts/compose.mjs';
import { processorSeconds } from '../../scripts/measuring.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startService } from '../../scripts/processes.mjs';
import { ROOT } from '../../scripts/tasks.mjs';

const LOCAL = '127.0.0.1';
const CONNECTIONS = 32;
const WARM_UP_S = 4;
const ROUND_S = 6;
const TAIL_S = 12;
const SHARE = 0.6;

const QUESTIONS = {
  'an estimate': ['calculate-tax', { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 }],
  'a household': [
    'tax-returns',
    { taxYear: 2025, state: 'CA', filingStatus: 'marriedJoint', dependentAges: [4, 9], wages: 92_000, spouseWages: 41_000 },
  ],
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'bracketwise-scaling-'));
const stopped = [];
const peakMemory = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
const children = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const used = (pids) => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);

/** Gives a container precedence over what runs outside of it: there, priorities count among its own processes only. */
function putGroupFirst(pid) {
  const groups = readFileSync(`/proc/${pid}/cgroup`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(':'));
  const [, controllers, group] = groups.find(([, names]) => names.split(',').includes('cpu')) ?? groups.find(([id]) => id === '0');
  const [root, file, most] = controllers
    ? [`/sys/fs/cgroup/${controllers}`, 'cpu.shares', 262_144]
    : ['/sys/fs/cgroup', 'cpu.weight', 10_000];
  for (let each = group; each !== '/'; each = path.dirname(each)) {
    const place = path.join(root, each, file);
    const former = readFileSync(place, 'utf8');
    writeFileSync(place, String(most));
    stopped.push(() => writeFileSync(place, former));
  }
}

async function startProgram(command, args, env, port) {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], { stdio: 'ignore', env: { ...process.env, ...env } });
  stopped.push(() => child.kill());
  while (
    !(await fetch(`http://${LOCAL}:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  return child.pid;
}

/** Keeps a place busy. @returns requests per processor second of each part */
async function throughput(url, parts, options = {}) {
  const run = (duration) => autocannon({ url, duration, connections: CONNECTIONS, ...options });
  await run(WARM_UP_S);
  const before = parts.map(used);
  const { '2xx': served, non2xx } = await run(ROUND_S);
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} requests failed`);
  return parts.map((pids, at) => Math.round(served / (used(pids) - before[at])));
}
const post = (name) => {
  const [address, body] = QUESTIONS[name];
  return { address, options: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } };
};

/** Latencies in milliseconds of requests that arrive at random times, however long others take. */
async function latencies(url, { method, headers, body }, perSecond) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const taken = [];
  let open = 0;
  const ask = (due) => {
    open += 1;
    const asked = request(url, { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (response) => {
      response.resume().on('end', () => {
        open -= 1;
        taken.push(performance.now() - due);
      });
    });
    asked.on('error', () => (open -= 1));
    asked.end(body);
  };
  const start = performance.now();
  let due = start;
  while (performance.now() - start < TAIL_S * 1000) {
    while (due <= performance.now()) {
      ask(due);
      due += (-Math.log(1 - Math.random()) / perSecond) * 1000;
    }
    await turn();
  }
  while (open > 0) await wait(10);
  agent.destroy();
  const sorted = taken.slice(Math.floor(taken.length / 6)).toSorted((a, b) => a - b);
  return Object.fromEntries([0.5, 0.99, 0.999].map((share) => [share, sorted[Math.floor(share * sorted.length)]]));
}

/**
 * What is measured: an API process on one core, a balancer and a gateway.
 * @typedef {{ of: string, start: { seconds: number, processor: number }, api: { pid: number, url: string }, balancer: number, nginx: number,
 * url: string, script?: string }} Parts - `url` is the gateway's
 */

/** @returns {Promise<Parts>} the programs of the images, outside containers */
async function startPrograms() {
  const { startNameServer } = await importSource('e2e/support/name-server.ts');
  const [{ readNginxInstallation }, { gatewayConfiguration }] = await Promise.all([
    import('@bracketwise/gateway/environment'),
    import('@bracketwise/gateway/nginx'),
  ]);
  const names = await startNameServer();
  stopped.push(() => names.stop());
  const [balancerPort, port] = [await freePort(0), await freePort(0)];
  const env = { HOST: LOCAL, PORT: '0', TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '0', HOUSEHOLDS_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
  const began = performance.now();
  const api = await startService('api', path.join(ROOT, 'api/dist/main.js'), { env, output: 'ignore' });
  stopped.push(() => api.stop());
  const start = { seconds: (performance.now() - began) / 1000, processor: processorSeconds(api.pid) };

  names.set('api', [LOCAL]);
  names.set('api-balancer', [LOCAL]);
  const balancerEnv = { HOST: LOCAL, PORT: String(balancerPort), API_NAME: 'api', API_PORT: String(api.port), RESOLVER: names.address };
  const balancer = await startProgram('haproxy', ['-db', '-f', path.join(ROOT, 'deploy/balancer/haproxy.cfg')], balancerEnv, balancerPort);
  mkdirSync(path.join(folder, 'pages'));
  const installation = readNginxInstallation(
    {
      HOST: LOCAL,
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      RATE_LIMIT_PER_MINUTE: '0',
      SHELL_DIR: path.join(ROOT, 'shell/dist'),
      PAGES_DIR: path.join(folder, 'pages'),
      RUN_DIR: folder,
      ACCESS_LOG: path.join(folder, 'access.log'),
      RESOLVER: names.address,
      API_UPSTREAM: `http://api-balancer:${balancerPort}`,
      ...Object.fromEntries(REMOTES.map((remote) => [variableOf(remote, 'UPSTREAM'), 'http://api-balancer:1'])),
    },
    undefined,
  );
  writeFileSync(path.join(folder, 'nginx.conf'), gatewayConfiguration(installation));
  const asMyself = process.getuid() === 0 ? ['-g', 'user root;'] : [];
  return {
    of: `the programs of the images, outside containers, with node ${process.version}`,
    start,
    api: { pid: api.pid, url: `http://${LOCAL}:${api.port}` },
    balancer,
    nginx: await startProgram('nginx', ['-c', path.join(folder, 'nginx.conf'), ...asMyself], {}, port),
    url: `http://${LOCAL}:${port}`,
    script: scriptAmong(readdirSync(path.join(ROOT, 'shell/dist/browser/assets'))),
  };
}
const scriptAmong = (files) => files.find((file) => /^index\.\w+\.js$|^main\.\w+\.js$/.test(file));

/** @returns {Promise<Parts>} the images of docker-compose.yml, which must have been built */
async function startImages() {
  const port = await freePort(0);
  const settings = { PORT: String(port), SITE_URL: `http://localhost:${port}`, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
  const { inStack, docker, containersOf, remove } = stackOf(`bracketwise-scaling-${process.pid}`, settings, 5 * 60_000);
  stopped.push(remove);
  // Pages and remotes are not measured, so they need not run.
  const up = (service) => inStack(['up', '--detach', '--no-build', '--no-deps', service]);
  for (const service of ['configure', 'api', 'api-balancer']) await up(service);
  const [api] = await containersOf('api');
  const inspect = (container, format) => docker('inspect', '--format', format, container);
  const addressOf = async () =>
    `http://${(await inspect(api, '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}')).split(' ')[0]}:3000`;
  const pidOf = async (container) => Number(await inspect(container, '{{.State.Pid}}'));
  const answers = (url) =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  // The image is in memory now, as on a node that has it.
  await docker('stop', api);
  const began = performance.now();
  await docker('start', api);
  const url = await addressOf();
  while (!(await answers(`${url}/api/ready`))) await wait(20);
  const pid = await pidOf(api);
  const start = { seconds: (performance.now() - began) / 1000, processor: processorSeconds(pid) };
  await up('gateway');
  while (!(await answers(`http://${LOCAL}:${port}/api/ready`))) await wait(50);
  const [[balancer], [gateway]] = [await containersOf('api-balancer'), await containersOf('gateway')];
  const node = await docker('exec', api, '/nodejs/bin/node', '--version');
  return {
    of: `the images in Docker ${await docker('version', '--format', '{{.Server.Version}}')}, with node ${node}`,
    start,
    api: { pid, url },
    balancer: await pidOf(balancer),
    nginx: await pidOf(gateway),
    url: `http://${LOCAL}:${port}`,
    script: scriptAmong((await docker('exec', gateway, 'ls', 'shell/browser/assets')).split('\n')),
  };
}

try {
  const { of, start, api, balancer, nginx, url, script } = await (process.argv.includes('--images') ? startImages : startPrograms)();
  const workers = children(nginx);
  spawnSync('taskset', ['-a', '-p', '-c', '0', String(api.pid)]);

  const print = (what, figure) => console.log(`${what.padEnd(70)} ${figure}`);
  print('measured', of);
  print('cold start of an API process', `${start.processor.toFixed(2)} s of a core, ${start.seconds.toFixed(1)} s here and now`);
  const capacity = {};
  for (const name of Object.keys(QUESTIONS)) {
    const { address, options } = post(name);
    [capacity[name]] = await throughput(`${api.url}/api/${address}`, [[api.pid]], options);
    print(`${name}, a core of the API, open connections`, `${capacity[name]}/s`);
  }
  const { address, options } = post('an estimate');
  const [ofNginx, ofBalancer, ofApi] = await throughput(`${url}/api/${address}`, [workers, [balancer], [api.pid]], options);
  print('an estimate through all parts: nginx, HAProxy, API', `${ofNginx}/s, ${ofBalancer}/s, ${ofApi}/s`);
  if (script) {
    const asked = { headers: { 'accept-encoding': 'br' } };
    const [scripts] = await throughput(`${url}/assets/${script}`, [workers], asked);
    print(`a script, brotli (${script})`, `${scripts}/s`);
  }
  print(
    'memory at most: API, HAProxy, nginx with two workers',
    [[api.pid], [balancer], [nginx, ...workers]]
      .map((pids) => `${Math.round(pids.reduce((sum, pid) => sum + peakMemory(pid), 0))} MB`)
      .join(', '),
  );
  if (process.argv.includes('--first')) {
    os.setPriority(process.pid, -15);
    for (const thread of readdirSync(`/proc/${api.pid}/task`)) spawnSync('renice', ['-n', '-15', '-p', thread]);
    putGroupFirst(api.pid);
  }
  for (const share of [SHARE, 0.8]) {
    const tail = await latencies(`${api.url}/api/${address}`, options, capacity['an estimate'] * share);
    print(
      `an estimate at ${share * 100} % of a core: median, 99 %, 99.9 %`,
      Object.values(tail)
        .map((ms) => `${ms.toFixed(1)} ms`)
        .join(', '),
    );
  }
} finally {
  for (const stop of stopped.reverse()) await stop();
  await wait(200);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs the deployed stack without containers: Debian's nginx with the generated configurations and several API processes behind one name.
 * Processes and a DNS server replace the containers and networks of `docker-compose.yml`.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { REMOTES, variableOf, type Remote } from '@bracketwise/contract/apps';
import { linkPages, ROOT, runProgram, startService, type Service, type Site } from '../../scripts/site.mjs';
import { startNameServer } from './name-server.ts';

const run = promisify(execFile);

const LOCAL = '127.0.0.1';
/** Initial number of API processes. */
const REPLICAS = 2;
/** Address of an API process. All of them use the same port. */
const replicaAddress = (replica: number) => `127.0.1.${replica}`;
/** Address of another release of a remote. All of them use the same port. */
const releaseAddress = (release: number) => `127.0.2.${release}`;
/** Host names of the parts that are not remotes. */
const API = 'api';
const BALANCER = 'api-balancer';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, LOCAL);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Where a program listens: an address, or a socket file. */
type Place = { readonly port: number; readonly host: string } | { readonly path: string };

const listens = (place: Place): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place)
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** As root, nginx workers would run as `nobody`, who cannot read the tests' files. */
const AS_MYSELF = process.getuid?.() === 0 ? ['-g', `user ${userInfo().username};`] : [];

/**
 * Starts a program that is killed when this process ends for any reason.
 * @param complaints - file for its standard error
 * @throws Error with that output if it does not start
 */
async function startProgram(
  name: string,
  place: Place,
  complaints: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...command], {
    stdio: ['ignore', 'ignore', openSync(complaints, 'a')],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let exit: number | null | undefined;
  void ended.then((code) => (exit = code));
  while (!(await listens(place))) {
    if (exit !== undefined) throw new Error(`${name} ended with ${exit}\n${readFileSync(complaints, 'utf8')}`);
    await wait(10);
  }
  return {
    name,
    port: 'port' in place ? place.port : 0,
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      if (exit === undefined) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts nginx with a configuration in its own folder. */
function startNginx(name: string, place: Place, folder: string, configuration: string): Promise<Service> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  return startProgram(name, place, path.join(folder, 'error.log'), ['nginx', '-c', file, ...AS_MYSELF]);
}

/** An app that keeps the hashed files of its releases. */
type Released = Remote | 'shell';

export interface Stack extends Site {
  /**
   * Starts a server with another release of an app next to the running ones, as a rollout does. A release of the shell is a gateway.
   * @param folder - its build
   * @returns its origin, and a function that stops it
   */
  startRelease(app: Released, folder: string): Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** Starts another API process. @returns its name in `services` */
  addReplica(): Promise<string>;
  /** Folder with the gateway's nginx logs. */
  readonly logs: string;
  /** Starts the program that counts the gateway's requests. */
  startMetrics(): Promise<Service>;
  /** URLs of the metrics of the gateway and of the initial API processes. */
  readonly metrics: { readonly gateway: string; readonly api: readonly string[] };
}

export interface StackOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of pages already rendered with the same settings. */
  readonly pagesOf?: string;
  /** Alternative build folders of remotes. */
  readonly folders?: Readonly<Record<string, string>>;
}

export async function startStack({ env = {}, pagesOf, folders = {} }: StackOptions = {}): Promise<Stack> {
  // Imported late: global setup builds these files after the tests are loaded.
  const [{ readNginxInstallation, readRemoteInstallation }, { gatewayConfiguration, NAMES_KEPT, remoteConfiguration }] = await Promise.all([
    import('@bracketwise/gateway/environment'),
    import('@bracketwise/gateway/nginx'),
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-stack-'));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const pagesDir = at('pages');
  const metricsLog = at('requests/requests.log');
  const metricsSocket = at('requests/counts.sock');
  mkdirSync(path.dirname(metricsLog));
  const names = await startNameServer();
  const services = new Map<string, Service>();
  const remember = (service: Service) => {
    services.set(service.name, service);
    return service;
  };

  const folderOf = (remote: string) => folders[remote] ?? path.join(ROOT, remote, 'dist');
  /** Keeps a release as its image does at startup, in the folder that all releases of the app share. */
  const keep = (app: string, build: string) =>
    run('sh', [path.join(ROOT, 'deploy/kept-files/keep.sh'), path.join(build, 'browser'), at('kept', app)]);
  const startRemote = async (remote: string, port?: number, { folder: build = folderOf(remote), host = LOCAL, name = remote } = {}) => {
    await keep(remote, build);
    const own = {
      HOST: host,
      PORT: String(port ?? (await freePort())),
      REMOTE_DIR: build,
      KEPT_DIR: at('kept', remote),
      RUN_DIR: at(name),
    };
    const installation = readRemoteInstallation(own);
    return remember(await startNginx(name, installation, at(name), remoteConfiguration(installation)));
  };

  const metricsPort = await freePort();
  const startMetrics = async () => {
    const env = { METRICS_SOCKET: metricsSocket, METRICS_LOG: metricsLog, PAGES_REPORT: at('report'), INTERVAL: '0.2' };
    return remember(
      await startProgram(
        'gateway-metrics',
        { path: metricsSocket },
        at('metrics.log'),
        ['sh', path.join(ROOT, 'deploy/metrics/count.sh')],
        env,
      ),
    );
  };

  let apiPort = 0;
  let started = 0;
  const startReplica = async (replica: number) => {
    const address = replicaAddress(replica);
    const service = await startService(`api-${replica}`, path.join(ROOT, 'api/dist/main.js'), {
      // The gateway counts requests for all API processes, but not the households in a list.
      env: {
        ...env,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        RATE_LIMIT_PER_MINUTE: '0',
        HOUSEHOLDS_PER_MINUTE: env['RATE_LIMIT_PER_MINUTE'] ?? '120',
        HOST: address,
        PORT: String(apiPort),
        METRICS_PORT: String(metricsPort),
      },
      output: 'ignore',
    });
    apiPort = service.port;
    return remember(service);
  };
  const addReplica = async () => {
    started += 1;
    const { name } = await startReplica(started);
    names.set(
      API,
      Array.from({ length: started }, (_, replica) => replicaAddress(replica + 1)),
    );
    return name;
  };
  const startBalancer = async (port: number) => {
    const own = { HOST: LOCAL, PORT: String(port), API_NAME: API, API_PORT: String(apiPort), RESOLVER: names.address };
    const configuration = path.join(ROOT, 'deploy/balancer/haproxy.cfg');
    const service = await startProgram(BALANCER, { port, host: LOCAL }, at('balancer.log'), ['haproxy', '-db', '-f', configuration], own);
    // HAProxy listens before it has resolved the API's name.
    while (
      !(await fetch(`http://${LOCAL}:${port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(20);
    return remember(service);
  };
  const replicasOf = (name: string) => [...services.keys()].filter((each) => each === name || (name === API && /^api-\d+$/.test(each)));
  const start = (name: string, port: number) =>
    name === BALANCER
      ? startBalancer(port)
      : name.startsWith('api-')
        ? startReplica(Number(name.slice('api-'.length)))
        : startRemote(name, port);

  const stop = async () => {
    await Promise.all([...services.values()].map((service) => service.stop()));
    names.stop();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await Promise.all(REMOTES.map((remote) => startRemote(remote)));
    for (let replica = 0; replica < REPLICAS; replica += 1) await addReplica();
    for (const part of [...REMOTES, BALANCER]) names.set(part, [LOCAL]);
    const balancer = await startBalancer(await freePort());

    const port = await freePort();
    /** @param hostOf - returns the host by which the caller reaches a part */
    const environment = (hostOf: (part: string) => string) => ({
      SITE_URL: `http://localhost:${port}`,
      ...env,
      HOST: LOCAL,
      PORT: String(port),
      SHELL_DIR: path.join(ROOT, 'shell/dist'),
      PAGES_DIR: pagesDir,
      RUN_DIR: at('gateway'),
      ACCESS_LOG: at('gateway/access.log'),
      METRICS_LOG: metricsLog,
      PAGES_REPORT: at('report'),
      METRICS_SOCKET: metricsSocket,
      METRICS_PORT: String(metricsPort),
      RESOLVER: names.address,
      API_UPSTREAM: `http://${hostOf(BALANCER)}:${balancer.port}`,
      ...Object.fromEntries(
        REMOTES.flatMap((remote) => [
          [variableOf(remote, 'UPSTREAM'), `http://${hostOf(remote)}:${services.get(remote)?.port}`],
          [variableOf(remote, 'RELEASE'), path.join(folderOf(remote), 'release.json')],
        ]),
      ),
    });
    // Node resolves names with the machine's DNS server, which does not know our names.
    const addresses = environment(() => LOCAL);
    const render = (...remotes: string[]) => runProgram(path.join(ROOT, 'render/dist/main.js'), { args: remotes, env: addresses });
    if (pagesOf) {
      mkdirSync(pagesDir);
      linkPages(pagesOf, pagesDir);
    } else await render();
    const startGateway = async (name: string, own: Readonly<Record<string, string>> = {}, shell = path.join(ROOT, 'shell/dist')) => {
      await keep('shell', shell);
      const installation = readNginxInstallation(
        { ...environment((part) => part), KEPT_DIR: at('kept/shell'), SHELL_DIR: shell, RUN_DIR: at(name), ...own },
        undefined,
      );
      return remember(await startNginx(name, installation, at(name), gatewayConfiguration(installation)));
    };
    await startGateway('gateway');

    let releases = 0;
    const startRelease: Stack['startRelease'] = async (app, build) => {
      releases += 1;
      const name = `${app}-release-${releases}`;
      if (app === 'shell') {
        mkdirSync(at(name));
        const own = { PORT: String(await freePort()), ACCESS_LOG: at(name, 'access.log'), METRICS_LOG: '', METRICS_PORT: '0' };
        const gateway = await startGateway(name, own, build);
        return { url: `http://localhost:${gateway.port}`, stop: () => gateway.stop() };
      }
      const host = releaseAddress(releases);
      const server = await startRemote(app, services.get(app)?.port, { folder: build, host, name });
      names.set(app, [LOCAL, host]);
      // A server that is replaced still answers until the gateway knows the new one (`preStop` in the manifests).
      await wait((NAMES_KEPT + 1) * 1000);
      return { url: `http://${host}:${server.port}`, stop: () => server.stop() };
    };
    return {
      url: `http://localhost:${port}`,
      pagesDir,
      logs: at('gateway'),
      services,
      render,
      renderEnvironment: addresses,
      stop,
      addReplica,
      startRelease,
      startMetrics,
      metrics: {
        gateway: `http://${LOCAL}:${metricsPort}/metrics`,
        api: Array.from({ length: REPLICAS }, (_, replica) => `http://${replicaAddress(replica + 1)}:${metricsPort}/metrics`),
      },
      interrupt: async (name) => {
        const parts = replicasOf(name).map((part) => ({ part, port: services.get(part)?.port ?? 0 }));
        for (const { part } of parts) await services.get(part)?.stop();
        return async () => {
          const [first] = await Promise.all(parts.map(({ part, port: formerPort }) => start(part, formerPort)));
          if (!first) throw new Error(`There is no ${name}`);
          return first;
        };
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The configuration, read once from environment variables. A remote's variables begin with its folder name: `MF_GUIDES_UPSTREAM`. */
import { entryOf, REMOTES, variableOf, type Remote } from '@bracketwise/contract/apps';
import { CONNECTIONS } from './declaration.ts';

export interface Installation {
  readonly port: number;
  readonly host: string;
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Empty if not configured. */
  readonly contactEmail: string;
  /** Empty if not configured. */
  readonly analyticsTagId: string;
  /** Whether visitors may keep pages for use without a network. */
  readonly offline: boolean;
  /** Whether pages of other sites may ask the API for calculations. */
  readonly crossOrigin: boolean;
  /** Folder of the built shell: `browser/` and `server/`. */
  readonly shellDir: string;
  /** Folder of the rendered pages. */
  readonly pagesDir: string;
  /** Origins of the API. Only the Node gateway takes more than one; nginx has a load balancer in front of the API. */
  readonly apiUpstream: string;
  /** The remotes: those of the contract, then those of other repositories (`FURTHER_REMOTES`). */
  readonly remotes: readonly Remote[];
  /** Origin that serves a remote's build: `browser/` and `server/`. */
  readonly remoteUpstreams: Readonly<Record<Remote, string>>;
  /** URL or path of a remote's entry, as browsers load it. */
  readonly remoteEntries: Readonly<Record<Remote, string>>;
  /** Maximum open connections of one address; 0 means no limit. */
  readonly connectionsPerAddress: number;
}

/** Additional settings of `render`. */
export interface RenderInstallation extends Installation {
  /** File with the digests of each remote's release. It comes from the build, not from the server that hosts the remote. */
  readonly releases: Readonly<Record<Remote, string>>;
  /** Whether browsers run a remote's scripts only if they are those of its release. Not those of a development server. */
  readonly verified: Readonly<Record<Remote, boolean>>;
  /** Whether to publish outlines of pages that have never been rendered, so the site can open while a remote is down. */
  readonly outlines: boolean;
  /** Folder with the pages of the last complete rendering, which all gateways share. Empty if none are stored. */
  readonly lastPagesDir: string;
  /** File that says whether each remote's pages match its release, for `deploy/metrics`. Empty if metrics are off. */
  readonly report: string;
}

/** Additional settings of the deployed stack's nginx gateway. */
export interface NginxInstallation extends Installation {
  /** Calculations per minute and address, across all replicas of the API; 0 means no limit. */
  readonly rateLimitPerMinute: number;
  /** Addresses and ranges of trusted proxies: their `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Address of the DNS server that resolves the upstreams. */
  readonly resolver: string;
  readonly accessLog: string;
  /** Log file that `deploy/metrics` counts. Empty if metrics are off. */
  readonly metricsLog: string;
  /** Socket where `deploy/metrics` serves its counts, and the port where nginx forwards them. Empty and 0 if metrics are off. */
  readonly metricsSocket: string;
  readonly metricsPort: number;
  /** Folder of the hashed files of the shell's releases (`deploy/kept-files`). Empty if they are not stored. */
  readonly keptDir: string;
  /** Bucket with the hashed files of the releases of all apps (`deploy/kept-files/put.sh`), in a folder for each. Empty if there is none. */
  readonly keptUrl: string;
  /** Processes of nginx. One per core of the machine would pass the container's memory limit on a large one. */
  readonly workers: number;
  /** Folder for nginx's temporary files and PID file. */
  readonly runDir: string;
}

/** Settings of the server of one remote's build. */
export interface RemoteInstallation {
  readonly port: number;
  readonly host: string;
  /** Folder of the build: `browser/` and `server/`. */
  readonly folder: string;
  /** Folder of the hashed files of the remote's releases (`deploy/kept-files`). Empty if they are not stored. */
  readonly keptDir: string;
  readonly workers: number;
  readonly runDir: string;
}

/** A variable that is missing or has a wrong value. */
export class ConfigurationError extends Error {}

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');

/** Validates single variables. Each function throws an Error that names the variable and the values it takes. */
function reader(environment: NodeJS.ProcessEnv) {
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] || fallback;
    if (value === undefined) throw new ConfigurationError(`${name} is not set`);
    return value;
  };
  const matching = (expression: RegExp, takes: string) => (name: string, fallback?: string) => {
    const value = text(name, fallback);
    if (value !== '' && !expression.test(value)) throw new ConfigurationError(`${name} takes ${takes}, not "${value}"`);
    return value;
  };
  const integer = (name: string, fallback: string, most: number, takes: string, least = 0): number => {
    const value = Number(text(name, fallback));
    if (!Number.isInteger(value) || value < least || value > most)
      throw new ConfigurationError(`${name} takes ${takes}, ${least} to ${most}`);
    return value;
  };
  const asUrl = (name: string, value: string): string => {
    if (!URL.canParse(value) || !/^https?:/.test(value)) throw new ConfigurationError(`${name} takes an http(s) URL, not "${value}"`);
    return withoutTrailingSlash(value);
  };
  return {
    text,
    url: (name: string, fallback?: string): string => asUrl(name, text(name, fallback)),
    integer,
    port: (fallback: string): number => integer('PORT', fallback, 65_535, 'a port'),
    workers: (fallback: string): number => integer('WORKERS', fallback, 16, 'a number of processes', 1),
    // Excludes characters that could end an HTML attribute, a line or a URL's query.
    email: matching(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'an e-mail address'),
    tagId: matching(/^G-[A-Z\d]+$/, 'the ID of a Google tag, such as G-AB12CD34EF'),
    // Its origin goes into the Content-Security-Policy.
    script: matching(/^(?:https?:\/\/[\w.:[\]-]+)?\/[\w./-]+\.js$/, 'the path or the http(s) URL of a script'),
    choice: matching(/^(?:true|false)$/, 'true or false'),
    bucket: matching(/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+)*$/, 'the http(s) address of a bucket'),
    // These values go into nginx's configuration unquoted.
    path: matching(/^\/[\w./-]*$/, 'an absolute path'),
    host: matching(/^[\w.:[\]-]+$/, 'an address'),
    addresses: matching(/^[\da-fA-F.:/, ]*$/, 'a comma-separated list of addresses and ranges'),
  };
}

/**
 * @returns the remotes of the contract and those that `FURTHER_REMOTES` names, which are built in other repositories. Only the environment
 * knows their names, so they have the type of the others.
 */
function remotesIn(environment: NodeJS.ProcessEnv): readonly Remote[] {
  const further = (environment.FURTHER_REMOTES ?? '').split(',').map((name) => name.trim());
  const names = further.filter(Boolean);
  const wrong = names.find((name, index) => !/^mf-[a-z]+(?:-[a-z]+)*$/.test(name) || [...REMOTES, ...names.slice(0, index)].includes(name));
  if (wrong !== undefined)
    throw new ConfigurationError(`FURTHER_REMOTES takes names of other remotes, such as mf-payroll,mf-students, not "${wrong}"`);
  return [...REMOTES, ...(names as Remote[])];
}

const byRemote = <Value>(remotes: readonly Remote[], read: (remote: Remote) => Value) =>
  Object.fromEntries(remotes.map((remote) => [remote, read(remote)])) as Record<Remote, Value>;

/** @throws Error that names the variable and the values it takes */
export function readInstallation(environment: NodeJS.ProcessEnv): Installation {
  const { text, url, email, tagId, script, choice, integer, port: portNumber } = reader(environment);

  const port = portNumber('8080');
  const remotes = remotesIn(environment);
  return {
    port,
    host: text('HOST', '0.0.0.0'),
    siteUrl: url('SITE_URL', `http://localhost:${port}`),
    contactEmail: email('CONTACT_EMAIL', ''),
    analyticsTagId: tagId('ANALYTICS_TAG_ID', ''),
    offline: choice('OFFLINE', 'true') === 'true',
    crossOrigin: choice('CROSS_ORIGIN', 'false') === 'true',
    shellDir: text('SHELL_DIR'),
    pagesDir: text('PAGES_DIR'),
    apiUpstream: url('API_UPSTREAM'),
    remotes,
    remoteUpstreams: byRemote(remotes, (remote) => url(variableOf(remote, 'UPSTREAM'))),
    remoteEntries: byRemote(remotes, (remote) => script(variableOf(remote, 'ENTRY'), entryOf(remote))),
    connectionsPerAddress: integer('CONNECTIONS_PER_ADDRESS', '100', CONNECTIONS, 'a number of connections'),
  };
}

/** @throws Error that names the variable and the values it takes */
export function readRenderInstallation(environment: NodeJS.ProcessEnv): RenderInstallation {
  const { text, choice } = reader(environment);
  const installation = readInstallation(environment);
  return {
    ...installation,
    releases: byRemote(installation.remotes, (remote) => text(variableOf(remote, 'RELEASE'))),
    verified: byRemote(installation.remotes, (remote) => choice(variableOf(remote, 'VERIFIED'), 'true') === 'true'),
    outlines: choice('OUTLINES', 'false') === 'true',
    lastPagesDir: text('LAST_PAGES_DIR', ''),
    report: text('PAGES_REPORT', ''),
  };
}

/**
 * @param nameServer - this machine's DNS server, the default of `RESOLVER`
 * @throws Error that names the variable and the values it takes
 */
export function readNginxInstallation(environment: NodeJS.ProcessEnv, nameServer: string | undefined): NginxInstallation {
  const { path, host, addresses, bucket, integer, workers } = reader(environment);
  const installation = readInstallation(environment);
  return {
    ...installation,
    shellDir: path('SHELL_DIR'),
    pagesDir: path('PAGES_DIR'),
    rateLimitPerMinute: integer('RATE_LIMIT_PER_MINUTE', '120', 1_000_000, 'a number of calculations'),
    trustedProxies: addresses('TRUSTED_PROXIES', '')
      .split(',')
      .map((range) => range.trim())
      .filter(Boolean),
    resolver: host('RESOLVER', nameServer),
    accessLog: path('ACCESS_LOG', '/dev/stdout'),
    metricsLog: path('METRICS_LOG', ''),
    metricsSocket: path('METRICS_SOCKET', ''),
    metricsPort: integer('METRICS_PORT', '0', 65_535, 'a port'),
    keptDir: path('KEPT_DIR', ''),
    keptUrl: bucket('KEPT_URL', ''),
    workers: workers('2'),
    runDir: path('RUN_DIR', '/tmp'),
  };
}

/** @throws Error that names the variable and the values it takes */
export function readRemoteInstallation(environment: NodeJS.ProcessEnv): RemoteInstallation {
  const { path, host, port, workers } = reader(environment);
  return {
    port: port('8080'),
    host: host('HOST', '0.0.0.0'),
    folder: path('REMOTE_DIR'),
    keptDir: path('KEPT_DIR', ''),
    workers: workers('1'),
    runDir: path('RUN_DIR', '/tmp'),
  };
}

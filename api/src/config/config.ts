import { isIP } from 'node:net';

/** Settings from environment variables, read once at startup. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Port of the metrics; 0 turns them off. */
  readonly metricsPort: number;
  readonly logLevel: LogLevel;
  /** Calculations per minute and address; 0 means no limit. */
  readonly rateLimitPerMinute: number;
  /** Households in `tax-returns` requests per minute and address; 0 means no limit. */
  readonly householdsPerMinute: number;
  /** Whether pages of other sites may ask for calculations. */
  readonly crossOrigin: boolean;
  /** Which proxies' `X-Forwarded-For` to trust: none, all, a number of hops, or a list of addresses. */
  readonly trustProxy: boolean | number | string[];
  /** After a stop signal, milliseconds to report "not ready" while still answering, so load balancers can notice. */
  readonly drainDelayMs: number;
  /** Milliseconds that running requests have to finish before the process exits anyway. */
  readonly drainTimeoutMs: number;
  /** Origin of the OpenTelemetry collector that gets traces; none by default. */
  readonly tracesUrl: string;
  /** How many requests have one trace, where no edge decides. */
  readonly traceOneIn: number;
  /** Version of this release, such as `1.4.0`. */
  readonly version: string;
  /** The commit it was built from. */
  readonly revision: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Thrown for invalid environment variables, with one line for each. */
export class ConfigurationError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigurationError';
  }
}

interface Setting<T> {
  /** The end of the sentence "PORT takes …". */
  readonly takes: string;
  readonly fallback: T;
  /** @returns undefined if the text is not a valid value */
  readonly parse: (text: string) => T | undefined;
}

const integer = (fallback: number, from: number, to: number): Setting<number> => ({
  takes: `an integer from ${String(from)} to ${String(to)}`,
  fallback,
  parse: (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    return value >= from && value <= to ? value : undefined;
  },
});

const word = (fallback: string): Setting<string> => ({
  takes: 'letters, digits, dots, dashes and plus signs',
  fallback,
  parse: (text) => (/^[\w.+-]{1,64}$/.test(text) ? text : undefined),
});

const origin: Setting<string> = {
  takes: 'the origin of a collector, such as http://collector:4318',
  fallback: '',
  parse: (text) => (/^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) ? text : undefined),
};

const ADDRESS_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrRange(text: string): boolean {
  if (ADDRESS_RANGES.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

const SETTINGS: { readonly [Name in keyof Config]: Setting<Config[Name]> & { readonly variable: string } } = {
  host: {
    variable: 'HOST',
    takes: 'an IP address or a host name to listen on',
    fallback: '127.0.0.1',
    parse: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
  },
  port: { variable: 'PORT', ...integer(3000, 0, 65_535) },
  metricsPort: { variable: 'METRICS_PORT', ...integer(0, 0, 65_535) },
  logLevel: {
    variable: 'LOG_LEVEL',
    takes: `one of ${LOG_LEVELS.join(', ')}`,
    fallback: 'info',
    parse: (text) => LOG_LEVELS.find((level) => level === text),
  },
  rateLimitPerMinute: { variable: 'RATE_LIMIT_PER_MINUTE', ...integer(120, 0, 1_000_000) },
  householdsPerMinute: { variable: 'HOUSEHOLDS_PER_MINUTE', ...integer(120, 0, 1_000_000) },
  crossOrigin: {
    variable: 'CROSS_ORIGIN',
    takes: 'true or false',
    fallback: false,
    parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    takes: `true, false, a number of hops, or a comma-separated list of addresses, CIDR ranges and ${ADDRESS_RANGES.join(', ')}`,
    fallback: false,
    parse: (text) => {
      if (text === 'true' || text === 'false') return text === 'true';
      if (/^\d{1,2}$/.test(text)) return Number(text);
      const entries = text.split(',').map((entry) => entry.trim());
      return entries.every(isAddressOrRange) ? entries : undefined;
    },
  },
  drainDelayMs: { variable: 'DRAIN_DELAY_MS', ...integer(0, 0, 60_000) },
  drainTimeoutMs: { variable: 'DRAIN_TIMEOUT_MS', ...integer(10_000, 1, 600_000) },
  tracesUrl: { variable: 'TRACES_URL', ...origin },
  traceOneIn: { variable: 'TRACE_ONE_IN', ...integer(100, 1, 1_000_000) },
  version: { variable: 'VERSION', ...word('unreleased') },
  revision: { variable: 'REVISION', ...word('unknown') },
};

/**
 * @param env - the process's environment. Empty values count as unset, because `docker compose` passes them.
 * @throws ConfigurationError that names every invalid variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const read = <T>({ variable, takes, fallback, parse }: Setting<T> & { readonly variable: string }): T => {
    const text = env[variable]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${variable} takes ${takes}; it is ${JSON.stringify(text)}`);
    return value ?? fallback;
  };
  const rateLimitPerMinute = read(SETTINGS.rateLimitPerMinute);
  const config: Config = {
    host: read(SETTINGS.host),
    port: read(SETTINGS.port),
    metricsPort: read(SETTINGS.metricsPort),
    logLevel: read(SETTINGS.logLevel),
    rateLimitPerMinute,
    // The deployed stack's gateway counts requests for all processes, but only the API knows how many households a request contains.
    householdsPerMinute: read({ ...SETTINGS.householdsPerMinute, fallback: rateLimitPerMinute }),
    crossOrigin: read(SETTINGS.crossOrigin),
    trustProxy: read(SETTINGS.trustProxy),
    drainDelayMs: read(SETTINGS.drainDelayMs),
    drainTimeoutMs: read(SETTINGS.drainTimeoutMs),
    tracesUrl: read(SETTINGS.tracesUrl),
    traceOneIn: read(SETTINGS.traceOneIn),
    version: read(SETTINGS.version),
    revision: read(SETTINGS.revision),
  };
  if (wrong.length > 0) throw new ConfigurationError(wrong);
  return config;
}

import { ConfigurationError, readConfig } from '../src/config/config.ts';

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
    throw error;
  }
  return [];
};

it('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    metricsPort: 0,
    crossOrigin: false,
    logLevel: 'info',
    rateLimitPerMinute: 120,
    householdsPerMinute: 120,
    trustProxy: false,
    drainDelayMs: 0,
    drainTimeoutMs: 10_000,
    tracesUrl: '',
    traceOneIn: 100,
    version: 'unreleased',
    revision: 'unknown',
  });
});

it('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', TRUST_PROXY: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
});

it.each([
  ['false', false],
  ['true', true],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('reads TRUST_PROXY=%s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
});

it.each([
  [{ PORT: 'http' }, 'PORT takes an integer from 0 to 65535; it is "http"'],
  [{ PORT: '65536' }, 'PORT takes an integer from 0 to 65535; it is "65536"'],
  [{ PORT: '-1' }, 'PORT takes an integer from 0 to 65535; it is "-1"'],
  [{ RATE_LIMIT_PER_MINUTE: '1.5' }, 'RATE_LIMIT_PER_MINUTE takes an integer from 0 to 1000000; it is "1.5"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL takes one of fatal, error, warn, info, debug, trace, silent; it is "loud"'],
  [{ HOST: 'a b' }, 'HOST takes an IP address or a host name to listen on; it is "a b"'],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY takes true, false, a number of hops, or a comma-separated list of addresses, CIDR ranges and loopback, linklocal, uniquelocal; it is "yes"',
  ],
])('rejects %j in one line', (env, line) => {
  expect(linesOf(env)).toEqual([line]);
});

it.each(['10.0.0.0/33', '10.0.0.1,', '::1/129', '10.0.0.0/8/8', '1000'])('rejects TRUST_PROXY=%s', (text) => {
  expect(linesOf({ TRUST_PROXY: text })).toHaveLength(1);
});

it('names every invalid variable at once', () => {
  expect(linesOf({ PORT: 'x', LOG_LEVEL: 'x', HOST: 'localhost' })).toHaveLength(2);
});

import { REMOTES, variableOf } from '@bracketwise/contract/apps';
import { readInstallation, readNginxInstallation, readRemoteInstallation, readRenderInstallation } from '../src/environment.ts';

const complete = {
  SHELL_DIR: '/shell',
  PAGES_DIR: '/pages',
  API_UPSTREAM: 'http://api:3000/',
  ...Object.fromEntries(REMOTES.map((remote) => [variableOf(remote, 'UPSTREAM'), `http://${remote}:8080`])),
};

test('settings default to a single machine', () => {
  expect(readInstallation(complete)).toMatchObject({
    port: 8080,
    siteUrl: 'http://localhost:8080',
    apiUpstream: 'http://api:3000',
    contactEmail: '',
    analyticsTagId: '',
    connectionsPerAddress: 100,
    remoteEntries: { 'mf-guides': '/mf/guides/remoteEntry.js' },
  });
});

test('the contact address and the analytics tag are read unchanged', () => {
  const own = { CONTACT_EMAIL: 'help+tax@mail.bracketwise.example', ANALYTICS_TAG_ID: 'G-AB12CD34EF' };
  expect(readInstallation({ ...complete, ...own })).toMatchObject({
    contactEmail: own.CONTACT_EMAIL,
    analyticsTagId: own.ANALYTICS_TAG_ID,
  });
});

test('a variable can move a remote to another host', () => {
  const moved = readInstallation({ ...complete, MF_GUIDES_ENTRY: 'https://cdn.example/guides/remoteEntry.js' });
  expect(moved.remoteEntries['mf-guides']).toBe('https://cdn.example/guides/remoteEntry.js');
});

test('only a named remote runs in browsers without a check', () => {
  const releases = Object.fromEntries(REMOTES.map((remote) => [variableOf(remote, 'RELEASE'), '/release.json']));
  const { verified } = readRenderInstallation({ ...complete, ...releases, MF_GUIDES_VERIFIED: 'false' });
  expect(verified).toMatchObject({ 'mf-guides': false, 'mf-main-calculator': true });
  expect(() => readRenderInstallation({ ...complete, ...releases, MF_GUIDES_VERIFIED: 'no' })).toThrow(
    'MF_GUIDES_VERIFIED takes true or false, not "no"',
  );
});

test('remotes of other repositories are named, and have the variables of the others', () => {
  const further = {
    FURTHER_REMOTES: 'mf-payroll, mf-students',
    MF_PAYROLL_UPSTREAM: 'http://payroll:8080',
    MF_STUDENTS_UPSTREAM: 'http://b',
  };
  const { remotes, remoteUpstreams, remoteEntries } = readInstallation({ ...complete, ...further });
  expect(remotes).toEqual([...REMOTES, 'mf-payroll', 'mf-students']);
  expect(remoteUpstreams).toMatchObject({ 'mf-payroll': 'http://payroll:8080', 'mf-students': 'http://b' });
  expect(remoteEntries).toMatchObject({ 'mf-payroll': '/mf/payroll/remoteEntry.js' });
});

test.each([
  ['a further remote that there is already', { FURTHER_REMOTES: 'mf-guides' }, 'FURTHER_REMOTES takes names of other remotes'],
  ['a further remote without a place', { FURTHER_REMOTES: 'mf-payroll' }, 'MF_PAYROLL_UPSTREAM is not set'],
  ['a further remote whose name would break the configuration', { FURTHER_REMOTES: 'mf-a;b' }, 'not "mf-a;b"'],
  ['an invalid port', { PORT: 'eighty' }, 'PORT takes a port, 0 to 65535'],
  ['an origin that is not a URL', { SITE_URL: 'bracketwise' }, 'SITE_URL takes an http(s) URL, not "bracketwise"'],
  ['an address without a domain', { CONTACT_EMAIL: 'help' }, 'CONTACT_EMAIL takes an e-mail address, not "help"'],
  ['an address with a line break', { CONTACT_EMAIL: 'help@a.example\nExpires: never' }, 'CONTACT_EMAIL takes an e-mail address'],
  ['another kind of tag', { ANALYTICS_TAG_ID: 'UA-1234-1' }, 'ANALYTICS_TAG_ID takes the ID of a Google tag, such as G-AB12CD34EF'],
  ['a tag that would break a URL', { ANALYTICS_TAG_ID: 'G-1&id=2' }, 'ANALYTICS_TAG_ID takes the ID of a Google tag'],
  [
    'an entry that is not a path or URL',
    { MF_GUIDES_ENTRY: 'guides' },
    'MF_GUIDES_ENTRY takes the path or the http(s) URL of a script, not "guides"',
  ],
  [
    'an entry that would loosen the policy',
    { MF_GUIDES_ENTRY: "https://a.example 'unsafe-inline'/x.js" },
    'MF_GUIDES_ENTRY takes the path',
  ],
  ['several API origins', { API_UPSTREAM: 'http://a:1,http://b:2' }, 'API_UPSTREAM takes an http(s) URL'],
  ['an invalid limit', { CONNECTIONS_PER_ADDRESS: '-1' }, 'CONNECTIONS_PER_ADDRESS takes a number of connections, 0 to 4096'],
  ['a missing upstream', { MF_GUIDES_UPSTREAM: undefined }, 'MF_GUIDES_UPSTREAM is not set'],
])('rejects %s and names the variable', (_what, change, message) => {
  expect(() => readInstallation({ ...complete, ...change })).toThrow(message);
});

test('nginx defaults to the machine’s DNS server and trusts no proxy', () => {
  expect(readNginxInstallation(complete, '127.0.0.11')).toMatchObject({
    resolver: '127.0.0.11',
    trustedProxies: [],
    rateLimitPerMinute: 120,
    workers: 2,
    metricsLog: '',
    metricsSocket: '',
    metricsPort: 0,
  });
  expect(readNginxInstallation({ ...complete, RESOLVER: '10.96.0.10', TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, '127.0.0.11')).toMatchObject({
    resolver: '10.96.0.10',
    trustedProxies: ['10.0.0.0/8', '::1'],
  });
});

test.each([
  ['an invalid DNS server', { RESOLVER: '127.0.0.1; daemon on' }, 'RESOLVER takes an address'],
  ['a proxy that is not an address', { TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES takes a comma-separated list'],
  ['a limit that is not a number', { RATE_LIMIT_PER_MINUTE: 'many' }, 'RATE_LIMIT_PER_MINUTE takes a number of calculations, 0 to 1000000'],
  ['a server without workers', { WORKERS: '0' }, 'WORKERS takes a number of processes, 1 to 16'],
  ['a socket that would end a directive', { METRICS_SOCKET: '/m.sock; root /' }, 'METRICS_SOCKET takes an absolute path'],
  ['a file that would end a directive', { METRICS_LOG: '/requests.log; root /' }, 'METRICS_LOG takes an absolute path'],
  ['a folder that would end a directive', { PAGES_DIR: '/pages; root /' }, 'PAGES_DIR takes an absolute path'],
  ['a folder of stored files that would', { KEPT_DIR: '/kept; root /' }, 'KEPT_DIR takes an absolute path'],
])('rejects %s in the configuration of nginx', (_what, change, message) => {
  expect(() => readNginxInstallation({ ...complete, ...change }, '127.0.0.11')).toThrow(message);
});

test('the server of a remote only requires its folder', () => {
  expect(readRemoteInstallation({ REMOTE_DIR: '/app/remote' })).toEqual({
    host: '0.0.0.0',
    port: 8080,
    folder: '/app/remote',
    keptDir: '',
    workers: 1,
    runDir: '/tmp',
  });
  expect(() => readRemoteInstallation({})).toThrow('REMOTE_DIR is not set');
});

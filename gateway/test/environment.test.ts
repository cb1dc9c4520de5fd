import { readInstallation } from '../src/environment.ts';

const complete = {
  SHELL_DIR: '/shell',
  PAGES_DIR: '/pages',
  API_UPSTREAM: 'http://api:3000/',
  MF_MAIN_CALCULATOR_UPSTREAM: 'http://main:8080',
  MF_INVESTOR_CALCS_UPSTREAM: 'http://investor:8080',
  MF_WORKER_CALCS_UPSTREAM: 'http://worker:8080',
  MF_GUIDES_UPSTREAM: 'http://guides:8080',
};

test('what is not set has the default of a single machine', () => {
  expect(readInstallation(complete)).toMatchObject({
    port: 8080,
    siteUrl: 'http://localhost:8080',
    apiUpstream: 'http://api:3000',
    remoteEntries: { 'mf-guides': '/mf/guides/remoteEntry.js' },
  });
});

test('a remote moves by its variable', () => {
  const moved = readInstallation({ ...complete, MF_GUIDES_ENTRY: 'https://cdn.example/guides/remoteEntry.js' });
  expect(moved.remoteEntries['mf-guides']).toBe('https://cdn.example/guides/remoteEntry.js');
});

test.each([
  ['a port that is none', { PORT: 'eighty' }, 'PORT takes a port, 0 to 65535'],
  ['an origin that is no URL', { SITE_URL: 'bracketwise' }, 'SITE_URL takes an http(s) URL, not "bracketwise"'],
  ['a missing upstream', { MF_GUIDES_UPSTREAM: undefined }, 'MF_GUIDES_UPSTREAM is not set'],
])('%s is refused by name', (_what, change, message) => {
  expect(() => readInstallation({ ...complete, ...change })).toThrow(message);
});

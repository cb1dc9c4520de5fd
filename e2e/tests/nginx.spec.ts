/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/* Tests that need the nginx gateway with several API processes behind one name. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { entryOf, REMOTES, variableOf } from '@bracketwise/contract/apps';
import { CACHE, chooseVariant, headerPolicy, LANGUAGE_VARIANT, THEME_VARIANT } from '@bracketwise/gateway/declaration';
import { readNginxInstallation, readRemoteInstallation } from '@bracketwise/gateway/environment';
import { gatewayConfiguration, remoteConfiguration } from '@bracketwise/gateway/nginx';
import { ROOT } from '../../scripts/site.mjs';
import { signature, startBucket } from '../support/bucket.ts';
import { ask, askForEstimate, calculation, type RequestOptions } from '../support/http.ts';
import { expect, sharedSite, test } from '../support/site.ts';

/** Entries of all remotes. */
const ENTRIES = REMOTES.map(entryOf);

/** Stores files of releases. */
const PUT = path.join(ROOT, 'deploy/kept-files/put.sh');

const environment = {
  SHELL_DIR: '/app/shell',
  PAGES_DIR: '/pages',
  API_UPSTREAM: 'http://api:3000',
  ...Object.fromEntries(REMOTES.map((remote) => [variableOf(remote, 'UPSTREAM'), `http://${remote}:8080`])),
};

/** Runs `nginx -t` on a configuration. */
function judge(folder: string, configurationIn: (runDir: string) => string): { ok: boolean; words: string } {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configurationIn(folder));
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  return { ok: status === 0, words: stderr };
}

for (const [what, change] of [
  ['with its defaults', {}],
  ['without a rate limit', { RATE_LIMIT_PER_MINUTE: '0' }],
  ['with a rate limit of one', { RATE_LIMIT_PER_MINUTE: '1' }],
  ['behind proxies', { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' }],
  ['with a remote on another origin', { MF_GUIDES_ENTRY: 'https://cdn.example/guides/remoteEntry.js' }],
  ['with metrics', { METRICS_LOG: '/dev/null' }],
  ['with an IPv6 DNS server', { RESOLVER: '[::1]:53' }],
  ['with a bucket', { KEPT_URL: 'https://objects.example/files' }],
] as const) {
  test(`nginx accepts the configuration of the gateway ${what}`, ({}, testInfo) => {
    const { ok, words } = judge(testInfo.outputPath('gateway'), (folder) =>
      gatewayConfiguration(
        readNginxInstallation({ ...environment, RUN_DIR: folder, ACCESS_LOG: `${folder}/access.log`, ...change }, '127.0.0.11'),
      ),
    );
    expect(words).not.toMatch(/\[(emerg|alert|crit|error)\]/);
    expect(ok).toBe(true);
  });
}

test('nginx sends the policy that allows the origin of a remote', () => {
  const origin = 'https://cdn.example';
  const installation = readNginxInstallation(
    { ...environment, RUN_DIR: '/run', MF_GUIDES_ENTRY: `${origin}/guides/remoteEntry.js` },
    '127.0.0.11',
  );
  expect(gatewayConfiguration(installation)).toContain(headerPolicy([origin]));
});

test('nginx accepts the configuration of a remote', ({}, testInfo) => {
  const { ok, words } = judge(testInfo.outputPath('remote'), (folder) =>
    remoteConfiguration(readRemoteInstallation({ REMOTE_DIR: '/app/remote', RUN_DIR: folder })),
  );
  expect(words).not.toMatch(/\[(emerg|alert|crit|error)\]/);
  expect(ok).toBe(true);
});

test('nginx serves the variant that the declaration chooses for any request', async ({ baseURL }) => {
  const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
  const language = oneOf<string>(...LANGUAGE_VARIANT.values, 'EN', 'Fr', 'de', '', 'e', 'eng', 'fr-', 'es-MX', 'frx');
  const theme = oneOf<string>(...THEME_VARIANT.values, 'purple', '', 'Dark');
  const queries = fc.array(
    fc.tuple(oneOf('lang', 'x', 'xlang', 'langx', 'lang='), language).map((pair) => pair.join('=')),
    { maxLength: 4 },
  );
  const cookies = fc.array(
    fc.oneof(
      fc.tuple(oneOf('language', 'xlanguage', 'language2'), language).map((pair) => pair.join('=')),
      fc.tuple(oneOf('theme', 'my-theme'), theme).map((pair) => pair.join('=')),
    ),
    { maxLength: 4 },
  );
  const accepted = fc.array(
    fc.tuple(language, oneOf('', ';q=0.5', ' ; q=1')).map((pair) => pair.join('')),
    { maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(queries, cookies, accepted, async (query, cookie, languages) => {
      const sources = { query: query.join('&'), cookies: cookie.join('; '), acceptLanguage: languages.join(', ') };
      const { body } = await ask(baseURL, `/?${sources.query}`, {
        headers: { cookie: sources.cookies, 'accept-language': sources.acceptLanguage },
      });
      const [, served, , shown = 'system'] = /^<!doctype html><html lang="(\w+)"( data-theme="(\w+)")?>/.exec(body.toString()) ?? [];
      expect({ language: served, theme: shown }).toEqual(chooseVariant(sources));
    }),
    { numRuns: 300, seed: 2026 },
  );
});

test('both servers send the same ETags', async ({ baseURL }) => {
  const [script = ''] = /\/assets\/main\.[0-9a-f]{8}\.js/.exec((await ask(baseURL, '/')).body.toString()) ?? [];
  const addresses = ['/', '/terms', '/robots.txt', '/favicon.ico', '/assets/favicon.svg', '/assets/icon-192.png', script, ...ENTRIES];
  for (const address of addresses) {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].flatMap((encoding) =>
        [baseURL, sharedSite('npm start')].map(
          async (site) => (await ask(site, address, { headers: { 'accept-encoding': encoding, cookie: 'theme=dark' } })).headers.etag,
        ),
      ),
    );
    for (const encoding of [0, 2, 4]) {
      expect(tags[encoding], address).toMatch(/^"[\da-f]+-[\da-f]+"$/);
      expect(tags[encoding + 1], address).toBe(tags[encoding]);
    }
  }
});

/** The steps share one stack, because each start of an API process takes seconds. */
test('several API processes: replaced, hanging, added and stopped, without a lost request and with a log of no visitor', async ({
  ownStack,
}) => {
  const stack = await ownStack();
  const statuses = (times: number): Promise<number[]> =>
    Promise.all(
      Array.from(
        { length: times },
        async (_, time) => (await (time % 2 ? ask(stack.url, '/api/states') : askForEstimate(stack.url))).status,
      ),
    );
  const all200 = (times: number) => Array<number>(times).fill(200);

  await test.step('the log describes requests without visitors’ addresses or data', async () => {
    await ask(stack.url, '/private-path?secret=1', { from: '127.0.0.7', headers: { 'x-request-id': 'a-visit.44' } });
    await askForEstimate(stack.url, calculation, { from: '127.0.0.7' });
    await stack.interrupt('mf-guides');
    await ask(stack.url, '/mf/guides/remoteEntry.js', { from: '127.0.0.7' });
    const read = () => readFileSync(path.join(stack.logs, 'access.log'), 'utf8');
    await expect.poll(() => read().trim().split('\n')).toHaveLength(3);
    const lines = read()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      {
        requestId: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
        clientRequestId: 'a-visit.44',
        part: 'pages',
        method: 'GET',
        status: 404,
      },
      { part: 'api', method: 'POST', status: 200, upstreams: '200' },
      { part: 'mf-guides', method: 'GET', status: 502, upstreams: '502' },
    ]);
    const written = read() + readFileSync(path.join(stack.logs, 'error.log'), 'utf8');
    expect(written).not.toMatch(/127\.0\.0\.7|private|secret|60000/);
  });

  await test.step('replaced one by one, no request fails, also while one is down', async () => {
    let replacing = true;
    const answers: number[] = [];
    const visitors = Array.from({ length: 4 }, async () => {
      while (replacing) answers.push(...(await statuses(2)));
    });
    for (const replica of ['api-1', 'api-2']) {
      const bringBack = await stack.interrupt(replica);
      expect(await statuses(40), replica).toEqual(all200(40));
      await bringBack();
      // Wait until retried requests have their response, as in a rollout that waits for readiness.
      await wait(500);
    }
    replacing = false;
    await Promise.all(visitors);
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  });

  await test.step('one that hangs delays only a few requests and is skipped until it answers again', async () => {
    const slowest = async (): Promise<number> => {
      const times = Array.from({ length: 40 }, async () => {
        const start = performance.now();
        expect((await askForEstimate(stack.url)).status).toBe(200);
        return performance.now() - start;
      });
      return Math.max(...(await Promise.all(times)));
    };
    const silent = stack.services.get('api-1')?.pid ?? 0;
    process.kill(silent, 'SIGSTOP');
    try {
      // One attempt at the hanging process, one at the other.
      expect(await slowest()).toBeLessThan(6_000);
      await expect.poll(slowest).toBeLessThan(1_500);
    } finally {
      process.kill(silent, 'SIGCONT');
    }
    await stack.interrupt('api-2');
    await expect.poll(async () => (await askForEstimate(stack.url)).status).toBe(200);
  });

  await test.step('one that is added is discovered, and the others stop', async () => {
    // api-2 has been down since the step before.
    await stack.addReplica();
    await stack.interrupt('api-1');
    await expect.poll(() => statuses(10)).toEqual(all200(10));
  });
});

test('several API processes share one rate limit, for each visitor by the address that a trusted proxy names', async ({ ownStack }) => {
  const stack = await ownStack({ env: { RATE_LIMIT_PER_MINUTE: '4', TRUSTED_PROXIES: '127.0.0.9' } });
  const calculate = async (options: RequestOptions) => (await askForEstimate(stack.url, calculation, options)).status;
  const throughProxy = (visitor: string): RequestOptions => ({ from: '127.0.0.9', headers: { 'x-forwarded-for': visitor } });
  const statusesOf = async (visitors: readonly RequestOptions[]): Promise<number[]> => {
    const answers: number[] = [];
    for (const visitor of visitors) answers.push(await calculate(visitor));
    return answers;
  };

  for (const asked of [{ from: '127.0.0.2' }, throughProxy('203.0.113.1'), throughProxy('203.0.113.2')])
    expect(await statusesOf(Array<RequestOptions>(6).fill(asked))).toEqual([200, 200, 200, 200, 429, 429]);

  await test.step('one visitor across ports, address formats and an IPv6 network', async () => {
    const forms = ['203.0.113.3:50123', '203.0.113.3:50124', '203.0.113.3', '::ffff:203.0.113.3'];
    expect(await statusesOf([...forms, ...forms].map(throughProxy))).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    const network = ['2001:db8::1', '2001:db8::ffff:1', '[2001:db8::2]:50123'];
    const asked = ['2001:db8::3', ...network, ...network, '2001:db8:0:1::1'].map(throughProxy);
    expect(await statusesOf(asked)).toEqual([200, 200, 200, 200, 429, 429, 429, 200]);
  });

  await test.step('requests that another site’s page makes a browser send do not count', async () => {
    const from = '127.0.0.3';
    for (const [headers, status] of [
      [{ 'content-type': 'text/plain' }, 415],
      [{ 'content-type': 'text/plain; application/json' }, 415],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
    ] as const)
      expect(await calculate({ from, headers }), JSON.stringify(headers)).toBe(status);
    const own = { from, headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'Application/JSON; charset=utf-8' } };
    expect(await statusesOf([own, own, own, own, { from }])).toEqual([200, 200, 200, 200, 429]);
  });
});

test('files of releases that no server has any more come from the bucket, which only a signed upload fills', async ({}, testInfo) => {
  const folder = testInfo.outputPath('gateway');
  const script = `/* ${'a script '.repeat(200)}*/`;
  for (const [file, text] of [
    ['shell/browser/assets/main.11111111.js', script],
    ['shell/browser/assets/inter.22222222.woff2', 'a font'],
    ['shell/browser/assets.json', '{}'],
    ['releases/mf-guides/browser/assets/guide.33333333.js', script],
    ['releases/mf-guides/browser/remoteEntry.44444444.js', 'an entry'],
    ['releases/mf-guides/server/guide.55555555.js', 'not for browsers'],
  ] as const) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  mkdirSync(path.join(folder, 'now/browser/assets'), { recursive: true });
  const bucket = await startBucket('key', 'secret');
  // The remote's servers run its next release.
  const remote = createServer(({ url = '' }, response) =>
    response.writeHead(Number(/refused-(\d+)/.exec(url)?.[1] ?? 404), { 'cache-control': 'public, max-age=60' }).end('of the remote'),
  ).listen(0, '127.0.0.1');
  const probe = createServer().listen(0, '127.0.0.1');
  await Promise.all([once(remote, 'listening'), once(probe, 'listening')]);
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${portOf(probe)}`;
  probe.close();
  const installation = readNginxInstallation(
    {
      ...environment,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      SHELL_DIR: path.join(folder, 'now'),
      PAGES_DIR: path.join(folder, 'pages'),
      MF_GUIDES_UPSTREAM: `http://127.0.0.1:${portOf(remote)}`,
      RUN_DIR: folder,
      ACCESS_LOG: '/dev/null',
      KEPT_URL: bucket.url,
    },
    '127.0.0.1',
  );
  writeFileSync(path.join(folder, 'nginx.conf'), gatewayConfiguration(installation));
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', `user ${userInfo().username};`], { stdio: 'ignore' });
  const put = async (secret: string) => {
    const env = { ...process.env, KEPT_URL: bucket.url, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: secret };
    const command = spawn('sh', [PUT, path.join(folder, 'shell/browser'), path.join(folder, 'releases')], { env, stdio: 'ignore' });
    const [status] = (await once(command, 'exit')) as [number];
    return status;
  };
  try {
    expect(await put('another secret')).not.toBe(0);
    expect(bucket.objects.size).toBe(0);
    expect(await put('secret')).toBe(0);
    expect([...bucket.objects].map(([key, { type }]) => `${key} ${type}`).toSorted()).toEqual([
      'mf-guides/guide.33333333.js text/javascript; charset=utf-8',
      'mf-guides/remoteEntry.44444444.js text/javascript; charset=utf-8',
      'shell/inter.22222222.woff2 font/woff2',
      'shell/main.11111111.js text/javascript; charset=utf-8',
    ]);

    await expect.poll(() => ask(url, '/assets/none.js').catch(() => undefined)).toBeDefined();
    const headers = { cookie: 'language=es', 'accept-encoding': 'gzip, br', 'if-none-match': '"1"' };
    for (const address of ['/assets/main.11111111.js', '/mf/guides/assets/guide.33333333.js']) {
      const found = await ask(url, address, { headers });
      expect(found, address).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip', 'cache-control': CACHE.immutable } });
      expect(found.headers, address).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
      for (const name of ['x-amz-request-id', 'last-modified', 'accept-ranges'])
        expect(found.headers[name], `${name} of ${address}`).toBeUndefined();
      expect(String(gunzipSync(found.body)), address).toBe(script);
    }
    expect(String((await ask(url, '/mf/guides/remoteEntry.44444444.js')).body)).toBe('an entry');
    const font = await ask(url, '/assets/inter.22222222.woff2');
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': CACHE.immutable });
    expect(font.headers['accept-ranges']).toBeUndefined();
    for (const address of ['/assets/main.11111111.js', '/mf/guides/assets/guide.33333333.js'])
      expect((await ask(url, address, { body: 'income=60000', headers: { 'content-length': '12' } })).status, address).toBe(200);
    // The storage learns nothing about visitors.
    for (const { key, headers: sent, body } of bucket.reads) {
      expect(Object.keys(sent).toSorted(), key).toEqual(['connection', 'host']);
      expect(body, key).toBe('');
    }

    const asked = bucket.reads.length;
    for (const address of ['/mf/guides/assets/guide.99999999.js', '/mf/guides/assets.json'])
      expect(await ask(url, address), address).toMatchObject({
        status: 404,
        headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      });
    expect((await ask(url, '/assets/main.99999999.js')).status).toBe(404);
    // Each is replaced by the gateway's own, whatever the remote says of it.
    for (const status of [405, 412, 413, 502, 504])
      expect(await ask(url, `/mf/guides/assets/refused-${status}.js`), `${status} of a remote`).toMatchObject({
        status,
        headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      });
    expect((await ask(url, '/mf/guides/assets/refused-408.js')).status).toBe(408);
    expect(bucket.reads.slice(asked).map(({ key }) => key)).toEqual(['mf-guides/guide.99999999.js', 'shell/main.99999999.js']);
    bucket.stop();
    expect((await ask(url, '/mf/guides/assets/guide.33333333.js')).status).toBe(502);
  } finally {
    nginx.kill();
    bucket.stop();
    remote.close();
  }
});

for (const [what, change, message] of [
  ['a remote without hashed files', { rename: 'entry.js' }, 'No scripts or fonts in '],
  ['a missing folder of remotes', { releases: 'none' }, '/none/'],
  ['a missing folder of the shell', { shell: 'none' }, '/none'],
] as const) {
  test(`storing the files of releases fails at ${what}, and stores none`, async ({}, testInfo) => {
    const { rename = 'entry.44444444.js', releases = 'releases', shell = 'shell/browser' } = change as Record<string, string | undefined>;
    const folder = testInfo.outputPath('release');
    for (const file of ['shell/browser/assets/main.11111111.js', `releases/mf-guides/browser/${rename}`]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), 'a script');
    }
    const bucket = await startBucket('key', 'secret');
    const env = { ...process.env, KEPT_URL: bucket.url, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const command = spawn('sh', [PUT, path.join(folder, shell), path.join(folder, releases)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const [words, [status]] = await Promise.all([readText(command.stderr), once(command, 'exit') as Promise<[number]>]);
    bucket.stop();
    expect(words).toContain(message);
    expect(status).not.toBe(0);
    expect([...bucket.objects.keys()]).toEqual([]);
  });
}

test('the bucket of the test checks signatures as AWS describes them', () => {
  // "GET Object" of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const secret = ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/');
  const scope = '20130524/us-east-1/s3/aws4_request';
  expect(signature(secret, 'GET', '/test.txt', headers, scope, 'host;range;x-amz-content-sha256;x-amz-date')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

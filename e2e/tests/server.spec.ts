import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { entryOf, mountOf, REMOTES, WEB_APPS, type Remote } from '@bracketwise/contract/apps';
import { VARIANTS } from '@bracketwise/gateway/declaration';
import {
  ask,
  askForEstimate,
  askForReturns,
  calculation,
  dial,
  household,
  json,
  say,
  type Answer,
  type RequestOptions,
} from '../support/http.ts';
import { everyPath, pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { NOWHERE } from '../support/visit.ts';

/** Statuses that refuse a request. */
const REFUSED = [400, 403, 404];
/** The remotes that have pages; the others have no entry. */
const remoteEntries = [...new Set(pages.map(({ remote }) => entryOf(remote as Remote)))];
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Scripts in the home page's HTML with a content hash in their name. */
async function hashedScripts(site: string): Promise<string[]> {
  const html = (await ask(site, '/')).body.toString();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.[0-9a-f]{8}\.js)"/g)].map(([, address = '']) => address);
}

const isProblem = ({ status, headers, body }: Answer): boolean =>
  (headers['content-type'] ?? '').startsWith('application/problem+json') &&
  (JSON.parse(body.toString()) as { status: number }).status === status;

test.describe('responses are cached', () => {
  test('forever if their name changes with their content', async ({ baseURL }) => {
    const scripts = await hashedScripts(baseURL);
    expect(scripts.some((address) => address.startsWith('/assets/'))).toBe(true);
    expect(scripts.some((address) => address.startsWith('/mf/main-calculator/assets/'))).toBe(true);
    for (const address of scripts) {
      const { status, headers } = await ask(baseURL, address);
      expect(status, address).toBe(200);
      expect(headers['cache-control'], address).toBe(IMMUTABLE);
      expect(headers['content-type'], address).toMatch(/javascript/);
    }
  });

  test('with revalidation if their content changes under the same name', async ({ baseURL }) => {
    const addresses = ['/', '/assets/favicon.svg', ...remoteEntries, ...REMOTES.map((remote) => `${mountOf(remote)}assets.json`)];
    for (const address of addresses) {
      const { status, headers } = await ask(baseURL, address);
      expect(status, address).toBe(200);
      expect(headers['cache-control'], address).toBe('no-cache');
      expect(headers.etag, address).toBeTruthy();
      const again = await ask(baseURL, address, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status, address).toBe(304);
      expect(again.body, address).toHaveLength(0);
      const changed = await ask(baseURL, address, { headers: { 'if-none-match': '"another"' } });
      expect(changed.status, address).toBe(200);
    }
  });

  test('not at all if they are errors', async ({ baseURL }) => {
    for (const address of [
      NOWHERE,
      '/assets/main.00000000.js',
      '/mf/main-calculator/assets/HomePage.00000000.js',
      '/mf/guides/nothing.json',
      '/api/nothing',
    ]) {
      const { status, headers } = await ask(baseURL, address);
      expect(status, address).toBe(404);
      expect(headers['cache-control'] ?? '', address).not.toMatch(/immutable|max-age=[1-9]|public/);
    }
  });

  test('separately for each language, theme and encoding', async ({ baseURL }) => {
    const representations = VARIANTS.flatMap(({ language, theme }) =>
      ['br', 'gzip', 'identity'].map((encoding) => ({ cookie: `language=${language}; theme=${theme}`, 'accept-encoding': encoding })),
    );
    for (const { path } of everyPath) {
      const responses = await Promise.all(representations.map((headers) => ask(baseURL, path, { headers })));
      expect(new Set(responses.map(({ headers }) => headers.etag)).size, path).toBe(representations.length);
      for (const { headers } of responses) expect(headers.vary, path).toBe('Accept-Encoding, Accept-Language, Cookie');
    }
    // A date cannot identify a variant, because several share it, so it is ignored.
    const since = { 'if-modified-since': new Date().toUTCString() };
    for (const headers of representations) expect((await ask(baseURL, '/', { headers: { ...headers, ...since } })).status).toBe(200);
  });

  test('and a 404 is always sent in full, even for conditional requests', async ({ baseURL }) => {
    const { body } = await ask(baseURL, NOWHERE);
    expect(body.length).toBeGreaterThan(1000);
    for (const address of [NOWHERE, '/assets/main.00000000.js']) {
      for (const condition of ['if-none-match', 'if-modified-since']) {
        const value = condition === 'if-none-match' ? '*' : new Date().toUTCString();
        const response = await ask(baseURL, address, { headers: { [condition]: value } });
        expect(response.status, `${condition} of ${address}`).toBe(404);
        expect(response.body.equals(body), `${condition} of ${address}`).toBe(true);
        expect(response.headers.etag, address).toBeUndefined();
      }
    }
  });
});

test.describe('conditional requests', () => {
  const NOW = new Date().toUTCString();
  /** By condition: its headers, and the status of a GET or HEAD of a file with this tag. */
  const CONDITIONS: readonly (readonly [what: string, headersFor: (etag: string) => Readonly<Record<string, string>>, status: number])[] = [
    ['none', () => ({}), 200],
    ['its own tag', (etag) => ({ 'if-none-match': etag }), 304],
    ['its own tag, marked weak', (etag) => ({ 'if-none-match': `W/${etag}` }), 304],
    ['its own tag among others', (etag) => ({ 'if-none-match': `"a", ${etag}, "b"` }), 304],
    ['any tag', () => ({ 'if-none-match': '*' }), 304],
    ['its own tag on a reload', (etag) => ({ 'if-none-match': etag, 'cache-control': 'no-cache' }), 304],
    ['another tag', () => ({ 'if-none-match': '"a"' }), 200],
    ['an empty tag', () => ({ 'if-none-match': '' }), 200],
    ['a date', () => ({ 'if-modified-since': NOW }), 200],
    ['another tag and a date', () => ({ 'if-none-match': '"a"', 'if-modified-since': NOW }), 200],
    ['that its tag is there', (etag) => ({ 'if-match': etag }), 200],
    ['that any tag is there', () => ({ 'if-match': '*' }), 200],
    ['that another tag is there', () => ({ 'if-match': '"a"' }), 412],
    ['that a weak tag is there', (etag) => ({ 'if-match': `W/${etag}` }), 412],
    ['that its tag is there, and is another', (etag) => ({ 'if-match': etag, 'if-none-match': etag }), 304],
    ['no change since a date', () => ({ 'if-unmodified-since': NOW }), 200],
    ['a range', () => ({ range: 'bytes=0-3' }), 200],
    ['a range of its tag', (etag) => ({ range: 'bytes=0-3', 'if-range': etag }), 200],
    ['a range beyond its end', () => ({ range: 'bytes=99999999-' }), 200],
  ];
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

  interface Kind {
    readonly addresses: (site: string) => Promise<readonly string[]> | readonly string[];
    /** Status of a read if it is not that of a file. */
    readonly read?: (status: number) => number;
    /** Status of the other methods. */
    readonly others?: number;
    /** What only a calculation takes. */
    readonly posted?: number;
  }
  const always = (status: number) => () => status;
  const KINDS: Readonly<Record<string, Kind>> = {
    'a page': { addresses: () => ['/'] },
    'a widget': { addresses: () => ['/embed/salary'] },
    'a file at a fixed name': { addresses: () => ['/robots.txt', '/worker.js', '/sitemap.xml'] },
    'a file of the shell': { addresses: async (site) => ['/assets/favicon.svg', ...(await hashedScripts(site)).slice(0, 1)] },
    'a file of a remote': { addresses: () => ['/mf/guides/remoteEntry.js'] },
    'no page': { addresses: () => [NOWHERE, '/assets/main.00000000.js'], read: always(404) },
    'no file of a remote': { addresses: () => ['/mf/guides/assets/GuidePage.00000000.js'], read: always(404) },
    'another spelling': { addresses: () => ['/about-us/', '//robots.txt'], read: always(308), others: 308 },
    // The API knows no condition that a tag must be there.
    'a table of the API': { addresses: () => ['/api/states'], read: (status) => (status === 412 ? 200 : status) },
    'a response of the API without a tag': { addresses: () => ['/api/health'], read: always(200) },
    'nothing of the API': { addresses: () => ['/api/nothing'], read: always(404), others: 404 },
    'a calculation': { addresses: () => ['/api/calculate-tax'], read: always(405), posted: 400 },
  };

  for (const [what, { addresses, read = (status: number) => status, others = 405, posted = others }] of Object.entries(KINDS)) {
    test(`get the same response by every method, for ${what}`, async ({ baseURL }) => {
      for (const address of await addresses(baseURL)) {
        const etag = (await ask(baseURL, address)).headers.etag ?? '"of nothing"';
        for (const [condition, headersFor, ofFile] of CONDITIONS) {
          const responses = METHODS.map(async (method) => {
            const response = await ask(baseURL, address, { method, headers: headersFor(etag) });
            const isRead = method === 'GET' || method === 'HEAD';
            // nginx knows no TRACE at all.
            const expected = method === 'TRACE' ? 405 : isRead ? read(ofFile) : method === 'POST' ? posted : others;
            const asked = `${method} ${address} if ${condition}`;
            expect(response.status, asked).toBe(expected);
            if (method === 'HEAD' || expected === 304) expect(response.body, asked).toHaveLength(0);
            if (expected === 200 && method === 'GET') expect(response.body.length, asked).toBeGreaterThan(4);
            if (expected === 304) expect(response.headers.etag, asked).toBe(etag);
            if ([405, 412].includes(expected) && method !== 'HEAD') expect(isProblem(response), asked).toBe(true);
          });
          await Promise.all(responses);
        }
      }
    });
  }
});

test.describe('compression', () => {
  test('is Brotli or gzip, depending on the request, for pages and scripts', async ({ baseURL }) => {
    const [script = ''] = await hashedScripts(baseURL);
    for (const address of ['/', NOWHERE, script, '/mf/main-calculator/remoteEntry.js', '/assets/favicon.svg']) {
      const plain = await ask(baseURL, address);
      expect(plain.headers['content-encoding'], address).toBeUndefined();
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await ask(baseURL, address, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers['content-encoding'], address).toBe(encoding);
        expect(packed.headers.vary, address).toMatch(/Accept-Encoding/);
        expect(unpack(packed.body).equals(plain.body), address).toBe(true);
      }
      const browser = await ask(baseURL, address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(browser.headers['content-encoding'], address).toBe('br');
    }
  });
});

test.describe('not accessible', () => {
  test('the server bundles of the shell and the remotes', async ({ baseURL }) => {
    for (const remote of REMOTES) {
      for (const path of [
        'server/index.cjs',
        '../server/index.cjs',
        '..%2fserver/index.cjs',
        '%2e%2e/server/index.cjs',
        './../server/index.cjs',
      ]) {
        const { status, body } = await ask(baseURL, `${mountOf(remote)}${path}`);
        expect(REFUSED, `${remote} ${path}`).toContain(status);
        expect(body.includes('module.exports'), `${remote} ${path}`).toBe(false);
      }
    }
    for (const path of ['/server/index.cjs', '/assets/../../server/index.cjs', '/assets/..%2f..%2fserver/index.cjs']) {
      expect(REFUSED, path).toContain((await ask(baseURL, path)).status);
    }
  });

  test('files outside the site, by any path', async ({ baseURL }) => {
    const paths = [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../../package.json',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/assets/..\\..\\..\\package.json',
      '/mf/main-calculator/../../../package.json',
      '/mf/main-calculator/%2e%2e/%2e%2e/package.json',
      '/mf/main-calculator/..%5c..%5cpackage.json',
      '/api/../package.json',
      '/%00',
      '/assets/%00',
      '/%E0%A4%A',
      '/mf/main-calculator/%E0%A4%A',
      `/${'a'.repeat(4000)}`,
      `/${'deep/'.repeat(500)}`,
    ];
    for (const path of paths) {
      const { status, body } = await ask(baseURL, path);
      expect([308, ...REFUSED, 414, 431], path).toContain(status);
      expect(/root:|"workspaces"|"private": true/.test(body.toString()), path).toBe(false);
    }
  });

  test('rendered pages by their file names', async ({ baseURL }) => {
    for (const path of ['/index.html', '/en/system/index.html', '/404.html', '/en/system/404.html', '/es/light']) {
      expect((await ask(baseURL, path)).status, path).toBe(404);
    }
  });
});

test.describe('addresses', () => {
  test('with extra slashes redirect to the canonical form', async ({ baseURL }) => {
    for (const [asked, location] of [
      ['/about/', '/about'],
      ['/about/?lang=fr&x=1', '/about?lang=fr&x=1'],
      ['/a/b///', '/a/b'],
      ['//', '/'],
      ['///?lang=fr', '/?lang=fr'],
      ['//about-us', '/about-us'],
      ['//about-us//', '/about-us'],
      ['//robots.txt', '/robots.txt'],
      ['/assets//favicon.svg', '/assets/favicon.svg'],
      ['//mf/guides//remoteEntry.js', '/mf/guides/remoteEntry.js'],
      ['//api/states', '/api/states'],
      ['/api/states/', '/api/states'],
      ['http://evil.example//about-us/', '/about-us'],
    ] as const) {
      const { status, headers } = await ask(baseURL, asked);
      expect(status, asked).toBe(308);
      expect(headers.location, asked).toBe(location);
      expect((await ask(baseURL, location)).status, location).not.toBe(308);
    }
    expect((await ask(baseURL, '/')).status).toBe(200);
    expect((await ask(baseURL, '/?lang=fr')).status).toBe(200);
  });

  test('have only one valid spelling', async ({ baseURL }) => {
    for (const asked of [
      '/%61bout-us',
      '/about%2Dus',
      '/about-us%20',
      '/about-us%2f',
      '/./about-us',
      '/x/../about-us',
      '/about-us/.',
      '/about-us\\',
      '/about-us;x=1',
      '/%72obots.txt',
      '/x/../robots.txt',
      '/assets/%66avicon.svg',
      '/x/../assets/favicon.svg',
      '/mf/guides/%72emoteEntry.js',
      '/%6df/guides/remoteEntry.js',
      '/x/../mf/guides/remoteEntry.js',
      '/api/%73tates',
      '/%61pi/states',
      '/api/./states',
      '/x/../api/states',
    ]) {
      const { status, headers } = await ask(baseURL, asked);
      expect([400, 404], asked).toContain(status);
      expect(headers['cache-control'], asked).toMatch(/^no-(?:cache|store)$/);
    }
  });

  test('may be in absolute form, and the host does not matter', async ({ baseURL }) => {
    for (const path of ['/about-us?lang=fr', '/api/states', '/mf/guides/remoteEntry.js']) {
      const whole = await ask(baseURL, `http://evil.example${path}`);
      expect(whole.status, path).toBe(200);
      expect(whole.body.equals((await ask(baseURL, path)).body), path).toBe(true);
    }
  });

  test('of the API are cacheable only in one spelling', async ({ baseURL }) => {
    for (const kept of ['/api/states', '/api/tax-brackets', '/api/tax-brackets?year=2023']) {
      expect((await ask(baseURL, kept)).headers['cache-control'], kept).toContain('public');
    }
    for (const other of [
      '/api/states?x=1',
      '/api/states?',
      '/api/states?&',
      '/api/tax-brackets?x=1',
      '/api/tax-brackets?year=02023',
      '/api/tax-brackets?year=%32023',
      '/api/tax-brackets?&year=2023',
      '/api/tax-brackets?year=2023&year=2023',
    ]) {
      expect((await ask(baseURL, other)).headers['cache-control'], other).toBe('no-store');
    }
  });

  test('never redirect to another site', async ({ baseURL }) => {
    for (const asked of [
      '//evil.example/',
      '///evil.example/',
      '/\\evil.example/',
      '//evil.example/%2f..',
      '/%5cevil.example/',
      '/%2fevil.example/',
    ]) {
      const { headers } = await ask(baseURL, asked);
      if (headers.location) expect(new URL(headers.location, baseURL).origin, asked).toBe(baseURL);
    }
  });
});

test.describe('request ids', () => {
  test('are always new, in the gateway and the API', async ({ baseURL }) => {
    for (const path of ['/', '/api/states', '/api/nothing', '/mf/guides/nothing.js']) {
      const { headers } = await ask(baseURL, path, { headers: { 'x-request-id': 'a-visit.42' } });
      expect(headers['x-request-id'], path).not.toBe('a-visit.42');
    }
    for (const given of ['', 'short', 'a-visit.43', '"}{"', 'x'.repeat(65)]) {
      const responses = [
        await ask(baseURL, '/', { headers: { 'x-request-id': given } }),
        await ask(baseURL, '/', { headers: { 'x-request-id': given } }),
      ];
      const names = responses.map(({ headers }) => headers['x-request-id']);
      expect(new Set([given, ...names]).size, given).toBe(3);
    }
    const refused = await askForEstimate(baseURL, {}, { headers: { 'x-request-id': 'short' } });
    expect(json<{ requestId: string }>(refused).requestId).toBe(refused.headers['x-request-id']);
  });
});

test.describe('methods', () => {
  test('HEAD returns the same headers as GET without a body', async ({ baseURL }) => {
    const [script = ''] = await hashedScripts(baseURL);
    for (const address of ['/', NOWHERE, script, '/mf/main-calculator/remoteEntry.js', '/api/states']) {
      const [get, head] = [await ask(baseURL, address), await ask(baseURL, address, { method: 'HEAD' })];
      expect(head.status, address).toBe(get.status);
      expect(head.body, address).toHaveLength(0);
      for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy']) {
        expect(head.headers[name], `${name} of ${address}`).toBe(get.headers[name]);
      }
    }
  });

  test('other than GET and HEAD are accepted only by the API', async ({ baseURL }) => {
    for (const address of ['/', '/assets/favicon.svg', '/mf/main-calculator/remoteEntry.js', NOWHERE]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await ask(baseURL, address, { method });
        expect(status, `${method} ${address}`).toBe(405);
      }
    }
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET']) {
      const { status } = await ask(baseURL, '/api/calculate-tax', { method });
      expect([404, 405], method).toContain(status);
    }
  });
});

test.describe('request bodies', () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify(calculation);
    return body.slice(0, -1) + ' '.repeat(bytes - body.length) + '}';
  };
  const LARGE = 'x'.repeat(2_000_000);

  test('may have at most 4 KB, with or without a declared length', async ({ baseURL }) => {
    const told: NonNullable<RequestOptions['headers']>[] = [{}, { 'transfer-encoding': 'chunked' }];
    for (const headers of told) {
      expect((await askForEstimate(baseURL, padded(4096), { headers })).status).toBe(200);
      const refused = await askForEstimate(baseURL, padded(4097), { headers });
      expect(refused.status).toBe(413);
      expect(isProblem(refused)).toBe(true);
    }
  });

  for (const [what, headers] of [
    ['by declared length', { 'content-length': String(LARGE.length) }],
    ['by received bytes', { 'transfer-encoding': 'chunked' }],
  ] as const) {
    test(`over the limit are rejected at once ${what}, for every method and path`, async ({ baseURL }) => {
      for (const path of ['/', NOWHERE, '/robots.txt', '/assets/favicon.svg', '/mf/guides/remoteEntry.js', '/api/states', '/api/nothing']) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
          const started = Date.now();
          const refused = await ask(baseURL, path, { method, headers, body: LARGE });
          expect(refused.status, `${method} ${path}`).toBe(413);
          expect(refused.headers.connection, `${method} ${path}`).toBe('close');
          expect(Date.now() - started, `${method} ${path}`).toBeLessThan(2_000);
        }
      }
      for (let time = 0; time < 8; time += 1) {
        expect((await askForEstimate(baseURL, LARGE, { headers })).status).toBe(413);
      }
    });
  }

  test('may have up to 128 KB only for tax returns', async ({ baseURL }) => {
    const list = JSON.stringify(Array.from({ length: 100 }, () => household));
    const told: NonNullable<RequestOptions['headers']>[] = [{}, { 'transfer-encoding': 'chunked' }];
    for (const headers of told) {
      const response = await askForReturns(baseURL, list.padEnd(128 * 1024, ' '), { headers });
      expect(response.status).toBe(200);
      const returns = json<object[]>(response);
      expect(returns).toHaveLength(100);
      expect(returns[99]).toMatchObject({ taxYear: 2025, state: 'CA', federalIncomeTax: 5_071.5 });
      const refused = await askForReturns(baseURL, list.padEnd(128 * 1024 + 1, ' '), { headers });
      expect(refused.status).toBe(413);
      expect(isProblem(refused)).toBe(true);
      for (const path of ['/api/calculate-tax', '/api/tax-returnsx', '/api/states']) {
        const all = { 'content-type': 'application/json', ...headers };
        expect((await ask(baseURL, path, { method: 'POST', headers: all, body: list })).status, path).toBe(413);
      }
    }
  });

  test('are requested with 100 Continue unless they are too large', async ({ baseURL }) => {
    expect((await askForEstimate(baseURL, calculation, { headers: { expect: '100-continue' } })).status).toBe(200);
    const head = (length: number) =>
      ['POST /api/calculate-tax HTTP/1.1', 'Host: x', 'Expect: 100-continue', `Content-Length: ${length}`, '', ''].join('\r\n');
    const firstWords = async (socket: Socket, bytes: string) => {
      socket.write(bytes);
      const [words] = (await once(socket, 'data')) as [Buffer];
      return words.toString();
    };
    const tooLarge = dial(baseURL);
    expect(await firstWords(tooLarge, head(4097))).toMatch(/^HTTP\/1\.1 413 /);
    tooLarge.destroy();
    const body = JSON.stringify(calculation);
    const patient = dial(baseURL);
    const asks = head(body.length).replace('Host: x', 'Host: x\r\nContent-Type: application/json\r\nConnection: close');
    expect(await firstWords(patient, asks)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    patient.write(body);
    expect(await text(patient)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test.describe('connections', () => {
  test('are closed after the response if the visitor asks for it', async ({ baseURL }) => {
    for (const path of ['/', '/robots.txt', '/mf/guides/remoteEntry.js', '/api/states', '/api/nothing']) {
      const { status, headers } = await say(baseURL, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(headers.connection, path).toBe('close');
      expect(status, path).toBe(path === '/api/nothing' ? 404 : 200);
    }
  });

  test('to upstreams are unaffected by the visitor’s connection headers', async ({ baseURL }) => {
    const visitors: NonNullable<RequestOptions['headers']>[] = [
      { upgrade: 'websocket', connection: 'upgrade' },
      { upgrade: 'h2c', 'http2-settings': 'AAMAAABk', connection: 'upgrade, http2-settings' },
      { upgrade: 'websocket' },
      { 'keep-alive': 'timeout=5' },
      { te: 'trailers' },
      { expect: 'the-unexpected' },
      { connection: 'x-request-id, x-forwarded-for' },
    ];
    for (const headers of visitors) {
      const what = JSON.stringify(headers);
      expect((await askForEstimate(baseURL, calculation, { headers })).status, what).toBe(200);
      expect((await ask(baseURL, '/mf/guides/remoteEntry.js', { headers })).status, what).toBe(200);
      expect((await ask(baseURL, '/', { headers })).status, what).toBe(200);
    }
    expect((await ask(baseURL, '/api/states', { headers: { 'content-length': '2' }, body: '{}' })).status).toBe(200);
  });

  test('are not held open by slow requests', async ({ baseURL }) => {
    const requests = {
      head: 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ',
      'body of a calculation':
        'POST /api/calculate-tax HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{',
      'body of a calculation, in pieces':
        'POST /api/calculate-tax HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n',
      'body for a page': 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{',
      'body for a file of a remote': 'GET /mf/guides/remoteEntry.js HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{',
    };
    await Promise.all(
      Object.entries(requests).map(async ([what, begin]) => {
        const socket = dial(baseURL);
        const started = Date.now();
        socket.on('error', () => {});
        socket.resume();
        socket.write(begin);
        const trickle = setInterval(() => socket.write('x'), 1_000);
        await Promise.race([new Promise((resolve) => socket.once('close', resolve)), wait(60_000)]);
        clearInterval(trickle);
        socket.destroy();
        expect.soft(Date.now() - started, what).toBeLessThan(20_000);
      }),
    );
  });

  test('are limited for each address', async ({ ownSite }) => {
    const site = await ownSite({ CONNECTIONS_PER_ADDRESS: '5' });
    const states = async (from: string) => (await ask(site.url, '/api/states', { from }).catch(() => ({ status: 0 }))).status;
    const waits = () => {
      const socket = dial(site.url, '127.0.0.4').on('error', () => {});
      socket.write('POST /api/calculate-tax HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
      return socket;
    };
    let waiting = Array.from({ length: 5 }, waits);
    await expect
      .poll(() => {
        // The server may have counted a request for the states first and closed one of them.
        waiting = waiting.map((socket) => (socket.destroyed ? waits() : socket));
        return states('127.0.0.4');
      })
      .toBe(0);
    expect(await states('127.0.0.5')).toBe(200);
    for (const socket of waiting) socket.destroy();
    await expect.poll(() => states('127.0.0.4')).toBe(200);
  });
});

/** Headers with which an upstream could speak for the whole site. */
const FOREIGN = {
  'set-cookie': 'language=xx; path=/',
  'access-control-allow-origin': 'https://evil.example',
  'access-control-allow-credentials': 'true',
  'access-control-allow-private-network': 'true',
  'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
  'content-security-policy-report-only': 'default-src *; report-uri https://evil.example',
  'strict-transport-security': 'max-age=0',
  'permissions-policy': 'camera=*',
  'referrer-policy': 'unsafe-url',
  'cross-origin-resource-policy': 'same-site',
  'cross-origin-embedder-policy': 'require-corp',
  'clear-site-data': '"*"',
  'www-authenticate': 'Basic realm="Bracketwise"',
  link: '<https://evil.example/x.css>; rel=preload; as=style',
  refresh: '0; url=https://evil.example/',
  location: 'https://evil.example/',
  'reporting-endpoints': 'default="https://evil.example/"',
  nel: '{"report_to":"default","max_age":1}',
  'alt-svc': 'h3="evil.example:443"',
  'service-worker-allowed': '/',
  'timing-allow-origin': '*',
  sourcemap: 'https://evil.example/x.map',
  'last-modified': 'Thu, 01 Jan 1970 00:00:01 GMT',
  'x-powered-by': 'evil',
  'x-accel-redirect': '/robots.txt',
  'x-accel-limit-rate': '1',
};

test('a remote cannot set any site-wide header', async ({ breakableSite: site }) => {
  const port = site.services.get('mf-guides')?.port;
  await site.interrupt('mf-guides');
  const remote = createServer((_request, response) =>
    response
      .writeHead(200, { ...FOREIGN, 'content-type': 'text/javascript; charset=utf-8', etag: '"own"', 'cache-control': 'no-cache' })
      .end('own'),
  ).listen(port, '127.0.0.1');
  await once(remote, 'listening');
  try {
    const [untouched, response] = [
      await ask(site.url, '/mf/worker-calcs/remoteEntry.js'),
      await ask(site.url, '/mf/guides/remoteEntry.js'),
    ];
    expect({ status: response.status, body: response.body.toString() }).toEqual({ status: 200, body: 'own' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      etag: '"own"',
      'cache-control': 'no-cache',
    });
    for (const name of Object.keys(FOREIGN)) expect.soft(response.headers[name], name).toBe(untouched.headers[name]);
  } finally {
    remote.closeAllConnections();
    remote.close();
  }
});

test('a page of another site may calculate where the operator allows it, and send no reports', async ({ ownSite, page }) => {
  const site = await ownSite({ CROSS_ORIGIN: 'true' });
  const other = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('other')).listen(
    0,
    '127.0.0.1',
  );
  await once(other, 'listening');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const send = (name: string, body: object) =>
    page.evaluate(
      async ([address, text]) => {
        const response = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });
        return { status: response.status, body: (await response.json()) as { totalTax?: number } };
      },
      [`${site.url}/api/${name}`, JSON.stringify(body)] as const,
    );
  expect(await send('tax-returns', { taxYear: 2025, filingStatus: 'single', wages: 60_000 })).toMatchObject({
    status: 200,
    body: { totalTax: 9_661.5 },
  });
  expect(await send('tax-returns', { taxYear: 2025 })).toMatchObject({ status: 400, body: { errors: [{ field: 'filingStatus' }] } });
  expect(await send('page-failures', { part: 'mf-guides', kind: 'load' })).toMatchObject({ status: 403 });
  other.close();

  const elsewhere = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  const answer = await askForEstimate(site.url, calculation, { headers: elsewhere });
  expect({ status: answer.status, allowed: answer.headers['access-control-allow-origin'] }).toEqual({ status: 200, allowed: '*' });
  const asked = { ...elsewhere, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const before = await ask(site.url, '/api/tax-returns', { method: 'OPTIONS', headers: asked });
  expect(before.status).toBe(204);
  expect(before.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'Content-Type',
  });
});

test.describe('the API on the same origin', () => {
  test('returns an estimate that is never cached', async ({ baseURL }) => {
    const response = await askForEstimate(baseURL);
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(json(response)).toMatchObject({
      grossIncome: 60_000,
      federalTax: 5_071.5,
      socialSecurity: 3_720,
      medicare: 870,
      taxableIncome: 44_250,
    });
    expect(json<{ id: string }>(response).id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  test('returns states and brackets that can be revalidated', async ({ baseURL }) => {
    for (const path of ['/api/states', '/api/tax-brackets', '/api/tax-brackets?year=2023']) {
      const response = await ask(baseURL, path);
      expect(response.status, path).toBe(200);
      expect(response.headers.etag, path).toBeTruthy();
      expect(response.headers['cache-control'], path).not.toMatch(/no-store/);
      const again = await ask(baseURL, path, { headers: { 'if-none-match': response.headers.etag ?? '' } });
      expect(again.status, path).toBe(304);
    }
    expect((await ask(baseURL, '/api/tax-brackets')).body).toEqual((await ask(baseURL, '/api/tax-brackets?year=2025')).body);
  });

  test('rejects invalid input with a problem document that names each field', async ({ baseURL }) => {
    const refused = await askForEstimate(baseURL, { state: 'ZZ', income: -1, filingStatus: 'widowed', taxYear: 1999 });
    expect(refused.status).toBe(400);
    expect(isProblem(refused)).toBe(true);
    const { errors } = json<{ errors: { field: string }[] }>(refused);
    expect(errors.map(({ field }) => field).toSorted()).toEqual(['filingStatus', 'income', 'state', 'taxYear']);
    for (const income of ['60000', null, 1_000_000_000.01, -0.01]) {
      expect((await askForEstimate(baseURL, { ...calculation, income })).status, String(income)).toBe(400);
    }
    for (const body of ['', '{', '[]', 'null', '{"income":1e999}']) expect((await askForEstimate(baseURL, body)).status, body).toBe(400);
    expect((await ask(baseURL, '/api/tax-brackets?year=1999')).status).toBe(400);
  });

  test('has an OpenAPI document and a documentation page', async ({ baseURL }) => {
    const document = await ask(baseURL, '/api/docs/json');
    expect(document.status).toBe(200);
    expect(Object.keys(json<{ paths: object }>(document).paths)).toEqual(
      expect.arrayContaining(['/api/calculate-tax', '/api/tax-returns', '/api/tax-brackets', '/api/states', '/api/health']),
    );
    expect(json(await ask(baseURL, '/api/openapi.json'))).toEqual(json(document));
    expect((await ask(baseURL, '/api/health')).status).toBe(200);
  });

  test('accepts failure reports about the shell and every remote, and nothing else', async ({ baseURL }) => {
    const report = async (part: string) => {
      const headers = { 'content-type': 'application/json' };
      return (await ask(baseURL, '/api/page-failures', { method: 'POST', headers, body: JSON.stringify({ part, kind: 'load' }) })).status;
    };
    for (const part of WEB_APPS) expect(await report(part), part).toBe(204);
    expect(await report('another')).toBe(400);
  });

  test('answers with a problem document while it is down, as do remotes, and pages still work', async ({ breakableSite: site }) => {
    await site.interrupt('api');
    await site.interrupt('mf-main-calculator');
    const remote = await ask(site.url, '/mf/main-calculator/remoteEntry.js');
    for (const response of [await ask(site.url, '/api/states'), await askForEstimate(site.url), remote]) {
      expect(response.status).toBe(502);
      expect(isProblem(response)).toBe(true);
      expect(response.headers['cache-control'] ?? '').not.toMatch(/public|immutable|max-age=[1-9]/);
      // Reveals nothing about the upstream.
      expect(response.body.toString()).not.toMatch(/127\.0\.0\.1|localhost|ECONN/);
    }
    expect((await ask(site.url, '/')).status).toBe(200);
  });
});

test('the rate limit counts each visitor separately, by the address that the gateway sees, and each household in a list', async ({
  ownSite,
}) => {
  const site = await ownSite({ RATE_LIMIT_PER_MINUTE: '5' });
  const from = (address: string, headers: Record<string, string> = {}) => askForEstimate(site.url, calculation, { from: address, headers });
  for (let times = 0; times < 5; times += 1) expect((await from('127.0.0.2')).status).toBe(200);
  const refused = await from('127.0.0.2');
  expect(refused.status).toBe(429);
  expect(isProblem(refused)).toBe(true);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // A claimed address is ignored.
  expect((await from('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
  // Other visitors are not limited.
  expect((await from('127.0.0.3')).status).toBe(200);
  // Only calculations count.
  for (let times = 0; times < 6; times += 1) expect((await ask(site.url, '/api/states', { from: '127.0.0.2' })).status).toBe(200);

  const file = (households: number, address: string) =>
    askForReturns(
      site.url,
      Array.from({ length: households }, () => household),
      { from: address },
    );
  expect((await file(4, '127.0.0.4')).status).toBe(200);
  // A list above the remaining limit is refused as a whole.
  const list = await file(2, '127.0.0.4');
  expect(list.status).toBe(429);
  expect(isProblem(list)).toBe(true);
  expect(Number(list.headers['retry-after'])).toBeGreaterThan(0);
  expect((await file(5, '127.0.0.5')).status).toBe(200);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mountOf, REMOTES as APPS, type Remote } from '@bracketwise/gateway/apps';
import { ask, askForEstimate, calculation, json, type Answer } from '../support/http.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { NOWHERE } from '../support/visit.ts';

const REMOTES = ['main-calculator', 'investor-calcs', 'worker-calcs', 'guides'];
/** How a server says that there is nothing for this visitor. */
const REFUSED = [400, 403, 404];
/** Of the remotes that serve a page; one without pages has no entry. */
const remoteEntries = [...new Set(pages.map(({ remote }) => `${mountOf(remote as Remote)}remoteEntry.js`))];
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Scripts whose names carry a hash of their content, as the home page names them. */
async function hashedScripts(site: string): Promise<string[]> {
  const html = (await ask(site, '/')).body.toString();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.[0-9a-f]{8}\.js)"/g)].map(([, address = '']) => address);
}

const isProblem = ({ status, headers, body }: Answer): boolean =>
  (headers['content-type'] ?? '').startsWith('application/problem+json') &&
  (JSON.parse(body.toString()) as { status: number }).status === status;

test.describe('how long an answer may be kept', () => {
  test('for ever, where its name changes with its content', async ({ baseURL }) => {
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

  test('until asked again, where its content changes under its name', async ({ baseURL }) => {
    const addresses = ['/', '/assets/favicon.svg', ...remoteEntries, ...REMOTES.map((remote) => `/mf/${remote}/assets.json`)];
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

  test('not at all, where nothing was found or something failed', async ({ baseURL }) => {
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

  test('a page of one language is never taken for that of another', async ({ baseURL }) => {
    const tags = new Set<string | undefined>();
    for (const language of ['en', 'es', 'fr']) {
      for (const theme of ['system', 'light', 'dark']) {
        const { headers } = await ask(baseURL, '/', { headers: { cookie: `language=${language}; theme=${theme}` } });
        expect(headers.vary).toMatch(/Accept-Language/);
        expect(headers.vary).toMatch(/Cookie/);
        tags.add(headers.etag);
      }
    }
    expect(tags.size).toBe(9);
  });
});

test.describe('compression', () => {
  test('is brotli or gzip, as the visitor takes it, for pages and scripts', async ({ baseURL }) => {
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

test.describe('what is not to be had', () => {
  test('the bundles for the server, of shell and remotes', async ({ baseURL }) => {
    for (const remote of REMOTES) {
      for (const path of [
        'server/index.cjs',
        '../server/index.cjs',
        '..%2fserver/index.cjs',
        '%2e%2e/server/index.cjs',
        './../server/index.cjs',
      ]) {
        const { status, body } = await ask(baseURL, `/mf/${remote}/${path}`);
        expect(REFUSED, `${remote} ${path}`).toContain(status);
        expect(body.includes('module.exports'), `${remote} ${path}`).toBe(false);
      }
    }
    for (const path of ['/server/index.cjs', '/assets/../../server/index.cjs', '/assets/..%2f..%2fserver/index.cjs']) {
      expect(REFUSED, path).toContain((await ask(baseURL, path)).status);
    }
  });

  test('anything outside, by whatever path', async ({ baseURL }) => {
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

  test('a page’s file by its own name', async ({ baseURL }) => {
    for (const path of ['/index.html', '/en/system/index.html', '/404.html', '/en/system/404.html', '/es/light']) {
      expect((await ask(baseURL, path)).status, path).toBe(404);
    }
  });
});

test.describe('addresses', () => {
  test('lose a slash at their end, and keep the rest', async ({ baseURL }) => {
    for (const [asked, location] of [
      ['/about/', '/about'],
      ['/about/?lang=fr&x=1', '/about?lang=fr&x=1'],
      ['/a/b///', '/a/b'],
    ] as const) {
      const { status, headers } = await ask(baseURL, asked);
      expect(status, asked).toBe(308);
      expect(headers.location, asked).toBe(location);
    }
    expect((await ask(baseURL, '/')).status).toBe(200);
    expect((await ask(baseURL, '/?lang=fr')).status).toBe(200);
  });

  test('never send a visitor to another site', async ({ baseURL }) => {
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

test.describe('the name of a request', () => {
  test('is the one it came with, through gateway and API', async ({ baseURL }) => {
    for (const path of ['/', '/api/states', '/api/nothing', '/mf/guides/nothing.js']) {
      const { headers } = await ask(baseURL, path, { headers: { 'x-request-id': 'a-visit.42' } });
      expect(headers['x-request-id'], path).toBe('a-visit.42');
    }
    const refused = await askForEstimate(baseURL, {}, { headers: { 'x-request-id': 'a-visit.43' } });
    expect(json<{ requestId: string }>(refused).requestId).toBe('a-visit.43');
  });

  test('is a new one where it came with none, or with one that could forge a line of a log', async ({ baseURL }) => {
    for (const given of ['', 'short', 'with a space', '"}{"', 'x'.repeat(65)]) {
      const answers = [
        await ask(baseURL, '/', { headers: { 'x-request-id': given } }),
        await ask(baseURL, '/', { headers: { 'x-request-id': given } }),
      ];
      const names = answers.map(({ headers }) => headers['x-request-id']);
      expect(new Set([given, ...names]).size, given).toBe(3);
    }
    const refused = await askForEstimate(baseURL, {}, { headers: { 'x-request-id': 'short' } });
    expect(json<{ requestId: string }>(refused).requestId).toBe(refused.headers['x-request-id']);
  });
});

test.describe('methods', () => {
  test('HEAD answers as GET does, without the content', async ({ baseURL }) => {
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

  test('that change something are for the API alone', async ({ baseURL }) => {
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

test.describe('the API behind the same origin', () => {
  test('answers an estimate that no cache keeps', async ({ baseURL }) => {
    const answer = await askForEstimate(baseURL);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(json(answer)).toMatchObject({
      grossIncome: 60_000,
      federalTax: 5_071.5,
      socialSecurity: 3_720,
      medicare: 870,
      taxableIncome: 44_250,
    });
    expect(json<{ id: string }>(answer).id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  test('answers states and brackets that need not be sent twice', async ({ baseURL }) => {
    for (const path of ['/api/states', '/api/tax-brackets', '/api/tax-brackets?year=2023']) {
      const answer = await ask(baseURL, path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.etag, path).toBeTruthy();
      expect(answer.headers['cache-control'], path).not.toMatch(/no-store/);
      const again = await ask(baseURL, path, { headers: { 'if-none-match': answer.headers.etag ?? '' } });
      expect(again.status, path).toBe(304);
    }
    expect((await ask(baseURL, '/api/tax-brackets')).body).toEqual((await ask(baseURL, '/api/tax-brackets?year=2025')).body);
  });

  test('refuses what is wrong with a problem document that names each field', async ({ baseURL }) => {
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

  test('takes no body above 4 KB', async ({ baseURL }) => {
    const padded = (bytes: number) => {
      const body = JSON.stringify(calculation);
      return body.slice(0, -1) + ' '.repeat(bytes - body.length) + '}';
    };
    expect((await askForEstimate(baseURL, padded(4096))).status).toBe(200);
    const refused = await askForEstimate(baseURL, padded(4097));
    expect(refused.status).toBe(413);
    expect(isProblem(refused)).toBe(true);
  });

  test('describes itself, in a document and on a page', async ({ baseURL }) => {
    const document = await ask(baseURL, '/api/docs/json');
    expect(document.status).toBe(200);
    expect(Object.keys(json<{ paths: object }>(document).paths)).toEqual(
      expect.arrayContaining(['/api/calculate-tax', '/api/tax-brackets', '/api/states', '/api/health']),
    );
    expect((await ask(baseURL, '/api/health')).status).toBe(200);
  });

  test('takes reports of failures in the shell and in every remote, and of nothing else', async ({ baseURL }) => {
    const report = async (part: string) => {
      const headers = { 'content-type': 'application/json' };
      return (await ask(baseURL, '/api/page-failures', { method: 'POST', headers, body: JSON.stringify({ part, kind: 'load' }) })).status;
    };
    for (const part of ['shell', ...APPS]) expect(await report(part), part).toBe(204);
    expect(await report('another')).toBe(400);
  });

  test('that is down is a problem document, as is a remote that is, and the pages go on', async ({ breakableSite: site }) => {
    await site.interrupt('api');
    await site.interrupt('mf-main-calculator');
    const remote = await ask(site.url, '/mf/main-calculator/remoteEntry.js');
    for (const answer of [await ask(site.url, '/api/states'), await askForEstimate(site.url), remote]) {
      expect(answer.status).toBe(502);
      expect(isProblem(answer)).toBe(true);
      expect(answer.headers['cache-control'] ?? '').not.toMatch(/public|immutable|max-age=[1-9]/);
      // Nothing of where it was looked for.
      expect(answer.body.toString()).not.toMatch(/127\.0\.0\.1|localhost|ECONN/);
    }
    expect((await ask(site.url, '/')).status).toBe(200);
  });
});

test.describe('the limit of calculations', () => {
  test('counts each visitor alone, by the address the gateway sees', async ({ ownSite }) => {
    const site = await ownSite({ RATE_LIMIT_PER_MINUTE: '2' });
    const from = (address: string, headers: Record<string, string> = {}) =>
      askForEstimate(site.url, calculation, { from: address, headers });
    expect((await from('127.0.0.2')).status).toBe(200);
    expect((await from('127.0.0.2')).status).toBe(200);
    const refused = await from('127.0.0.2');
    expect(refused.status).toBe(429);
    expect(isProblem(refused)).toBe(true);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    // What a visitor says of being somebody else does not count.
    expect((await from('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
    // Somebody else is not held back.
    expect((await from('127.0.0.3')).status).toBe(200);
    // Only calculations count.
    for (let times = 0; times < 5; times += 1) expect((await ask(site.url, '/api/states', { from: '127.0.0.2' })).status).toBe(200);
  });
});

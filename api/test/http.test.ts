import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readiness } from '../src/health/readiness.ts';
import { californian, problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(stopApis);

/** All routes, read from the tree that Fastify prints with four characters of indentation per level. */
function routes(): { method: string; path: string }[] {
  const tree = api.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, drawing = '', part = '', methods = ''] = /^(.*── )(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    const depth = drawing.length / 4 - 1;
    parents.splice(depth, Infinity, part);
    return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path: parents.join('') }));
  });
}
const isOurs = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'HEAD' && !path.startsWith('/api/docs') && path !== '/api/openapi.json';

/** The parts of an OpenAPI document that these tests read. */
interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; operationId?: string; responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, unknown> };
}
const openApi = async (): Promise<Document> => (await api.get('/api/docs/json')).json<Document>();

const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

describe('every route', () => {
  it('is in this list', () => {
    expect(
      routes()
        .filter(isOurs)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      'GET /api/health',
      'GET /api/places',
      'GET /api/places/:place',
      'GET /api/ready',
      'GET /api/states',
      'GET /api/states/:code',
      'GET /api/tax-brackets',
      'POST /api/business-structures',
      'POST /api/calculate-tax',
      'POST /api/mcp',
      'POST /api/page-failures',
      'POST /api/paychecks',
      'POST /api/policy-violations',
      'POST /api/tax-returns',
    ]);
  });

  it('is in the OpenAPI document with a summary, an operation id and a response schema', async () => {
    const document = await openApi();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
    const named = ({ method, path }: { method: string; path: string }): string => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
    expect(operations.map(named).sort()).toEqual(routes().filter(isOurs).map(named).sort());
    for (const { operation } of operations) {
      expect(operation.summary).toEqual(expect.any(String));
      expect(operation.operationId).toEqual(expect.any(String));
      // Reports get an empty response.
      if (!operation.responses['204']) expect(operation.responses['200']).toHaveProperty('content.application/json.schema');
    }
  });

  it('has security headers and causes no server error', async () => {
    for (const { method, path } of routes()) {
      const response = await api.app.inject({ method: method as 'GET', url: path.replace('*', 'swagger-ui.css') });
      expect(response.statusCode).toBeLessThan(500);
      expect(response.headers).toMatchObject(SECURITY_HEADERS);
      if (!path.startsWith('/api/docs')) expect(response.headers['content-security-policy']).toBe(POLICY);
    }
  });
});

describe('the OpenAPI document', () => {
  it('contains every schema it refers to', async () => {
    const document = await openApi();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(5);
    for (const name of references) expect(document.components.schemas).toHaveProperty([String(name)]);
  });

  it('states the limits of the engine', async () => {
    const document = await openApi();
    expect(document.components.schemas['EstimateRequest']).toMatchObject({
      additionalProperties: false,
      required: ['state', 'income', 'filingStatus'],
      properties: {
        income: { minimum: 0, maximum: 1_000_000_000 },
        taxYear: { enum: [2020, 2021, 2022, 2023, 2024, 2025], default: 2025 },
      },
    });
  });

  it('is also available as a file', async () => {
    const file = await api.get('/api/openapi.json');
    expect(file.headers['content-type']).toMatch(/^application\/json/);
    expect(file.json()).toEqual(await openApi());
  });

  it('has a page without third-party resources, inline scripts or inline styles', async () => {
    const page = await api.get('/api/docs');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(page.body).not.toMatch(/<script(?![^>]* src="\/api\/docs\/)|<style|https?:\/\//);
    for (const [, url = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) expect((await api.get(url)).statusCode).toBe(200);
  });
});

describe('an unknown route', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/api/none',
    '/api/states/XX',
    '/api/states/CA/2025',
    '/api/states/',
    '/API/states',
    '/api/docs/none',
    '/api/docs/static/none.js',
  ])('is 404 at %s', async (url) => {
    const response = await api.get(url);
    expect(response.statusCode).toBe(404);
    expect(problemOf(response)).toMatchObject({ title: 'Not Found', instance: url });
    expect(response.headers['content-security-policy']).toBeDefined();
  });

  it('does not repeat the query', async () => {
    expect(problemOf(await api.get('/api/none?income=12345')).instance).toBe('/api/none');
  });

  it.each([
    ['GET', '/api/calculate-tax', 'POST'],
    ['PUT', '/api/calculate-tax', 'POST'],
    ['OPTIONS', '/api/calculate-tax', 'POST'],
    ['GET', '/api/tax-returns', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/states', 'GET, HEAD'],
    ['POST', '/api/states/OH', 'GET, HEAD'],
    ['DELETE', '/api/states/OH?x=1', 'GET, HEAD'],
    ['DELETE', '/api/tax-brackets?year=2025', 'GET, HEAD'],
  ] as const)('is 405 for %s %s', async (method, url, allow) => {
    const response = await api.app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
    problemOf(response);
  });

  it('is 404, not 405, for a longer or shorter path than the route’s', async () => {
    for (const url of ['/api/states/', '/api/states/OH/', '/api/states/OH/2025']) {
      expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
  });

  it('is 404 for router patterns in the URL', async () => {
    for (const url of ['/api/*x', '/api/(.*)', '/api/:year', '/api/states/:code', '*']) expect((await api.get(url)).statusCode).toBe(404);
  });

  it.each(['GET', 'TRACE'])('is rejected when the URL of a %s request cannot be decoded', async (method) => {
    const response = await api.app.inject({ method: method as 'GET', url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    problemOf(response);
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': POLICY });
  });
});

describe('health checks', () => {
  it('report that the process is alive, and its release', async () => {
    const released = await startApi({ VERSION: '1.4.0', REVISION: '640c0fb' });
    const response = await released.get('/api/health');
    expect(response.json()).toEqual({ status: 'alive', version: '1.4.0', revision: '640c0fb' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('report ready until draining starts, and alive throughout', async () => {
    const draining = await startApi();
    expect((await draining.get('/api/ready')).json()).toEqual({ status: 'ready' });
    draining.app.get(Readiness).drain();
    const response = await draining.get('/api/ready');
    expect(response.statusCode).toBe(503);
    expect(problemOf(response).detail).toBe('Shutting down.');
    expect((await draining.get('/api/health')).statusCode).toBe(200);
  });
});

describe('the request id', () => {
  const GIVEN = 'gw-0123.abc_DEF';
  const nameGivenBy = async (trusted: string): Promise<unknown> =>
    (await (await startApi({ TRUST_PROXY: trusted })).get('/api/health', { 'x-request-id': GIVEN })).headers['x-request-id'];

  it.each(['true', '1', '127.0.0.0/8'])('comes from the gateway with TRUST_PROXY=%s', async (trusted) => {
    expect(await nameGivenBy(trusted)).toBe(GIVEN);
  });

  it.each(['false', '0', '192.0.2.1'])('never comes from an untrusted client with TRUST_PROXY=%s', async (trusted) => {
    expect(await nameGivenBy(trusted)).toMatch(/^[\da-f-]{36}$/);
  });

  it('of a client is logged separately', async () => {
    const clientIdIn = ({ logs: [line = ''] }: TestApi): unknown => (JSON.parse(line) as Record<string, unknown>)['clientRequestId'];
    const direct = await startApi();
    await direct.get('/api/health', { 'x-request-id': 'a-client.17', 'x-client-request-id': 'a-forged-one' });
    expect(clientIdIn(direct)).toBe('a-client.17');
    const behind = await startApi({ TRUST_PROXY: '1' });
    await behind.get('/api/health', { 'x-request-id': GIVEN, 'x-client-request-id': 'a-client.18' });
    expect(clientIdIn(behind)).toBe('a-client.18');
    behind.logs.splice(0);
    await behind.get('/api/health', { 'x-client-request-id': '"forged"' });
    expect(behind.logs).toHaveLength(1);
    expect(clientIdIn(behind)).toBeUndefined();
  });

  it('replaces an invalid id', async () => {
    const behind = await startApi({ TRUST_PROXY: '1' });
    for (const id of ['short', 'x'.repeat(65), 'with space in it', 'quote"quote"', 'späte-nummer']) {
      const name = (await behind.get('/api/health', { 'x-request-id': id })).headers['x-request-id'];
      expect([id, name]).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)]);
    }
  });
});

describe('the log', () => {
  it('has one JSON line per request, without any of its data', async () => {
    const { logs, calculate, get } = await startApi({ TRUST_PROXY: 'true' });
    await calculate({ ...californian, income: 76_543 }, { 'x-forwarded-for': '192.0.2.77', 'x-request-id': 'gateway-17' });
    await calculate({ ...californian, income: -76_543, state: 'QQ' }, { 'x-forwarded-for': '192.0.2.77' });
    await calculate('{"income":76543', { 'x-forwarded-for': '192.0.2.77' });
    await get('/api/tax-brackets?year=76543');
    await get('/api/none/76543?income=76543');
    await get('/api/%zz76543');
    expect(logs.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        level: 'info',
        requestId: 'gateway-17',
        method: 'POST',
        route: '/api/calculate-tax',
        status: 200,
        ms: expect.any(Number) as number,
      },
      { method: 'POST', route: '/api/calculate-tax', status: 400 },
      { method: 'POST', route: '/api/calculate-tax', status: 400 },
      { method: 'GET', route: '/api/tax-brackets', status: 400 },
      { method: 'GET', route: 'none', status: 404 },
      { method: 'GET', route: 'none', status: 400 },
    ]);
    expect(logs.join('')).not.toMatch(/76.?543|192\.0|127\.0|QQ|CA|zz/);
  });

  it('omits lines below its level', async () => {
    const { logs, get } = await startApi({ LOG_LEVEL: 'warn' });
    await get('/api/health');
    expect(logs).toEqual([]);
  });
});

describe('a server error', () => {
  it('hides details from the caller and logs the stack without amounts', async () => {
    const { app, logs, get } = await startApi();
    jest.spyOn(app.get(Readiness), 'check').mockImplementation(() => {
      throw new RangeError('Income out of bounds: 76543');
    });
    const response = await get('/api/ready');
    expect(response.statusCode).toBe(500);
    expect(problemOf(response)).toMatchObject({ title: 'Internal Server Error', type: 'about:blank' });
    expect(response.body).not.toMatch(/RangeError|bounds|\.ts/);
    const [fault, line] = logs.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(fault).toMatchObject({
      level: 'error',
      requestId: response.headers['x-request-id'],
      fault: { name: 'RangeError', message: 'Income out of bounds: #####' },
    });
    expect(JSON.stringify(fault)).toContain('http.test.ts');
    expect(line).toMatchObject({ status: 500 });
    expect(logs.join('')).not.toContain('76543');
  });
});

describe('on the raw socket', () => {
  let port: number;
  beforeAll(async () => {
    const { app } = await startApi();
    await app.listen(0, '127.0.0.1');
    ({ port } = app.getHttpServer().address() as AddressInfo);
  });
  /** Sends raw bytes and returns the response once the server closes the connection. */
  const send = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
      let response = '';
      socket.setEncoding('utf8').on('data', (text: string) => (response += text));
      socket.on('error', reject).on('close', () => {
        resolve(response);
      });
    });

  it.each([
    ['bytes that are not HTTP', 'HELLO\r\n\r\n', 400],
    ['an unknown expectation', 'GET /api/states HTTP/1.1\r\nHost: x\r\nExpect: magic\r\n\r\n', 417],
    ['a request without a host', 'GET /api/states HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /api/states HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['the same host twice', 'GET /api/nothing HTTP/1.0\r\nHost: a\r\nhost: a\r\n\r\n', 400],
    ['oversized headers', `GET /api/states HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers %s with a problem document and security headers', async (_what, bytes, status) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain("default-src 'none'");
    expect(JSON.parse(body)).toMatchObject({ status, type: 'about:blank' });
  });
});

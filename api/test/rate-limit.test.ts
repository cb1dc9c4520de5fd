import { californian, problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

afterAll(stopApis);

/** Sends one calculation per address and returns the statuses. */
async function statuses(api: TestApi, addresses: readonly string[]): Promise<number[]> {
  const responses: number[] = [];
  for (const address of addresses) responses.push((await api.calculate(californian, { 'x-forwarded-for': address })).statusCode);
  return responses;
}

it('rejects a calculation above the limit and says when to retry', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '2' });
  const first = await api.calculate(californian);
  expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' });
  await api.calculate(californian);
  const refused = await api.calculate(californian);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['x-ratelimit-remaining']).toBe('0');
  const retryAfter = Number(refused.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(problemOf(refused)).toMatchObject({
    type: 'urn:bracketwise:problem:rate-limited',
    title: 'Too Many Requests',
    detail: `One address may ask for 2 calculations a minute. Try again in ${retryAfter} s.`,
  });
});

it('limits only calculations', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
  await statuses(api, ['a', 'a']);
  for (const url of ['/api/states', '/api/tax-brackets', '/api/health', '/api/ready', '/api/docs/json']) {
    const response = await api.get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-ratelimit-limit']).toBeUndefined();
  }
});

it('does not limit when set to 0', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '0' });
  expect(new Set(await statuses(api, Array<string>(200).fill('192.0.2.1')))).toEqual(new Set([200]));
});

it('defaults to 120 per minute', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '' });
  expect((await api.calculate(californian)).headers['x-ratelimit-limit']).toBe('120');
});

describe('households', () => {
  const household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 } as const;
  const list = (length: number) => Array.from({ length }, () => household);
  const remaining = ({ headers }: Awaited<ReturnType<TestApi['file']>>) => headers['x-ratelimit-remaining'];

  it('are counted one by one, separately from calculations', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '10' });
    expect(remaining(await api.file(household))).toBe('9');
    expect(remaining(await api.file(list(6)))).toBe('3');
    expect(remaining(await api.file(list(3)))).toBe('0');
    expect((await api.file(household)).statusCode).toBe(429);
    expect((await api.calculate(californian)).headers['x-ratelimit-remaining']).toBe('9');
  });

  it('of a list above the remaining limit are rejected together, and the request counts as one', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '10' });
    await api.file(list(4));
    const refused = await api.file(list(7));
    expect(refused.statusCode).toBe(429);
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(problemOf(refused)).toMatchObject({
      type: 'urn:bracketwise:problem:rate-limited',
      detail: `One address may ask for 10 households a minute, and this list has 7. Try again in ${retryAfter} s.`,
    });
    expect(remaining(refused)).toBe('5');
    expect((await api.file(list(5))).statusCode).toBe(200);
  });

  it('count even if rejected, and an unreadable body counts as one', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '10' });
    expect(remaining(await api.file([{ ...household, wages: -1 }, {}]))).toBe('8');
    for (const body of ['{', '[]', JSON.stringify({}), ' '.repeat(200_000)]) await api.file(body);
    expect(remaining(await api.file(household))).toBe('3');
  });

  it('have their own limit when the gateway counts the requests', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '0', HOUSEHOLDS_PER_MINUTE: '2' });
    expect((await api.file(list(3))).statusCode).toBe(429);
    expect((await api.file(household)).statusCode).toBe(200);
    expect((await api.calculate(californian)).headers['x-ratelimit-limit']).toBeUndefined();
    const unlimited = await startApi({ RATE_LIMIT_PER_MINUTE: '1', HOUSEHOLDS_PER_MINUTE: '0' });
    for (let time = 0; time < 3; time += 1) expect((await unlimited.file(list(100))).statusCode).toBe(200);
    expect(await statuses(unlimited, ['a', 'a'])).toEqual([200, 429]);
  });

  it('are rejected before counting if another site’s page sends them', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
    expect((await api.file(household, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await api.file(household, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await api.file(household)).statusCode).toBe(200);
  });
});

describe('the counted address', () => {
  it('is the connection’s when no proxy is trusted', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
    expect(await statuses(api, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429]);
  });

  it('is the one from the nearest hop, not the one the visitor claims', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' });
    expect(await statuses(api, ['198.51.100.1, 192.0.2.1', '198.51.100.2, 192.0.2.1', '192.0.2.2'])).toEqual([200, 429, 200]);
  });

  it('is accepted only from proxies on the list', async () => {
    const known = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.0/8, ::1' });
    expect(await statuses(known, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 200]);
    const unknown = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.1' });
    expect(await statuses(unknown, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429]);
  });

  it('is accepted from a listed proxy whose address includes a port', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.0/8, 198.51.100.0/24' });
    expect(await statuses(api, ['192.0.2.1, 198.51.100.1:443', '192.0.2.2, 198.51.100.1:444'])).toEqual([200, 200]);
  });

  describe('behind a trusted proxy', () => {
    /** Counts for all of these tests, so each test uses other addresses. */
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'true' });
    });

    it('is the one that the proxy reports', async () => {
      expect(await statuses(api, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([200, 200, 429]);
    });

    it.each([
      ['192.0.2.3:50123', '192.0.2.3:50124', '192.0.2.3'],
      ['[2001:db8:1::1]:50123', '[2001:db8:1::2]', '2001:db8:1::3'],
      ['::ffff:192.0.2.4', '192.0.2.4', '192.0.2.4:1'],
    ])('ignores the port: %s, %s, %s', async (...addresses) => {
      expect(await statuses(api, addresses)).toEqual([200, 429, 429]);
    });

    it('is the whole /64 network of an IPv6 visitor', async () => {
      expect(await statuses(api, ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toEqual([200, 429, 200]);
    });
  });
});

describe('a request from another site’s page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'true' });
  });
  let visitors = 0;
  /** Each has an allowance of one. */
  const newVisitor = () => ({ 'x-forwarded-for': `192.0.2.${(visitors += 1)}` });

  const FOREIGN = [
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [403, { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    [415, { 'content-type': 'text/plain' }],
    [415, { 'content-type': 'text/plain; application/json' }],
    [415, { 'content-type': 'application/csp-report' }],
  ] as const;

  it.each(FOREIGN)('is rejected with %d without using the allowance: %j', async (status, headers) => {
    const visitor = newVisitor();
    for (let time = 0; time < 3; time += 1) {
      const response = await api.calculate(californian, { ...headers, ...visitor });
      expect(response.statusCode).toBe(status);
      problemOf(response);
    }
    expect((await api.calculate(californian, visitor)).statusCode).toBe(200);
  });

  it.each(['same-origin', 'none'])('is not assumed when Sec-Fetch-Site is %s', async (site) => {
    const headers = { 'sec-fetch-site': site, 'content-type': 'Application/JSON; charset=utf-8', ...newVisitor() };
    expect((await api.calculate(californian, headers)).statusCode).toBe(200);
  });

  it('may read public data', async () => {
    expect((await api.get('/api/states', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });
});

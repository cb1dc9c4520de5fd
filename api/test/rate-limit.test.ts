import { californian, problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

afterEach(stopApis);

/** Asks so many times and gives the statuses. */
async function statuses(api: TestApi, addresses: readonly string[]): Promise<number[]> {
  const answers: number[] = [];
  for (const address of addresses) answers.push((await api.calculate(californian, { 'x-forwarded-for': address })).statusCode);
  return answers;
}

it('refuses the calculation after the last allowed one, and says when to come back', async () => {
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

it('limits nothing but calculations', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
  await statuses(api, ['a', 'a']);
  for (const url of ['/api/states', '/api/tax-brackets', '/api/health', '/api/ready', '/api/docs/json']) {
    const answer = await api.get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
  }
});

it('limits nobody when it is 0', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '0' });
  expect(new Set(await statuses(api, Array<string>(200).fill('192.0.2.1')))).toEqual(new Set([200]));
});

it('is 120 a minute when nothing is said', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '' });
  expect((await api.calculate(californian)).headers['x-ratelimit-limit']).toBe('120');
});

describe('households', () => {
  const household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 } as const;
  const list = (length: number) => Array.from({ length }, () => household);
  const remaining = ({ headers }: Awaited<ReturnType<TestApi['file']>>) => headers['x-ratelimit-remaining'];

  it('count one by one, in their own count', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '10' });
    expect(remaining(await api.file(household))).toBe('9');
    expect(remaining(await api.file(list(6)))).toBe('3');
    expect(remaining(await api.file(list(3)))).toBe('0');
    expect((await api.file(household)).statusCode).toBe(429);
    expect((await api.calculate(californian)).headers['x-ratelimit-remaining']).toBe('9');
  });

  it('of a list that exceeds what is left are refused together, and the request counts as one', async () => {
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

  it('count although they are refused, and a body that cannot be read counts as one', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '10' });
    expect(remaining(await api.file([{ ...household, wages: -1 }, {}]))).toBe('8');
    for (const body of ['{', '[]', JSON.stringify({}), ' '.repeat(200_000)]) await api.file(body);
    expect(remaining(await api.file(household))).toBe('3');
  });

  it('have a limit of their own where the gateway counts the requests', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '0', HOUSEHOLDS_PER_MINUTE: '2' });
    expect((await api.file(list(3))).statusCode).toBe(429);
    expect((await api.file(household)).statusCode).toBe(200);
    expect((await api.calculate(californian)).headers['x-ratelimit-limit']).toBeUndefined();
    const unlimited = await startApi({ RATE_LIMIT_PER_MINUTE: '1', HOUSEHOLDS_PER_MINUTE: '0' });
    for (let time = 0; time < 3; time += 1) expect((await unlimited.file(list(100))).statusCode).toBe(200);
    expect(await statuses(unlimited, ['a', 'a'])).toEqual([200, 429]);
  });

  it('that a page of another site asks for are refused before they count', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
    expect((await api.file(household, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await api.file(household, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await api.file(household)).statusCode).toBe(200);
  });
});

describe('the address that counts', () => {
  it('is the connection itself when no proxy is trusted, whatever it claims', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
    expect(await statuses(api, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429]);
  });

  it('is the one a trusted proxy tells', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'true' });
    expect(await statuses(api, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([200, 200, 429]);
  });

  it('is the one the nearest hop tells, not the one the visitor made up', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' });
    expect(await statuses(api, ['198.51.100.1, 192.0.2.1', '198.51.100.2, 192.0.2.1', '192.0.2.2'])).toEqual([200, 429, 200]);
  });

  it('is told only by the proxies of the list', async () => {
    const known = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.0/8, ::1' });
    expect(await statuses(known, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 200]);
    const unknown = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.1' });
    expect(await statuses(unknown, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429]);
  });

  it.each([
    ['192.0.2.1:50123', '192.0.2.1:50124', '192.0.2.1'],
    ['[2001:db8::1]:50123', '[2001:db8::2]', '2001:db8::3'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1:1'],
  ])('is the same with a port as without: %s, %s, %s', async (...addresses) => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'true' });
    expect(await statuses(api, addresses)).toEqual([200, 429, 429]);
  });

  it('is told by a proxy of the list that is named with its port', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.0/8, 198.51.100.0/24' });
    expect(await statuses(api, ['192.0.2.1, 198.51.100.1:443', '192.0.2.2, 198.51.100.1:444'])).toEqual([200, 200]);
  });

  it('is the whole network of an IPv6 visitor', async () => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'true' });
    expect(await statuses(api, ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toEqual([200, 429, 200]);
  });
});

describe('what a page of another site makes a browser send', () => {
  const FOREIGN = [
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [403, { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    [415, { 'content-type': 'text/plain' }],
    [415, { 'content-type': 'text/plain; application/json' }],
    [415, { 'content-type': 'application/csp-report' }],
  ] as const;

  it.each(FOREIGN)('is refused with %d and uses up nothing: %j', async (status, headers) => {
    const api = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
    for (let time = 0; time < 3; time += 1) {
      const answer = await api.calculate(californian, headers);
      expect(answer.statusCode).toBe(status);
      problemOf(answer);
    }
    expect((await api.calculate(californian)).statusCode).toBe(200);
  });

  it.each(['same-origin', 'none'])('is not what Sec-Fetch-Site calls %s', async (site) => {
    const api = await startApi();
    expect(
      (await api.calculate(californian, { 'sec-fetch-site': site, 'content-type': 'Application/JSON; charset=utf-8' })).statusCode,
    ).toBe(200);
  });

  it('may read what anybody may read', async () => {
    const api = await startApi();
    expect((await api.get('/api/states', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });
});

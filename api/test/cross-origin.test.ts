import { californian, startApi, stopApis } from './support.ts';

afterAll(stopApis);

const ELSEWHERE = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
const ALLOWED = 'access-control-allow-origin';

describe('where pages of other sites may calculate', () => {
  const open = () => startApi({ CROSS_ORIGIN: 'true', RATE_LIMIT_PER_MINUTE: '3', HOUSEHOLDS_PER_MINUTE: '3' });

  it('they may read responses and refusals, without credentials', async () => {
    const api = await open();
    for (const response of [
      await api.calculate(californian, ELSEWHERE),
      await api.calculate({}, ELSEWHERE),
      await api.get('/api/states', ELSEWHERE),
    ]) {
      expect(response.headers[ALLOWED]).toBe('*');
      expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('limits count the visitor as before, and say so', async () => {
    const api = await open();
    for (let count = 0; count < 3; count += 1)
      expect((await api.file({ taxYear: 2025, filingStatus: 'single' }, ELSEWHERE)).statusCode).toBe(200);
    const response = await api.file({ taxYear: 2025, filingStatus: 'single' }, ELSEWHERE);
    expect(response.statusCode).toBe(429);
    expect(response.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  it('a browser that asks first learns what it may send', async () => {
    const api = await open();
    const response = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/paychecks',
      headers: { ...ELSEWHERE, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      [ALLOWED]: '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '86400',
    });
  });

  it('reports are still taken from own pages only', async () => {
    const api = await open();
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/page-failures',
      headers: { ...ELSEWHERE, 'content-type': 'application/json' },
      payload: { part: 'mf-guides', kind: 'load' },
    });
    expect(response.statusCode).toBe(403);
  });
});

it('elsewhere no response may be read by other sites', async () => {
  const api = await startApi();
  expect((await api.get('/api/states', ELSEWHERE)).headers).not.toHaveProperty(ALLOWED);
  expect((await api.app.inject({ method: 'OPTIONS', url: '/api/paychecks', headers: ELSEWHERE })).statusCode).toBe(405);
});

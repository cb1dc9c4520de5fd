import { PLACE_SLUGS } from '@bracketwise/contract/place-pages';
import type { PlaceProfile, PlaceRow } from '@bracketwise/contract/place-profile';
import type { StateProfile } from '@bracketwise/contract/state-profile';
import { STATE_CODES } from '@bracketwise/contract/states';
import type { StateRow, TaxBrackets } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS, TAX_YEARS } from '@bracketwise/contract/years';
import { jurisdictions, placeProfile, placeRows, stateProfile } from '@bracketwise/tax-engine';
import type { AddressInfo } from 'node:net';
import { problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(stopApis);

describe('tax brackets', () => {
  const brackets = async (query = '') => {
    const response = await api.get(`/api/tax-brackets${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<TaxBrackets>();
  };

  it('of 2025 have ranges as text and as numbers (Rev. Proc. 2024-40)', async () => {
    const { year, federal, standardDeduction } = await brackets('?year=2025');
    expect(year).toBe(2025);
    expect(federal.map(({ rate }) => rate)).toEqual(['10%', '12%', '22%', '24%', '32%', '35%', '37%']);
    expect(federal.map(({ rateValue }) => rateValue)).toEqual([10, 12, 22, 24, 32, 35, 37]);
    expect(federal[0]).toMatchObject({ single: '$0 – $11,925', marriedJoint: '$0 – $23,850', headOfHousehold: '$0 – $17,000' });
    expect(federal[1]).toMatchObject({ single: '$11,926 – $48,475', ranges: { single: { from: 11_925, to: 48_475 } } });
    expect(federal[5]).toMatchObject({ marriedSeparate: '$250,526 – $375,800' });
    expect(federal[6]).toMatchObject({ single: '$626,351+', ranges: { single: { from: 626_350, to: null } } });
    // Public Law 119-21.
    expect(standardDeduction).toEqual({ single: 15_750, marriedJoint: 31_500, marriedSeparate: 15_750, headOfHousehold: 23_625 });
  });

  it('end head of household’s 32% bracket at $250,500 in 2025', async () => {
    const { federal } = await brackets();
    expect(federal[4]).toMatchObject({ headOfHousehold: '$197,301 – $250,500', ranges: { headOfHousehold: { to: 250_500 } } });
  });

  it('default to 2025', async () => {
    expect(await brackets()).toEqual(await brackets('?year=2025'));
  });

  it.each(ESTIMATE_YEARS)('of %i have no gaps and name their source', async (year) => {
    const response = await brackets(`?year=${year}`);
    expect(response.year).toBe(year);
    for (const status of ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const) {
      const ranges = response.federal.map((row) => row.ranges[status]);
      expect(ranges.map(({ from }) => from)).toEqual([0, ...ranges.slice(0, -1).map(({ to }) => to)]);
      expect(ranges.at(-1)?.to).toBeNull();
    }
    expect(response.federal.every(({ source }) => source.length > 0)).toBe(true);
  });

  it.each(['2019', '2026', '2025.5', 'abc', '', '2025&year=2024', '1e3', '99999999999999999999'])('reject the year %j', async (year) => {
    const response = await api.get(`/api/tax-brackets?year=${year}`);
    expect(response.statusCode).toBe(400);
    expect(problemOf(response)).toMatchObject({
      instance: '/api/tax-brackets',
      errors: [{ field: 'year', message: `year must be one of ${ESTIMATE_YEARS.join(', ')}`, allowed: [...ESTIMATE_YEARS] }],
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  it.each(['yaer', '__proto__', 'constructor'])('reject the unknown parameter %s instead of ignoring it', async (name) => {
    const response = await api.get(`/api/tax-brackets?${name}=2020`);
    expect(response.statusCode).toBe(400);
    expect(problemOf(response).errors).toMatchObject([{ field: name, code: 'additionalProperties' }]);
  });
});

describe('states', () => {
  const states = async () => (await api.get('/api/states')).json<StateRow[]>();

  it('match the engine’s, sorted by name', async () => {
    const rows = await states();
    expect(rows.map(({ code }) => code).sort()).toEqual(
      jurisdictions()
        .map(({ code }) => code)
        .sort(),
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });

  it('have rates as text and as numbers', async () => {
    const rows = await states();
    const byCode = Object.fromEntries(rows.map((row) => [row.code, row]));
    expect(byCode['CA']).toEqual({
      code: 'CA',
      name: 'California',
      taxRate: '1% – 13.3%',
      salesTax: '7.25%',
      hasIncomeTax: true,
      lowestRate: 1,
      topRate: 13.3,
      salesTaxRate: 7.25,
      badge: 'high',
      category: 'high',
    });
    expect(byCode['TX']).toMatchObject({
      taxRate: 'None',
      hasIncomeTax: false,
      topRate: 0,
      salesTax: '6.25%',
      badge: 'none',
      category: 'none',
    });
    expect(byCode['IL']).toMatchObject({ taxRate: '4.95%', lowestRate: 4.95, topRate: 4.95, badge: 'moderate', category: 'flat' });
  });

  it('have no floating-point noise in their rates', async () => {
    for (const { taxRate, salesTax } of await states()) expect(`${taxRate} ${salesTax}`).not.toMatch(/\d\.\d{4,}/);
  });
});

describe('a state', () => {
  it.each(STATE_CODES)('%s matches the engine’s, with every field', async (code) => {
    const response = await api.get(`/api/states/${code}`);
    expect(response.statusCode).toBe(200);
    expect(response.json<StateProfile>()).toEqual(stateProfile(code));
  });

  it('has tax, rates and neighbors (Form IT 1040 for 2025; R.C. 5747.02)', async () => {
    const ohio = (await api.get('/api/states/OH')).json<StateProfile>();
    expect(ohio).toMatchObject({ code: 'OH', name: 'Ohio', hasIncomeTax: true, salesTaxRate: 0.0575 });
    expect(ohio.byStatus.single).toMatchObject({ stateTax: 1_216.5, netIncome: 49_122 });
    expect(ohio.rates.find(({ to }) => to === 2025)?.rates[0]?.brackets).toEqual([
      { from: 0, to: 26_050, rate: 0 },
      { from: 26_050, to: 100_000, rate: 0.0275, base: 342 },
      { from: 100_000, to: null, rate: 0.03125, base: 2_394.32 },
    ]);
    expect(ohio.neighbors.map(({ code }) => code)).toEqual(['IN', 'KY', 'MI', 'PA', 'WV']);
  });

  it('without an income tax has no rates', async () => {
    const texas = (await api.get('/api/states/TX')).json<StateProfile>();
    expect(texas).toMatchObject({ hasIncomeTax: false, rates: [{ from: 2020, to: TAX_YEARS.at(-1), rates: [], surtaxes: [] }] });
  });

  it.each([
    ['XX', 'XX'],
    ['oh', 'oh'],
    ['Oh', 'Oh'],
    ['OHIO', 'OHIO'],
    ['39', '39'],
    ['%20OH', ' OH'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['O%2FH', 'O/H'],
    ['%3Cscript%3E', '<script>'],
    ['a'.repeat(100), 'a'.repeat(64)],
  ])('is 404 for the unknown code %j, and names it', async (code, named) => {
    const response = await api.get(`/api/states/${code}`);
    expect(response.statusCode).toBe(404);
    const { title, type, detail, instance } = problemOf(response);
    expect({ title, type, instance }).toEqual({ title: 'Not Found', type: 'about:blank', instance: `/api/states/${code}` });
    expect(detail).toBe(`There is nothing at this address: code must be one of ${STATE_CODES.join(', ')}, not ${named}.`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  it('rejects parameters', async () => {
    const response = await api.get('/api/states/OH?year=2024');
    expect(response.statusCode).toBe(400);
    expect(problemOf(response).errors).toMatchObject([{ field: 'year', code: 'additionalProperties' }]);
  });

  it('is cacheable only in one spelling', async () => {
    // Over a network, because `inject` decodes paths.
    const { app } = await startApi();
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const cachingOf = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      return [status, headers.get('cache-control')];
    };
    expect(await cachingOf('/api/states/OH')).toEqual([200, expect.stringContaining('public')]);
    for (const path of ['/api/states/%4FH', '/api/states/O%48', '/api/%73tates/OH', '/api/%73tates']) {
      expect(await cachingOf(path)).toEqual([200, 'no-store']);
    }
  });

  it('has its own ETag', async () => {
    const etags = await Promise.all(STATE_CODES.map(async (code) => (await api.get(`/api/states/${code}`)).headers.etag));
    expect(new Set(etags).size).toBe(STATE_CODES.length);
  });
});

describe('the places', () => {
  it('are the thirty of the engine', async () => {
    const response = await api.get('/api/places');
    expect(response.statusCode).toBe(200);
    expect(response.json<PlaceRow[]>()).toEqual(placeRows());
  });

  it.each(PLACE_SLUGS)('%s matches the engine’s, with every field', async (place) => {
    const response = await api.get(`/api/places/${place}`);
    expect(response.statusCode).toBe(200);
    expect(response.json<PlaceProfile>()).toEqual(placeProfile(place));
  });

  it.each(['denver', 'NYC', 'New-York-City', '__proto__', 'MD:BALTIMORE'])('is 404 for %j, which is none of them', async (place) => {
    const response = await api.get(`/api/places/${place}`);
    expect(response.statusCode).toBe(404);
    expect(problemOf(response).detail).toContain(`place must be one of ${PLACE_SLUGS.join(', ')}, not ${place}`);
  });

  it('reject parameters', async () => {
    for (const url of ['/api/places?year=2024', '/api/places/detroit?year=2024']) {
      const response = await api.get(url);
      expect(response.statusCode).toBe(400);
      expect(problemOf(response).errors).toMatchObject([{ field: 'year', code: 'additionalProperties' }]);
    }
  });
});

describe.each([
  '/api/places',
  '/api/places/detroit',
  '/api/states',
  '/api/states/OH',
  '/api/states/WA',
  '/api/tax-brackets',
  '/api/tax-brackets?year=2021',
])('%s', (url) => {
  it('is cacheable and revalidates with 304', async () => {
    const first = await api.get(url);
    expect(first.headers['content-type']).toMatch(/^application\/json/);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+, must-revalidate$/);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const seen of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await api.get(url, { 'if-none-match': seen });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
      expect(again.headers['content-type']).toBeUndefined();
    }
    const changed = await api.get(url, { 'if-none-match': '"other"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toBe(first.body);
  });

  it('answers HEAD with the same headers as GET', async () => {
    const [head, get] = await Promise.all([api.app.inject({ method: 'HEAD', url }), api.get(url)]);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});

it('each year’s response has its own ETag', async () => {
  const etags = await Promise.all(ESTIMATE_YEARS.map(async (year) => (await api.get(`/api/tax-brackets?year=${year}`)).headers.etag));
  expect(new Set(etags).size).toBe(ESTIMATE_YEARS.length);
});

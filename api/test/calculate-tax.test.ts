import type { Calculation } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR, ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { estimateTax } from '@bracketwise/tax-engine';
import { californian, problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(stopApis);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('a calculation', () => {
  it('returns the engine’s estimate under a new id', async () => {
    const response = await api.calculate(californian);
    expect(response.statusCode).toBe(200);
    const { id, ...estimate } = response.json<Calculation>();
    expect(id).toMatch(UUID);
    expect(estimate).toEqual(JSON.parse(JSON.stringify(estimateTax(californian))));
    const again = await api.calculate(californian);
    expect(again.json<Calculation>().id).not.toBe(id);
  });

  // Reference household 2025, CA, single, 60,000 (NBER TAXSIM and PolicyEngine US).
  it('matches the reference figures for California, 60,000, single, 2025', async () => {
    const response = (await api.calculate(californian)).json<Calculation>();
    expect(response).toMatchObject({
      federalTax: 5071.5,
      socialSecurity: 3720,
      medicare: 870,
      standardDeduction: 15_750,
      taxableIncome: 44_250,
    });
    expect(Math.abs(response.stateTax - 1639.53)).toBeLessThanOrEqual(1);
    // 1.2% for disability insurance.
    expect(response.payrollLevies).toBe(720);
    expect(response.totalTax).toBeCloseTo(response.federalTax + response.socialSecurity + response.medicare + 720 + response.stateTax, 2);
    expect(response.netIncome).toBeCloseTo(60_000 - response.totalTax, 2);
    expect(response.effectiveRate).toBeCloseTo((response.totalTax / 60_000) * 100, 6);
  });

  it('rounds amounts to cents and percentages to six digits', async () => {
    const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;
    for (const income of [100_000.01, 20_000, 33_333.33, 7_777.7]) {
      for (const state of ['TX', 'CA', 'NY']) {
        const { lines, id, effectiveRate, ...dollars } = (await api.calculate({ ...californian, state, income })).json<Calculation>();
        expect(id).toMatch(UUID);
        expect(decimals(effectiveRate)).toBeLessThanOrEqual(6);
        const amounts = [...Object.values(dollars), ...lines.flatMap(({ amount, tax = 0 }) => [amount, tax])];
        expect(amounts.filter((amount) => decimals(amount) > 2)).toEqual([]);
      }
    }
  });

  it('has no state tax in Texas', async () => {
    const response = (await api.calculate({ ...californian, state: 'TX' })).json<Calculation>();
    expect(response).toMatchObject({ federalTax: 5071.5, stateTax: 0 });
  });

  it('has lines that add up to each tax', async () => {
    const { lines, federalTax, stateTax } = (await api.calculate(californian)).json<Calculation>();
    const sum = (section: string): number =>
      lines.filter((line) => line.section === section).reduce((total, { tax = 0 }) => total + tax, 0);
    expect(sum('federal')).toBeCloseTo(federalTax, 2);
    expect(sum('state')).toBeCloseTo(stateTax, 2);
    expect(lines.every(({ source }) => source.length > 0)).toBe(true);
  });

  it('uses 2025 if no year is given', async () => {
    const { taxYear, ...withoutYear } = californian;
    expect(taxYear).toBe(DEFAULT_ESTIMATE_YEAR);
    const response = await api.calculate(withoutYear);
    expect(response.statusCode).toBe(200);
    expect(response.json<Calculation>().standardDeduction).toBe(15_750);
  });

  it.each(ESTIMATE_YEARS)('works for %i', async (taxYear) => {
    expect((await api.calculate({ ...californian, taxYear })).statusCode).toBe(200);
  });

  it.each([0, 0.01, 1e9])('accepts an income of %d', async (income) => {
    const response = await api.calculate({ ...californian, income });
    expect(response.statusCode).toBe(200);
    expect(response.json<Calculation>().grossIncome).toBe(income);
  });

  it('must not be cached', async () => {
    expect((await api.calculate(californian)).headers['cache-control']).toBe('no-store');
  });
});

describe('a rejected calculation', () => {
  const refused = async (body: unknown) => {
    const response = await api.calculate(body);
    expect(response.statusCode).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
    return problemOf(response);
  };
  const refusedFields = async (body: unknown) => (await refused(body)).errors?.map(({ field, code }) => `${field} ${code}`);

  it('says which field is missing and which values it takes', async () => {
    const { filingStatus, ...withoutStatus } = californian;
    expect(filingStatus).toBe('single');
    expect(await refused(withoutStatus)).toMatchObject({
      type: 'urn:bracketwise:problem:invalid-request',
      title: 'Invalid request',
      instance: '/api/calculate-tax',
      errors: [
        {
          field: 'filingStatus',
          pointer: '#/filingStatus',
          code: 'required',
          message: 'filingStatus is required: one of single, marriedJoint, marriedSeparate, headOfHousehold',
          allowed: ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'],
        },
      ],
    });
  });

  it('names every invalid field at once', async () => {
    const fields = await refusedFields({ state: 'ZZ', income: -1, filingStatus: 'married', taxYear: 2019, extra: 1 });
    expect(fields?.sort()).toEqual(['extra additionalProperties', 'filingStatus enum', 'income minimum', 'state enum', 'taxYear enum']);
  });

  it('lists the allowed values of state, year and status', async () => {
    const { errors } = await refused({ ...californian, state: 'PR', taxYear: 2019, filingStatus: 'widowed' });
    const allowed = Object.fromEntries(errors?.map((error) => [error.field, error.allowed]) ?? []);
    expect(allowed['state']).toContain('CA');
    expect(allowed['taxYear']).toEqual(ESTIMATE_YEARS);
    expect(allowed['filingStatus']).toContain('headOfHousehold');
    expect(errors?.find(({ field }) => field === 'taxYear')?.message).toBe(`taxYear must be one of ${ESTIMATE_YEARS.join(', ')}`);
  });

  it('states the limits of the income', async () => {
    const { errors } = await refused({ ...californian, income: 1e9 + 1 });
    expect(errors).toEqual([
      {
        field: 'income',
        pointer: '#/income',
        code: 'maximum',
        message: 'income must be a number from 0 to 1,000,000,000',
        minimum: 0,
        maximum: 1_000_000_000,
      },
    ]);
  });

  it.each([
    ['a year before the first', { taxYear: 2019 }, 'taxYear enum'],
    ['a year after the last', { taxYear: 2026 }, 'taxYear enum'],
    ['half a year', { taxYear: 2025.5 }, 'taxYear type'],
    ['a year as a string', { taxYear: '2025' }, 'taxYear type'],
    ['a lowercase state', { state: 'ca' }, 'state enum'],
    ['an empty state', { state: '' }, 'state enum'],
    ['a list as state', { state: ['CA'] }, 'state type'],
    ['an income as a string', { income: '60000' }, 'income type'],
    ['a null income', { income: null }, 'income type'],
    ['a boolean income', { income: true }, 'income type'],
    ['a negative income', { income: -0.01 }, 'income minimum'],
    ['an income above the limit', { income: 1_000_000_000.01 }, 'income maximum'],
    ['an extra property', { age: 40 }, 'age additionalProperties'],
  ])('rejects %s', async (_what, change, field) => {
    expect(await refusedFields({ ...californian, ...change })).toEqual([field]);
  });

  it.each(['1e999', '-1e999'])('rejects the infinite income %s, which is valid JSON', async (income) => {
    expect(await refusedFields(`{"state":"CA","income":${income},"filingStatus":"single"}`)).toEqual(['income type']);
  });

  it.each(['NaN', 'Infinity', '0x10', '1_000'])('rejects the income %s, which is not valid JSON', async (income) => {
    await refused(`{"state":"CA","income":${income},"filingStatus":"single"}`);
  });

  it.each([
    ['__proto__', '{"__proto__":{"x":1},"state":"CA","income":1,"filingStatus":"single"}'],
    ['constructor', '{"constructor":{"prototype":{"x":1}},"state":"CA","income":1,"filingStatus":"single"}'],
  ])('rejects the key %s like any other that it does not know, and no key reaches the prototype', async (field, body) => {
    expect(await refusedFields(body)).toEqual([`${field} additionalProperties`]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each(['gzip', 'br', 'identity, gzip', 'none'])('rejects a body in the encoding %s, and says which it takes', async (encoding) => {
    const response = await api.calculate(californian, { 'content-encoding': encoding });
    expect(response.statusCode).toBe(415);
    expect(response.headers['accept-encoding']).toBe('identity');
    expect(problemOf(response).detail).toBe('The body must not be compressed.');
    expect((await api.calculate(californian, { 'content-encoding': 'Identity' })).statusCode).toBe(200);
  });

  it.each(['', '{', '{"state":"CA",}', 'state=CA', "{'state':'CA'}"])('rejects the malformed JSON %j', async (body) => {
    const { errors, type } = await refused(body);
    expect(errors).toBeUndefined();
    expect(type).toBe('about:blank');
  });

  it.each(['null', '[]', '"CA"', '5', '[{"state":"CA"}]'])('rejects %s, which is JSON but not an object', async (body) => {
    const { errors } = await refused(body);
    expect(errors).toMatchObject([{ field: 'body', pointer: '#', code: 'type' }]);
  });

  it('rejects a missing body', async () => {
    const response = await api.app.inject({ method: 'POST', url: '/api/calculate-tax' });
    expect(response.statusCode).toBe(400);
    expect(problemOf(response).errors).toMatchObject([{ field: 'body' }]);
  });

  it('stays short and names known fields first when there are many unknown ones', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${String(index)}`, 0]));
    const { errors } = await refused({ ...many, state: 'CA', income: -1, filingStatus: 'single' });
    expect(errors).toHaveLength(20);
    expect(errors?.[0]).toMatchObject({ field: 'income', code: 'minimum' });
  });

  it('can point to a field whose name needs escaping', async () => {
    const { errors } = await refused(`{"state":"CA","income":1,"filingStatus":"single","a/b~c \\ud800":1}`);
    expect(errors).toMatchObject([{ field: 'a/b~c \uFFFD', pointer: '#/a~1b~0c%20%EF%BF%BD' }]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'rejects the media type %s with 415',
    async (type) => {
      const response = await api.calculate(JSON.stringify(californian), { 'content-type': type });
      expect(response.statusCode).toBe(415);
      problemOf(response);
    },
  );

  it('rejects a body over 4 KB with 413 and accepts one of exactly 4 KB', async () => {
    const body = JSON.stringify(californian);
    const fits = await api.calculate(body.padEnd(4096, ' '));
    expect(fits.statusCode).toBe(200);
    const tooLarge = await api.calculate(body.padEnd(4097, ' '));
    expect(tooLarge.statusCode).toBe(413);
    problemOf(tooLarge);
  });
});

import { taxReturn } from '@bracketwise/tax-engine';
import { createClient, isProblem, ProblemError } from '../src/index.ts';
import type { Client, Household } from '../src/index.ts';
import { startSite, stopAll } from './support.ts';

let client: Client;
beforeAll(async () => {
  client = createClient({ site: await startSite() });
});
afterAll(stopAll);

const HOUSEHOLD = { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 60_000 } as const;

/** What a call that fails throws. */
const problemOf = async (call: Promise<unknown>): Promise<ProblemError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw new Error('The call threw no ProblemError', { cause: error });
  return error;
};

describe('an answer', () => {
  it('of one household is its return', async () => {
    expect(await client.taxReturn(HOUSEHOLD)).toEqual(JSON.parse(JSON.stringify(taxReturn(HOUSEHOLD))));
  });

  it('of a list has the problem with a household in its place', async () => {
    const [first, second] = await client.taxReturns([HOUSEHOLD, { ...HOUSEHOLD, wages: -1 }]);
    expect(first && isProblem(first)).toBe(false);
    expect(second && isProblem(second) ? second.errors?.map(({ field, minimum }) => ({ field, minimum })) : []).toEqual([
      { field: 'wages', minimum: 0 },
    ]);
  });

  it('of paychecks has every paycheck of the year', async () => {
    const { jobs } = await client.paychecks({
      household: { taxYear: 2026, state: 'TX', filingStatus: 'single' },
      jobs: [{ frequency: 'biweekly', pay: 4000 }],
    });
    expect(jobs.map(({ paychecks }) => paychecks.length)).toEqual([26]);
  });

  it('of an estimate adds up', async () => {
    const { netIncome, totalTax } = await client.calculateTax({ state: 'TX', income: 50_000, filingStatus: 'single' });
    expect(netIncome + totalTax).toBeCloseTo(50_000, 2);
  });

  it('of the law is for the year, state or place that was asked for', async () => {
    expect((await client.taxBrackets(2023)).year).toBe(2023);
    expect((await client.taxBrackets()).year).toBe(2025);
    expect(await client.states()).toHaveLength(51);
    expect((await client.stateProfile('OH')).name).toBe('Ohio');
    expect(await client.places()).toHaveLength(30);
    expect((await client.placeProfile('detroit')).name).toBe('Detroit');
  });
});

describe('a refusal', () => {
  it('names each field, and what it takes', async () => {
    const { status, type, errors, message, problem } = await problemOf(
      client.taxReturn({ ...HOUSEHOLD, taxYear: 1999 } as unknown as Household),
    );
    expect({ status, type }).toEqual({ status: 400, type: 'urn:bracketwise:problem:invalid-request' });
    expect(errors).toMatchObject([
      { field: 'taxYear', pointer: '#/taxYear', code: 'enum', allowed: [2020, 2021, 2022, 2023, 2024, 2025, 2026] },
    ]);
    expect(message).toBe(problem.detail);
    expect(problem.requestId).not.toBe('');
  });

  it('of an unknown state is a 404 without fields', async () => {
    const { status, type, errors } = await problemOf(client.stateProfile('XX' as 'OH'));
    expect({ status, type, errors }).toEqual({ status: 404, type: 'about:blank', errors: [] });
  });

  it('for too many requests says when to return, if that is too long to wait', async () => {
    const limited = createClient({ site: await startSite({ RATE_LIMIT_PER_MINUTE: '1' }), longestWaitMs: 0 });
    const request = { state: 'TX', income: 50_000, filingStatus: 'single' } as const;
    await limited.calculateTax(request);
    const { status, type, retryAfterMs } = await problemOf(limited.calculateTax(request));
    expect({ status, type }).toEqual({ status: 429, type: 'urn:bracketwise:problem:rate-limited' });
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  });
});

it('a client needs the address of a site', () => {
  expect(() => createClient({ site: 'bracketwise' })).toThrow('Invalid URL');
});

// Each line compiles only if the types refuse what it contains.
it('does not compile with what the API refuses', () => {
  const refused = [
    // @ts-expect-error -- no such state
    () => client.taxReturn({ ...HOUSEHOLD, state: 'XX' }),
    // @ts-expect-error -- required
    () => client.taxReturn({ taxYear: 2025 }),
    // @ts-expect-error -- no such field
    () => client.taxReturn({ ...HOUSEHOLD, wage: 1 }),
    // @ts-expect-error -- no such year
    () => client.taxBrackets(1999),
    // @ts-expect-error -- no such operation
    () => client.call('health', {}),
  ];
  expect(refused).toHaveLength(5);
});

import { HOUSEHOLD_FIELDS, householdField, PARTS_OF_PAY, PAY } from '@bracketwise/contract/household';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buildApi, killProcesses, startListening } from './api-process.ts';
import { bodies, hostileLists, households, placesFit, requests, statesFit, validLists } from './hostile-requests.ts';
import type { OpenApi, RawRequest } from './hostile-requests.ts';

/** `npm run stress` sends many more. */
const REQUESTS = Number(process.env['STRESS_REQUESTS'] ?? 1_500);
/** Of each kind; `npm run stress` sends many more. */
const HOUSEHOLDS = Number(process.env['STRESS_HOUSEHOLDS'] ?? 400);
const SEED = Number(process.env['PROPERTY_SEED'] ?? 2026);
fc.configureGlobal({ seed: SEED });
/** Memory is read after each of them. */
const PARTS = 10;
/** Requests at the same time. */
const PARALLEL = 4;
/** Memory growth allowed for caches. In a long run, even a leak of one kilobyte per request exceeds it. */
const GROWTH_MIB = 48;
const LARGEST_BODY = 4096;
const LARGEST_LIST = 128 * 1024;
/** A request without a response by then counts as a hang. */
const PATIENCE_MS = 20_000;

let port: number;
let pid: number;
let api: OpenApi;
let ajv: Ajv;

beforeAll(async () => {
  buildApi();
  const started = await startListening({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' });
  port = started.port;
  pid = started.child.pid ?? 0;
  started.child.stdout?.resume();
  api = (await (await fetch(`http://127.0.0.1:${port}/api/docs/json`)).json()) as OpenApi;
  ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', ...api });
}, 90_000);
afterAll(killProcesses);

const conforms = (schema: string, value: unknown): boolean => {
  const validate = ajv.getSchema(`api#${schema}`);
  if (!validate) throw new Error(`The document has no ${schema}`);
  return validate(value) as boolean;
};

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

let connections = 0;

/** Sends a raw request and reads until the server closes the connection. */
const send = ({ method, path, headers, body }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    // Rotate local addresses, because a closed connection blocks its port for a minute.
    const localAddress = `127.0.1.${1 + (connections++ % 200)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      `content-length: ${body.length}`,
      'connection: close',
    ];
    const chunks: Buffer[] = [];
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy(new Error('The server hangs'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may refuse after the headers, while the body is still being sent.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      resolve({ head, body: rest.join('\r\n\r\n'), status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]) });
    });
    socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  });

const calculation = (body: string, path = '/api/calculate-tax'): RawRequest => ({
  method: 'POST',
  path,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(body),
});

/** Expected parsing: the last duplicate key wins, and no key reaches the prototype. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const residentMiB = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Checks a property with several requests at the same time. */
async function assertInParallel<T>(property: fc.IAsyncPropertyWithHooks<T>, numRuns: number, seed = SEED): Promise<void> {
  const options = { numRuns: Math.ceil(numRuns / PARALLEL) };
  await Promise.all(Array.from({ length: PARALLEL }, (_, part) => fc.assert(property, { ...options, seed: seed + part * 1_000_003 })));
}

const limit = 60_000 + (REQUESTS + HOUSEHOLDS) * 20;

it(
  'accepts exactly the bodies that its OpenAPI document describes, and its responses match the document',
  async () => {
    const request = api.components.schemas['EstimateRequest'] ?? {};
    await assertInParallel(
      fc.asyncProperty(bodies(request), async (body) => {
        const { status, body: text } = await send(calculation(body));
        const value = parsed(body);
        const wanted = conforms('/components/schemas/EstimateRequest', value);
        const refusal = Buffer.byteLength(body) > LARGEST_BODY ? 413 : 400;
        expect(status).toBe(wanted ? 200 : refusal);
        const answer = JSON.parse(text) as Record<string, number>;
        if (!wanted) return void expect(answer).toMatchObject({ status: refusal, detail: expect.any(String) as string });
        expect(conforms('/components/schemas/Calculation', answer)).toBe(true);
        const { totalTax, grossIncome, netIncome, ...figures } = answer;
        const names = ['federalTax', 'socialSecurity', 'medicare', 'additionalMedicare', 'payrollLevies', 'stateTax'];
        const taxes = names.map((name) => Number(figures[name]));
        for (const tax of taxes) expect(tax).toBeGreaterThanOrEqual(0);
        const close = Math.max(1, Number(grossIncome)) * 1e-9;
        expect(Math.abs(taxes.reduce((sum, tax) => sum + tax, 0) - Number(totalTax))).toBeLessThan(close);
        expect(Math.abs(Number(grossIncome) - Number(totalTax) - Number(netIncome))).toBeLessThan(close);
      }),
      REQUESTS / 2,
    );
  },
  limit,
);

type Comparison = { structures: { totalTax: number; left: number; taxes: { tax: number; lines: { tax?: number }[] }[] }[] };

it(
  'compares the structures of any business that the document describes',
  async () => {
    let compared = 0;
    await assertInParallel(
      fc.asyncProperty(bodies(api.components.schemas['BusinessStructuresRequest'] ?? {}), async (body) => {
        const { status, body: text } = await send(calculation(body, '/api/business-structures'));
        const wanted = conforms('/components/schemas/BusinessStructuresRequest', parsed(body));
        const refusal = Buffer.byteLength(body) > LARGEST_BODY ? 413 : 400;
        expect(status).toBe(wanted ? 200 : refusal);
        if (!wanted) return;
        compared += 1;
        const answer = JSON.parse(text) as Comparison;
        expect(conforms('/components/schemas/BusinessStructures', answer)).toBe(true);
        for (const { totalTax, taxes } of answer.structures) {
          const close = Math.max(1, Math.abs(totalTax)) * 1e-9 + 0.001;
          expect(Math.abs(taxes.reduce((sum, { tax }) => sum + tax, 0) - totalTax)).toBeLessThan(close);
          for (const { tax, lines } of taxes)
            expect(Math.abs(lines.reduce((sum, line) => sum + (line.tax ?? 0), 0) - tax)).toBeLessThan(close);
        }
      }),
      REQUESTS / 5,
    );
    expect(compared).toBeGreaterThan(0);
  },
  limit,
);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a household conforms to the schema, and its parts are within what they are part of, which the schema only says in words. */
function isValid(household: unknown): boolean {
  if (!conforms('/components/schemas/Household', household)) return false;
  const amounts = household as Record<string, number | undefined>;
  /** In cents, as the engine compares them. */
  const of = (...names: string[]) => names.reduce((sum, name) => sum + Math.round((amounts[name] ?? 0) * 100), 0);
  const pensionsFit = HOUSEHOLD_FIELDS.every((name) => {
    const { partOf } = householdField(name);
    return partOf === undefined || of(name) <= of(partOf);
  });
  return placesFit(amounts) && statesFit(amounts) && pensionsFit && of(...PARTS_OF_PAY) <= of(...PAY);
}

type Return = Record<string, number | undefined> & { lines: { section: string; tax?: number }[] };

/** Expects a return whose lines and taxes add up for a valid household, and a problem for any other. */
function expectAnswerTo(household: unknown, answer: unknown, instance: string): void {
  if (!isValid(household)) return void expect(answer).toMatchObject({ status: 400, instance });
  expect(conforms('/components/schemas/TaxReturn', answer)).toBe(true);
  const { lines, ...figures } = answer as Return;
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (figures[name] ?? 0), 0);
  const payroll = of('selfEmploymentTax', 'socialSecurity', 'medicare', 'additionalMedicare', 'payrollLevies');
  const total = of('totalTax');
  const close = Math.max(1, Math.abs(total)) * 1e-9 + 0.001;
  expect(Math.abs(of('federalIncomeTax', 'stateTax', 'localTax') + payroll - total)).toBeLessThan(close);
  const linesOf = (wanted: string) => lines.filter(({ section }) => section === wanted).reduce((sum, { tax = 0 }) => sum + tax, 0);
  expect(Math.abs(linesOf('federal') - of('federalIncomeTax'))).toBeLessThan(close);
  expect(Math.abs(linesOf('payroll') - payroll)).toBeLessThan(close);
  expect(Math.abs(linesOf('state') - of('stateTax'))).toBeLessThan(close);
  expect(Math.abs(linesOf('local') - of('localTax'))).toBeLessThan(close);
}

/** Sends households and checks each response. Counts the valid ones that were filed, and the others. */
async function checkReturns(body: string, tally: { requests: number; valid: number; hostile: number }): Promise<void> {
  const { status, body: text } = await send(calculation(body, '/api/tax-returns'));
  tally.requests += 1;
  expect(status).toBeLessThan(500);
  if (Buffer.byteLength(body) > LARGEST_LIST) return expect(status).toBe(413);
  const value = parsed(body);
  const answer = JSON.parse(text) as unknown;
  if (!Array.isArray(value)) {
    expect(status).toBe(isValid(value) ? 200 : 400);
    return expectAnswerTo(value, answer, '/api/tax-returns');
  }
  const households = value.filter(isObject);
  const valid = households.filter(isValid).length;
  tally.hostile += households.length - valid;
  const isList = value.length >= 1 && value.length <= 100 && value.every(isObject);
  expect(status).toBe(isList ? 200 : 400);
  if (!isList) return expect(answer).toMatchObject({ status: 400, instance: '/api/tax-returns' });
  tally.valid += valid;
  expect(answer).toHaveLength(value.length);
  value.forEach((item, index) => {
    expectAnswerTo(item, (answer as unknown[])[index], `/api/tax-returns#/${index}`);
  });
}

const newTally = () => ({ requests: 0, valid: 0, hostile: 0 });

it(
  'files valid households, alone and in lists, and describes what is wrong with others',
  async () => {
    const tally = newTally();
    await assertInParallel(
      fc.asyncProperty(households(api.components.schemas['Household'] ?? {}), (body) => checkReturns(body, tally)),
      REQUESTS / 3,
    );
    expect(tally.valid).toBeGreaterThan(0);
    expect(tally.hostile).toBeGreaterThan(0);
  },
  limit,
);

it(
  `files ${HOUSEHOLDS} random valid households and describes ${HOUSEHOLDS} hostile ones, in lists, without leaking memory`,
  async () => {
    const schema = api.components.schemas['Household'] ?? {};
    const tally = newTally();
    const memory: number[] = [];
    const start = performance.now();
    /** Sends lists until this many of both kinds are counted. */
    const sendHouseholds = async (wanted: number) => {
      for (const [kind, lists] of [
        ['valid', validLists(schema)],
        ['hostile', hostileLists(schema)],
      ] as const) {
        while (tally[kind] < wanted) {
          const before = tally[kind];
          const seed = SEED + tally.requests;
          await assertInParallel(
            fc.asyncProperty(lists, (body) => checkReturns(body, tally)),
            PARALLEL * 2,
            seed,
          );
          // Otherwise every list is above the limit of a body, and this would never end.
          expect(tally[kind]).toBeGreaterThan(before);
        }
      }
      memory.push(Math.round(residentMiB()));
    };
    // The heap grows with the largest lists and settles after a few thousand households.
    for (let part = 1; part <= PARTS; part += 1) await sendHouseholds((part / PARTS) * HOUSEHOLDS);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.info(`${JSON.stringify(tally)} in ${seconds} s; after each tenth, the process had ${memory.join(', ')} MiB`);
    // Memory swings with garbage collection, so compare what is left at the least.
    const least = (from: number, to?: number) => Math.min(...memory.slice(from, to));
    expect(least(PARTS / 2) - least(0, PARTS / 2)).toBeLessThan(GROWTH_MIB);
  },
  limit,
);

it(
  'answers any request without a server error, with security headers, and without leaking memory',
  async () => {
    const any = requests(api);
    // The first requests fill the caches of a new process.
    await fc.assert(
      fc.asyncProperty(any, async (request) => void (await send(request))),
      { numRuns: 300 },
    );
    const before = residentMiB();
    await assertInParallel(
      fc.asyncProperty(any, async (request) => {
        const { status, head } = await send(request);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
        expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
      }),
      REQUESTS / 2,
    );
    expect(residentMiB() - before).toBeLessThan(GROWTH_MIB);
    expect((await send(calculation('{"state":"CA","income":1,"filingStatus":"single"}'))).status).toBe(200);
  },
  limit,
);

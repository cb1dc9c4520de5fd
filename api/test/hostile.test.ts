import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buildApi, killProcesses, startListening } from './api-process.ts';
import { bodies, requests } from './hostile-requests.ts';
import type { OpenApi, RawRequest } from './hostile-requests.ts';

/** `npm run stress` sends many more. */
const REQUESTS = Number(process.env['STRESS_REQUESTS'] ?? 1_500);
/** What a process may grow by for its caches; a leak of a kilobyte a request shows in the long run. */
const GROWTH_MIB = 48;
const LARGEST_BODY = 4096;
/** No answer by then is a hang. */
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

/** Sends a request as it is written, and reads until the server closes. */
const send = ({ method, path, headers, body }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    // From changing addresses: closed connections keep a port for a minute.
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
      // Refused at its head, with the body still on its way.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      resolve({ head, body: rest.join('\r\n\r\n'), status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]) });
    });
    socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  });

const calculation = (body: string): RawRequest => ({
  method: 'POST',
  path: '/api/calculate-tax',
  headers: [['content-type', 'application/json']],
  body: Buffer.from(body),
});

/** Parsed as a server must: of a key given twice the last counts, and no key reaches the prototype. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const residentMiB = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const options = { numRuns: REQUESTS / 2 };
const limit = 60_000 + REQUESTS * 20;

it(
  'takes exactly the bodies its document describes, and answers as the document says',
  async () => {
    const request = api.components.schemas['EstimateRequest'] ?? {};
    await fc.assert(
      fc.asyncProperty(bodies(request), async (body) => {
        const { status, body: text } = await send(calculation(body));
        const value = parsed(body);
        const wanted = conforms('/components/schemas/EstimateRequest', value);
        const refusal = Buffer.byteLength(body) > LARGEST_BODY ? 413 : 400;
        expect(status).toBe(wanted ? 200 : refusal);
        const answer = JSON.parse(text) as Record<string, number>;
        if (!wanted) return void expect(answer).toMatchObject({ status: refusal, detail: expect.any(String) as string });
        expect(conforms('/components/schemas/Calculation', answer)).toBe(true);
        const { federalTax, socialSecurity, medicare, additionalMedicare, stateTax, totalTax, grossIncome, netIncome } = answer as Required<
          typeof answer
        >;
        const taxes = [federalTax, socialSecurity, medicare, additionalMedicare, stateTax].map(Number);
        for (const tax of taxes) expect(tax).toBeGreaterThanOrEqual(0);
        const close = Math.max(1, Number(grossIncome)) * 1e-9;
        expect(Math.abs(taxes.reduce((sum, tax) => sum + tax, 0) - Number(totalTax))).toBeLessThan(close);
        expect(Math.abs(Number(grossIncome) - Number(totalTax) - Number(netIncome))).toBeLessThan(close);
      }),
      options,
    );
  },
  limit,
);

it(
  'answers whatever is sent to it, never by a fault of its own, always under its security headers, and keeps nothing of it',
  async () => {
    const any = requests(api);
    // The first ones fill the caches of a young process.
    await fc.assert(
      fc.asyncProperty(any, async (request) => void (await send(request))),
      { numRuns: 300 },
    );
    const before = residentMiB();
    await fc.assert(
      fc.asyncProperty(any, async (request) => {
        const { status, head } = await send(request);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
        expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
      }),
      options,
    );
    expect(residentMiB() - before).toBeLessThan(GROWTH_MIB);
    expect((await send(calculation('{"state":"CA","income":1,"filingStatus":"single"}'))).status).toBe(200);
  },
  limit,
);

/** Sends raw HTTP requests, because `fetch` would normalize paths and decompress bodies. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Local address to connect from. */
  readonly from?: string;
}

/** @param path - sent as is, neither resolved nor escaped */
export function ask(site: string, path: string, { method = 'GET', headers = {}, body, from }: RequestOptions = {}): Promise<Answer> {
  const { port } = new URL(site);
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, value?.toString()])),
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Opens a connection.
 * @param from - local address to connect from
 */
export const dial = (site: string, from?: string): Socket =>
  connect({ port: Number(new URL(site).port), host: '127.0.0.1', localAddress: from });

/**
 * Sends raw bytes and reads until the server closes.
 * @returns the first response head, which may be an interim response
 */
export async function say(site: string, bytes: string): Promise<Answer> {
  const socket = dial(site);
  socket.write(bytes, 'latin1');
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])),
    body: Buffer.from(rest.join('\r\n\r\n')),
  };
}

export const calculation = { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 } as const;

/** Sends an estimate request to the API. */
export const askForEstimate = (site: string, body: unknown = calculation, options: RequestOptions = {}): Promise<Answer> =>
  ask(site, '/api/calculate-tax', {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const household = { taxYear: 2025, state: 'CA', filingStatus: 'single', wages: 60_000 } as const;

/** Sends one household or a list of households to the API's tax return endpoint. */
export const askForReturns = (site: string, body: unknown = household, options: RequestOptions = {}): Promise<Answer> =>
  ask(site, '/api/tax-returns', {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const json = <T>(answer: Answer): T => JSON.parse(answer.body.toString()) as T;

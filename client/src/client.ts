import { ADDRESSES } from './api.ts';
import type { Household, Operations, Problem, TaxReturn } from './api.ts';
import { ProblemError } from './problem-error.ts';
import { repeated, retryAfterMs, type WholeResponse } from './repeat.ts';

export interface ClientOptions {
  /** Address of the site, such as `https://bracketwise.example`. */
  readonly site: string | URL;
  /** How often a request is repeated after a lost connection or a response 429, 502, 503 or 504; 2 by default. */
  readonly retries?: number;
  /** The longest `Retry-After` that the client waits for, in milliseconds; a minute by default, the window of the API's limits. */
  readonly longestWaitMs?: number;
  /** Sends the requests; the global `fetch` by default. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the request, or the wait before it is repeated. */
  readonly signal?: AbortSignal;
}

type Name = keyof typeof ADDRESSES;
/** What an operation takes, without its response. */
type Input<N extends Name> = Omit<Operations[N], 'answer'>;
type Result<N extends Name> = Operations[N]['answer'];
/** What any operation may take. */
interface AnyInput {
  readonly body?: unknown;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

const isJson = ({ headers }: WholeResponse): boolean => /^application\/(?:[\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');

/** The problem document of a response, or one in its place if a proxy sent something else. */
function problemOf(response: WholeResponse, { pathname }: URL): Problem {
  if (isJson(response)) {
    const document = JSON.parse(response.body) as Partial<Problem>;
    if (typeof document.status === 'number' && typeof document.detail === 'string') return document as Problem;
  }
  return {
    type: 'about:blank',
    title: 'No response of the API',
    status: response.status,
    detail: `The status is ${String(response.status)}, and the body is no problem document.`,
    instance: pathname,
    requestId: response.headers.get('x-request-id') ?? '',
  };
}

/** @throws TypeError if the address of the site is none */
export function createClient(options: ClientOptions) {
  const { retries = 2, longestWaitMs = 60_000, fetch: send = globalThis.fetch } = options;
  const site = new URL(options.site);

  /**
   * Asks for one operation.
   * @throws ProblemError, the signal's reason, or a TypeError of `fetch` if there is no connection
   */
  async function call<N extends Name>(name: N, input: Input<N>, { signal }: CallOptions = {}): Promise<Result<N>> {
    const { body, path = {}, query = {} }: AnyInput = input;
    const { method, path: pattern } = ADDRESSES[name];
    const url = new URL(
      pattern.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(path[parameter] ?? '')),
      site,
    );
    for (const [parameter, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(parameter, String(value));
    const request: RequestInit = {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal && { signal }),
    };
    const response = await repeated(
      async () => {
        const received = await send(url, request);
        return { status: received.status, headers: received.headers, body: await received.text() };
      },
      { retries, longestWaitMs, signal },
    );
    if (response.status === 200 && isJson(response)) return JSON.parse(response.body) as Result<N>;
    throw new ProblemError(problemOf(response, url), retryAfterMs(response));
  }

  return {
    call,
    /** The federal and state return of one household. */
    taxReturn: (household: Household, how?: CallOptions) => call('taxReturns', { body: household }, how) as Promise<TaxReturn>,
    /** The returns of up to 100 households, in their order; `isProblem` tells which are refused. */
    taxReturns: (households: readonly Household[], how?: CallOptions) =>
      call('taxReturns', { body: [...households] }, how) as Promise<(TaxReturn | Problem)[]>,
    /** The paychecks of a year, and the return that settles it. */
    paychecks: (request: Input<'paychecks'>['body'], how?: CallOptions) => call('paychecks', { body: request }, how),
    /** What a profit leaves under each legal structure. */
    businessStructures: (request: Input<'businessStructures'>['body'], how?: CallOptions) =>
      call('businessStructures', { body: request }, how),
    /** The estimate on the wages of one earner. */
    calculateTax: (request: Input<'calculateTax'>['body'], how?: CallOptions) => call('calculateTax', { body: request }, how),
    /** Federal brackets and standard deductions, of this year unless given. */
    taxBrackets: (year?: Input<'taxBrackets'>['query']['year'], how?: CallOptions) =>
      call('taxBrackets', { query: year === undefined ? {} : { year } }, how),
    /** The states and the District of Columbia with their rates. */
    states: (how?: CallOptions) => call('states', {}, how),
    /** One state's taxes, rates and places. */
    stateProfile: (code: Input<'stateProfile'>['path']['code'], how?: CallOptions) => call('stateProfile', { path: { code } }, how),
    /** The largest places that tax income. */
    places: (how?: CallOptions) => call('places', {}, how),
    /** One of these places. */
    placeProfile: (place: Input<'placeProfile'>['path']['place'], how?: CallOptions) => call('placeProfile', { path: { place } }, how),
  };
}

export type Client = ReturnType<typeof createClient>;

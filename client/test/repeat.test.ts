import { createClient, ProblemError } from '../src/index.ts';
import { answering, startFake, stopAll } from './support.ts';

afterAll(stopAll);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const AT_ONCE = { 'retry-after': '0' };
const OK = answering(200, {}, []);
const CALL = { state: 'TX', income: 50_000, filingStatus: 'single' } as const;

describe('a request is repeated', () => {
  it.each([429, 502, 503, 504])('after an answer %i', async (status) => {
    const { site, requests } = await startFake(answering(status, AT_ONCE), OK);
    expect(await createClient({ site }).states()).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('with its body, if it is a POST, because calculations are pure', async () => {
    const { site, requests } = await startFake(answering(503, AT_ONCE), OK);
    await createClient({ site }).calculateTax(CALL);
    const sent = { method: 'POST', url: '/api/calculate-tax', body: JSON.stringify(CALL) };
    expect(requests).toEqual([sent, sent]);
  });

  it('after a lost connection', async () => {
    const { site, requests } = await startFake((request) => request.socket.destroy(), OK);
    expect(await createClient({ site }).states()).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('after half an answer', async () => {
    const { site, requests } = await startFake((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('[');
      setImmediate(() => response.destroy());
    }, OK);
    expect(await createClient({ site }).states()).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('only as often as asked for', async () => {
    const { site, requests } = await startFake(answering(503, AT_ONCE));
    await expect(createClient({ site, retries: 3 }).states()).rejects.toMatchObject({ status: 503, retryAfterMs: 0 });
    expect(requests).toHaveLength(4);
  });
});

describe('a request is not repeated', () => {
  it.each([400, 403, 404, 405, 413, 415, 500])('after an answer %i', async (status) => {
    const { site, requests } = await startFake(answering(status, AT_ONCE));
    await expect(createClient({ site }).states()).rejects.toMatchObject({ name: 'ProblemError', status });
    expect(requests).toHaveLength(1);
  });

  it('if the server asks for a longer wait than the client allows', async () => {
    const { site, requests } = await startFake(answering(429, { 'retry-after': '61' }));
    await expect(createClient({ site }).states()).rejects.toMatchObject({ status: 429, retryAfterMs: 61_000 });
    expect(requests).toHaveLength(1);
  });
});

describe('the wait', () => {
  const NOW = new Date('2026-03-01T12:00:00Z');
  /** The times of the attempts, in milliseconds after the first. */
  const timesOfAttempts = async (...answers: readonly [status: number, retryAfter?: string][]): Promise<number[]> => {
    jest.useFakeTimers({ now: NOW });
    const times: number[] = [];
    const send = async (): Promise<Response> => {
      const [status, retryAfter] = answers[times.length] ?? [200];
      times.push(Date.now() - NOW.getTime());
      const headers = { 'content-type': 'application/json', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) };
      return new Response('[]', { status, headers });
    };
    const states = createClient({ site: 'https://site.example', fetch: send, retries: answers.length }).states();
    await jest.runAllTimersAsync();
    await states;
    return times;
  };

  it.each([
    ['seconds', '17', 17_000],
    ['a date', 'Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
    ['a date that has passed', 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ])('is what Retry-After says, as %s', async (_, retryAfter, wait) => {
    expect(await timesOfAttempts([429, retryAfter])).toEqual([0, wait]);
  });

  it.each([
    [0, [0, 125, 375]],
    [0.5, [0, 187, 562]],
    [1, [0, 250, 750]],
  ])('without Retry-After doubles, and is partly random (%d)', async (random, times) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const measured = await timesOfAttempts([503], [503, 'soon']);
    measured.forEach((time, index) => expect(Math.abs(time - (times[index] ?? NaN))).toBeLessThanOrEqual(1));
  });
});

describe('an abort', () => {
  it('ends a request with the reason', async () => {
    const aborting = new AbortController();
    const { site, requests } = await startFake(() => aborting.abort(new Error('The page was closed')));
    await expect(createClient({ site }).states({ signal: aborting.signal })).rejects.toThrow('The page was closed');
    expect(requests).toHaveLength(1);
  });

  it('ends the wait before a request is repeated', async () => {
    jest.useFakeTimers();
    const aborting = new AbortController();
    const send = jest.fn(async () => new Response(null, { status: 503, headers: { 'retry-after': '30' } }));
    const call = createClient({ site: 'https://site.example', fetch: send }).states({ signal: aborting.signal });
    const ended = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(jest.getTimerCount()).toBe(1);
    aborting.abort();
    await ended;
    expect(jest.getTimerCount()).toBe(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('before a call sends nothing', async () => {
    const { site, requests } = await startFake(OK);
    await expect(createClient({ site }).states({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toEqual([]);
  });

  it('by a timeout is a TimeoutError', async () => {
    const { site } = await startFake(() => undefined);
    await expect(createClient({ site }).states({ signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a response that is not of the API', () => {
  it.each([
    ['an error page of a proxy', answering(500, { 'content-type': 'text/html', 'x-request-id': 'proxy-1' }, '<h1>Bad</h1>'), 500],
    ['JSON of another kind', answering(500, { 'content-type': 'application/json', 'x-request-id': 'proxy-1' }, { error: 'bad' }), 500],
    [
      'a page of a network that wants a login',
      answering(200, { 'content-type': 'text/html', 'x-request-id': 'proxy-1' }, '<h1>Log in</h1>'),
      200,
    ],
  ])('is a problem too: %s', async (_, handler, status) => {
    const { site } = await startFake(handler);
    const error = await createClient({ site })
      .states()
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).problem).toMatchObject({ type: 'about:blank', status, instance: '/api/states', requestId: 'proxy-1' });
  });
});

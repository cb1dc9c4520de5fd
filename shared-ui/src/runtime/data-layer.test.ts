/** @jest-environment jsdom */
import { endpointOf } from './response-cache.ts';
import { createStore, type Question } from './index.ts';

const DEADLINE = 9_000;

const post = (name: string, deadline?: number): Question<unknown, undefined> => ({
  kind: 'mutation',
  name,
  request: () => ({ key: ['/api', name], method: 'POST', ...(deadline && { deadline }) }),
});
const questions = { bounded: post('bounded', DEADLINE), unbounded: post('unbounded') };

/** A server that accepts the request and never responds. */
const silent = (): void => {
  globalThis.fetch = (_address, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
};

beforeEach(() => {
  jest.useFakeTimers();
  silent();
});
afterEach(() => jest.useRealTimers());

const ask = (name: 'bounded' | 'unbounded') => {
  const store = createStore({ language: 'en', theme: 'system' }, { apiOrigin: '' });
  return store.dispatch(endpointOf(store, questions[name]).initiate(undefined));
};

test('a request is aborted at its deadline and says so', async () => {
  const answer = ask('bounded');
  let ended = false;
  void answer.then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(DEADLINE - 1);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ error: { message: 'The server took too long to answer', timedOut: true } });
});

test('a request without a deadline is left to the browser', async () => {
  let ended = false;
  void ask('unbounded').then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(10 * DEADLINE);
  expect(ended).toBe(false);
});

test('a request aborted for another reason is not reported as timed out', async () => {
  const answer = ask('bounded');
  answer.abort();
  const { error } = await answer;
  expect(error).not.toHaveProperty('timedOut');
});

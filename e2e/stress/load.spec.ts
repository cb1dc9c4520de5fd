/* Calculations at a rate the site will hardly see, through nginx and two processes of the API; then with one of them taken away. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import autocannon, { type Result } from 'autocannon';
import { calculation } from '../support/http.ts';
import { startStack, type Stack } from '../support/stack.ts';

const REQUESTS_PER_SECOND = 1_000;

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMIT_PER_MINUTE: '0' } });
});
test.afterAll(() => stack.stop());

const load = (seconds: number): Promise<Result> =>
  autocannon({
    url: `${stack.url}/api/calculate-tax`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calculation),
    connections: 50,
    duration: seconds,
    overallRate: REQUESTS_PER_SECOND,
    timeout: 10,
  });

/** Every request was answered with a calculation, and as many were sent as meant. */
function expectNoFailure(result: Result, seconds: number): void {
  const { p50, p99, max } = result.latency;
  console.info(`${result.requests.total} requests; half within ${p50} ms, 99 % within ${p99} ms, all within ${max} ms`);
  expect({ refused: result.non2xx, failed: result.errors, unanswered: result.timeouts }).toEqual({ refused: 0, failed: 0, unanswered: 0 });
  expect(result['2xx']).toBeGreaterThan(0.95 * REQUESTS_PER_SECOND * seconds);
}

test('a thousand calculations per second for a minute, and none fails', async () => {
  expectNoFailure(await load(60), 60);
});

for (const [what, signal] of [
  ['killed', 'SIGKILL'],
  ['told to stop', 'SIGTERM'],
] as const) {
  test(`one of two processes of the API is ${what} under that load, and no request fails`, async () => {
    const running = load(20);
    await wait(5_000);
    const replica = stack.services.get('api-1');
    process.kill(replica?.pid ?? 0, signal);
    await replica?.ended;
    expectNoFailure(await running, 20);
    await (
      await stack.interrupt('api-1')
    )();
  });
}

/* Calculations at a rate the site will hardly see, through nginx and two processes of the API; then with one of them taken away. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Result } from 'autocannon';
import { calculateAtRate, expectNoFailure } from '../support/load.ts';
import { startStack, type Stack } from '../support/stack.ts';

const REQUESTS_PER_SECOND = 1_000;

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMIT_PER_MINUTE: '0' } });
});
test.afterAll(() => stack.stop());

const load = (seconds: number): Promise<Result> => calculateAtRate(stack.url, { seconds, perSecond: REQUESTS_PER_SECOND });

/** As many were sent as meant, and none failed. */
function expectAll(result: Result, seconds: number): void {
  expectNoFailure(result);
  expect(result['2xx']).toBeGreaterThan(0.95 * REQUESTS_PER_SECOND * seconds);
}

test('a thousand calculations per second for a minute, and none fails', async () => {
  expectAll(await load(60), 60);
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
    expectAll(await running, 20);
    await (
      await stack.interrupt('api-1')
    )();
  });
}

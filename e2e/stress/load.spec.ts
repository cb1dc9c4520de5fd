/* Sends far more calculations than the site will ever get through nginx and two API processes, then stops one of the processes. */
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

/** Expects the planned number of requests without a failure. */
function expectAll(result: Result, seconds: number): void {
  expectNoFailure(result);
  expect(result['2xx']).toBeGreaterThan(0.95 * REQUESTS_PER_SECOND * seconds);
}

test('handles a thousand calculations per second for a minute without a failure', async () => {
  expectAll(await load(60), 60);
});

for (const [what, signal] of [
  ['killed', 'SIGKILL'],
  ['told to stop', 'SIGTERM'],
] as const) {
  test(`loses no request when one of two API processes is ${what} under that load`, async () => {
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

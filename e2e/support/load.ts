/** Sends calculations at a fixed rate and measures them from the client's side. */
import { expect } from '@playwright/test';
import autocannon, { type Result } from 'autocannon';
import { calculation } from './http.ts';

export interface Load {
  readonly seconds: number;
  readonly perSecond: number;
  readonly connections?: number;
}

export const calculateAtRate = (site: string, { seconds, perSecond, connections = 50 }: Load): Promise<Result> =>
  autocannon({
    url: `${site}/api/calculate-tax`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calculation),
    connections,
    duration: seconds,
    overallRate: perSecond,
    timeout: 10,
  });

/** Expects every request to be answered with a calculation. */
export function expectNoFailure(result: Result): void {
  const { p50, p99, max } = result.latency;
  console.info(`${result.requests.total} requests; half within ${p50} ms, 99 % within ${p99} ms, all within ${max} ms`);
  expect({ refused: result.non2xx, failed: result.errors, unanswered: result.timeouts }).toEqual({ refused: 0, failed: 0, unanswered: 0 });
}

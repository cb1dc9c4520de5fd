import { STATUS_CODES } from 'node:http';

/** What the gateway answers in its own name: RFC 9457, as the API does. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** A refusal whose status says it all. */
export const problemOf = (status: number): Problem => ({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status });

/** Too many calculations of one address, in the API's own words. */
export const rateLimited = (perMinute: number, retryAfter: number): Problem => ({
  ...problemOf(429),
  type: 'urn:bracketwise:problem:rate-limited',
  detail: `One address may ask for ${perMinute} calculations a minute. Try again in ${retryAfter} s.`,
});

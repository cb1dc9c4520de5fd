import { STATUS_CODES } from 'node:http';

/** The gateway's own error responses: RFC 9457 problem documents, like the API's. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** A problem document with no more detail than its status. */
export const problemOf = (status: number): Problem => ({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status });

/** The rate limit's problem document, worded like the API's. */
export const rateLimited = (perMinute: number, retryAfter: number): Problem => ({
  ...problemOf(429),
  type: 'urn:bracketwise:problem:rate-limited',
  detail: `One address may ask for ${perMinute} calculations a minute. Try again in ${retryAfter} s.`,
});

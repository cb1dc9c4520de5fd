import { PROBLEM_TYPES, rateLimitedDetail, type ProblemDocument } from '@bracketwise/contract/problem';
import { STATUS_CODES } from 'node:http';

/** The gateway's own error responses. They have no request that the API logged. */
export type Problem = Pick<ProblemDocument, 'type' | 'title' | 'status'> & Partial<Pick<ProblemDocument, 'detail'>>;

/** A problem document with no more detail than its status. */
export const problemOf = (status: number): Problem => ({ type: PROBLEM_TYPES.status, title: STATUS_CODES[status] ?? 'Error', status });

/** The rate limit's problem document. */
export const rateLimited = (perMinute: number, retryAfter: number): Problem => ({
  ...problemOf(429),
  type: PROBLEM_TYPES.rateLimited,
  detail: rateLimitedDetail(`${perMinute} calculations a minute`, retryAfter),
});

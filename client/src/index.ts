/** A typed client of the Bracketwise API, for browsers and node. */
export type * from './api.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { isProblem, ProblemError } from './problem-error.ts';

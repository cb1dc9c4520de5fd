/** Error responses of the API and the gateway: problem documents (RFC 9457). */

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Kinds of problems. */
export const PROBLEM_TYPES = {
  /** The status says it all. */
  status: 'about:blank',
  invalidRequest: 'urn:bracketwise:problem:invalid-request',
  rateLimited: 'urn:bracketwise:problem:rate-limited',
} as const;

/** The `detail` of a refusal for too many requests. @param allowed - such as "120 calculations a minute" */
export const rateLimitedDetail = (allowed: string, seconds: number): string =>
  `One address may ask for ${allowed}. Try again in ${seconds} s.`;

/** One invalid field of a request. */
export interface FieldError {
  readonly field: string;
  /** JSON Pointer to the field as a URI fragment; absent for a query parameter. */
  readonly pointer?: string;
  /** The violated rule, such as `required`, `type`, `enum` or `maximum`. */
  readonly code: string;
  readonly message: string;
  /** The allowed values, if they can be listed. */
  readonly allowed?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The body of every error response. */
export interface ProblemDocument {
  /** The kind of problem; `about:blank` if the status says it all. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** Appears in our logs. */
  readonly requestId: string;
  readonly errors?: readonly FieldError[];
}

import { STATUS_CODES } from 'node:http';

/** One bad field of a request. */
export interface FieldError {
  field: string;
  /** JSON Pointer to the field as a URI fragment; absent for a query parameter. */
  pointer?: string;
  /** What the value fails, such as `required`, `type`, `enum` or `maximum`. */
  code: string;
  message: string;
  /** The values that would be taken, where they can be listed. */
  allowed?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
}

/** The body of every refusal: RFC 9457, media type `application/problem+json`. */
export interface ProblemDocument {
  /** Names the kind of problem; `about:blank` where the status says it all. */
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  /** For the reader of our logs. */
  requestId: string;
  errors?: readonly FieldError[];
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

export const PROBLEM_TYPES = {
  status: 'about:blank',
  invalidRequest: 'urn:bracketwise:problem:invalid-request',
  rateLimited: 'urn:bracketwise:problem:rate-limited',
} as const;

/** An answer that refuses. Its text is for the caller, so it never holds what went wrong inside. */
export class Problem extends Error {
  readonly type: string;
  readonly title: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Named as Fastify's errors name it. */
  readonly statusCode: number;

  constructor(
    statusCode: number,
    detail: string,
    extra: { type?: string; title?: string; errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.statusCode = statusCode;
    this.type = extra.type ?? PROBLEM_TYPES.status;
    this.title = extra.title ?? STATUS_CODES[statusCode] ?? 'Error';
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
  }

  document(instance: string, requestId: string): ProblemDocument {
    return {
      type: this.type,
      title: this.title,
      status: this.statusCode,
      detail: this.message,
      instance,
      requestId,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

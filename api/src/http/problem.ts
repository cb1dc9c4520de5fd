import { PROBLEM_TYPES, type FieldError, type ProblemDocument } from '@bracketwise/contract/problem';
import type { FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';

/** The path without its query, which may contain anything a caller typed. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** An error response. Its text goes to the caller, so it never contains internal details. */
export class Problem extends Error {
  readonly type: string;
  readonly title: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Same property name as Fastify's errors. */
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

import type { FieldError, Problem } from './api.ts';

/** An answer that is no success, with the problem document that explains it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** What `Retry-After` asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(problem: Problem, retryAfterMs?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  get status(): number {
    return this.problem.status;
  }

  /** Kind of the problem. */
  get type(): Problem['type'] {
    return this.problem.type;
  }

  /** The missing or invalid fields, each with what it takes. */
  get errors(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }
}

/** Whether an item of a list of responses is a problem. */
export const isProblem = <Item extends object>(item: Item | Problem): item is Problem => 'status' in item && 'requestId' in item;

import { PROBLEM_MEDIA_TYPE } from '@bracketwise/contract/problem';
import { Catch, HttpException, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, pathOf } from './problem.ts';
import { setCommonHeaders } from './headers.ts';
import { logAnswer, logFault } from './request-log.ts';

/**
 * Turns any thrown value into the problem the caller sees. Only 4xx errors from Fastify or Nest keep their message; everything else becomes
 * a 500 without details.
 */
export function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof HttpException ? error.getStatus() : statusCodeOf(error);
  if (error instanceof Error && status >= 400 && status < 500) return new Problem(status, error.message);
  logFault(request, error);
  return new Problem(500, 'Something went wrong on our side. Please try again later.');
}

function statusCodeOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Sends a problem document. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request);
  // Fastify rejects undecodable URLs before any hook runs, so set the headers and log the request here.
  const early = !reply.hasHeader('x-request-id');
  if (early) setCommonHeaders(request, reply);
  void reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(problem.document(pathOf(request), request.id)));
  if (early) logAnswer(request, reply);
}

/** The methods of each route's pattern, collected while routes are registered. */
export class Routes {
  readonly #methods = new Map<string, string[]>();

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      this.#methods.set(url, [...(this.#methods.get(url) ?? []), ...[method].flat()]);
    });
  }

  /** @returns 404 if no route has this path, 405 if none has it with this method */
  noSuch(path: string): Problem {
    const allow = this.#methodsOf(path)?.join(', ');
    if (allow === undefined) return new Problem(404, 'There is nothing at this address.');
    return new Problem(405, `This address takes ${allow}.`, { headers: { allow } });
  }

  /** @returns undefined if no route matches the path, with any value of its parameters */
  #methodsOf(path: string): readonly string[] | undefined {
    const segments = path.split('/');
    const isMatch = (pattern: string): boolean => {
      const expected = pattern.split('/');
      return (
        expected.length === segments.length &&
        expected.every((part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== ''))
      );
    };
    return this.#methods.get(path) ?? [...this.#methods].find(([pattern]) => isMatch(pattern))?.[1];
  }
}

/** Receives all errors: from Fastify, Nest's routing and our controllers. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly routes: Routes) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    replyWithProblem(error instanceof NotFoundException ? this.routes.noSuch(pathOf(request)) : error, request, reply);
  }
}

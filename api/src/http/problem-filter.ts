import { Catch, HttpException, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_MEDIA_TYPE, Problem, pathOf } from './problem.ts';
import { setCommonHeaders } from './headers.ts';
import { logAnswer, logFault } from './request-log.ts';

/**
 * Turns whatever was thrown into the refusal the caller sees. Only errors that say themselves that the caller
 * is at fault (4xx, by Fastify or Nest) keep their words; everything else is a 500 that tells nothing.
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

/** Answers with a problem document. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request);
  // An address that cannot be decoded is refused before any hook has run.
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

/** The methods of each address, noted as its routes are added. */
export class Routes {
  readonly #methods = new Map<string, string[]>();

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      this.#methods.set(url, [...(this.#methods.get(url) ?? []), ...[method].flat()]);
    });
  }

  /** The refusal for an address without a route, or without one for the method. */
  noSuch(path: string): Problem {
    const allow = this.#methods.get(path)?.join(', ');
    if (allow === undefined) return new Problem(404, 'There is nothing at this address.');
    return new Problem(405, `This address takes ${allow}.`, { headers: { allow } });
  }
}

/** Nest leads the errors of Fastify, of its own routing and of the controllers here. */
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

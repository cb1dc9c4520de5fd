import { Catch, HttpException, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_MEDIA_TYPE, Problem } from './problem.ts';
import { logFault } from './request-log.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The path without its query, which may hold anything a caller typed. */
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

function noSuchRoute(server: FastifyInstance, request: FastifyRequest): Problem {
  const url = pathOf(request);
  const allowed = METHODS.filter((method) => server.hasRoute({ method, url }));
  if (allowed.length === 0) return new Problem(404, 'There is nothing at this address.');
  const allow = allowed.join(', ');
  return new Problem(405, `This address takes ${allow}.`, { headers: { allow } });
}

/**
 * Turns whatever was thrown into the refusal the caller sees. Only errors that say themselves that the caller
 * is at fault (4xx, by Fastify or Nest) keep their words; everything else is a 500 that tells nothing.
 */
function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof NotFoundException) return noSuchRoute(request.server, request);
  const status = error instanceof HttpException ? error.getStatus() : statusCodeOf(error);
  if (error instanceof Error && status >= 400 && status < 500) return new Problem(status, error.message);
  logFault(request, error);
  return new Problem(500, 'Something went wrong on our side. Please try again later.');
}

function statusCodeOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Answers with a problem document. Also for the errors Fastify meets before a route or a hook is reached. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request);
  void reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(problem.document(pathOf(request), request.id)));
}

/** Nest leads the errors of Fastify, of its own routing and of the controllers here. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (!reply.sent) replyWithProblem(error, http.getRequest<FastifyRequest>(), reply);
  }
}

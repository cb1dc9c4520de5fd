import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_REQUEST_ID } from './request-id.ts';

/** Receives finished log lines. */
export interface LogSink {
  write(line: string): void;
}

/**
 * Logs one line per response, with the route's pattern and never its URL, body, query or sender. Fastify's default lines would contain the
 * URL and the sender's address, so each is overridden.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // One line per request is enough, and `requestCompleted` knows the status.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    logAnswer(request, reply, error);
  }

  override defaultErrorLog(): void {
    // The problem filter logs errors.
  }

  override routeNotFound(): void {
    // `requestCompleted` logs the 404.
  }

  override streamError(error: Error, request: FastifyRequest): void {
    request.log.info({ requestId: request.id, broken: error.name }, 'response broke off');
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    logFault(request, error);
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    logFault(request, error);
  }
}

/** Logs one response. Exported for requests that fail before Fastify's hooks run. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, error?: Error | null): void {
  const line = {
    requestId: request.id,
    clientRequestId: request.headers[CLIENT_REQUEST_ID],
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 100) / 100,
  };
  if (error) request.log.warn({ ...line, broken: error.name }, 'response was not delivered');
  else request.log.info(line, 'answered');
}

/** Logs a server error with its stack frames. Digits in the message are masked, because it may quote an amount. */
export function logFault(request: FastifyRequest, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  request.log.error({ requestId: request.id, fault: { name, message: message.replace(/\d/g, '#'), frames } }, 'fault');
}

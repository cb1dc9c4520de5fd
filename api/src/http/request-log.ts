import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_REQUEST_ID } from './request-id.ts';

/** Where finished log lines go. */
export interface LogSink {
  write(line: string): void;
}

/**
 * What is logged of a request: one line when it is answered, with the route's pattern and never its address, body,
 * query or sender. Fastify's own lines would hold the URL and the sender's address, so each of them is replaced here.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // One line a request is enough, and it comes when the status is known.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    logAnswer(request, reply, error);
  }

  override defaultErrorLog(): void {
    // Errors are answered, and where needed logged, by the problem filter.
  }

  override routeNotFound(): void {
    // The line of the answer says 404.
  }

  override streamError(error: Error, request: FastifyRequest): void {
    request.log.info({ requestId: request.id, broken: error.name }, 'answer broke off');
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    logFault(request, error);
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    logFault(request, error);
  }
}

/** The line of a request. Only for requests that Fastify did not begin does anyone but RequestLog call it. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, error?: Error | null): void {
  const line = {
    requestId: request.id,
    clientRequestId: request.headers[CLIENT_REQUEST_ID],
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 100) / 100,
  };
  if (error) request.log.warn({ ...line, broken: error.name }, 'answer was not delivered');
  else request.log.info(line, 'answered');
}

/**
 * Logs a fault of ours. The frames of the stack say where; of the message the digits are hidden, since it may
 * quote an amount of the request.
 */
export function logFault(request: FastifyRequest, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  request.log.error({ requestId: request.id, fault: { name, message: message.replace(/\d/g, '#'), frames } }, 'fault');
}

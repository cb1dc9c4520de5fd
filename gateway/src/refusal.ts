/** How the node servers answer in their own name what they cannot do. */
import type { FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { finished, Readable } from 'node:stream';
import { PROBLEM_MEDIA_TYPE, problemOf } from './problem.ts';

/**
 * For how long more is read behind a refusal, in milliseconds. A connection that is closed over unread bytes is reset, and the
 * visitor may lose the answer.
 */
const LINGERING = 5_000;

/** Gives the whole answer at once, and ends when the visitor has sent everything or gone away. */
async function* andLinger(body: string, request: Readable): AsyncGenerator<string> {
  yield body;
  await new Promise<void>((resolve) => {
    finished(request.resume(), { writable: false }, () => resolve());
    setTimeout(resolve, LINGERING).unref();
  });
}

export function refuse(reply: FastifyReply, status: number): FastifyReply {
  const problem = problemOf(status);
  reply.code(status).type(PROBLEM_MEDIA_TYPE);
  // What is left of the body cannot be told from a next request.
  if (status !== 413) return reply.send(problem);
  const body = JSON.stringify(problem);
  reply.headers({ Connection: 'close', 'Content-Length': body.length });
  return reply.send(Readable.from(andLinger(body, reply.request.raw)));
}

/** By the error of node's parser. */
const STATUS_OF_BYTES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that are no request, where there is no reply to build on. @param code - of node's error */
export function answerToBytes(socket: Socket, code: string, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return void socket.destroy();
  const status = STATUS_OF_BYTES[code] ?? 400;
  const body = JSON.stringify(problemOf(status));
  const all = { ...headers, 'Content-Type': PROBLEM_MEDIA_TYPE, 'Content-Length': body.length, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), LINGERING).unref();
}

/** Error responses that the Node servers send themselves. */
import { PROBLEM_MEDIA_TYPE } from '@bracketwise/contract/problem';
import type { FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { finished, Readable } from 'node:stream';
import { problemOf } from './problem.ts';

/**
 * How long to keep reading after a refusal, in milliseconds. Closing a connection with unread bytes resets it, and the visitor could lose
 * the response.
 */
const LINGERING = 5_000;

/** Yields the whole body, then waits until the visitor has sent everything or disconnected. */
async function* andLinger(body: string, request: Readable): AsyncGenerator<string> {
  yield body;
  await new Promise<void>((resolve) => {
    finished(request.resume(), { writable: false }, () => resolve());
    setTimeout(resolve, LINGERING).unref();
  });
}

/** Returns nothing, as every handler here: Fastify would await a reply, with listeners that it never removes. */
export function refuse(reply: FastifyReply, status: number): void {
  const problem = problemOf(status);
  reply.code(status).type(PROBLEM_MEDIA_TYPE);
  if (status !== 413) return void reply.send(problem);
  // Close the connection after a 413: the rest of the body cannot be told apart from a next request.
  const body = JSON.stringify(problem);
  reply.headers({ Connection: 'close', 'Content-Length': body.length });
  void reply.send(Readable.from(andLinger(body, reply.request.raw)));
}

/** Status by error code of Node's HTTP parser. */
const STATUS_OF_BYTES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers bytes that are not a valid request, before there is a reply object.
 * @param code - Node's error code
 */
export function answerToBytes(socket: Socket, code: string, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return void socket.destroy();
  const status = STATUS_OF_BYTES[code] ?? 400;
  const body = JSON.stringify(problemOf(status));
  const all = { ...headers, 'Content-Type': PROBLEM_MEDIA_TYPE, 'Content-Length': body.length, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), LINGERING).unref();
}

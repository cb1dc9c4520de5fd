/** How the node servers answer in their own name what they cannot do. */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { PROBLEM_MEDIA_TYPE, problemOf } from './problem.ts';

export const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).type(PROBLEM_MEDIA_TYPE).send(problemOf(status));

/** By the error of node's parser. */
const STATUS_OF_BYTES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The answer to bytes that are no request, where there is no reply to build on. @param code - of node's error */
export function answerToBytes(code: string, headers: Readonly<Record<string, string>>): string {
  const status = STATUS_OF_BYTES[code] ?? 400;
  const body = JSON.stringify(problemOf(status));
  const all = { ...headers, 'Content-Type': PROBLEM_MEDIA_TYPE, 'Content-Length': body.length, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}

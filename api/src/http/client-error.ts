import { PROBLEM_MEDIA_TYPE } from '@bracketwise/contract/problem';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './headers.ts';
import { Problem } from './problem.ts';

/* Error responses to requests that Node rejects before Fastify sees them. */

const PROBLEMS: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new Problem(431, 'The headers are too large.'),
};
const NOT_HTTP = new Problem(400, 'This is not a request in HTTP.');
const EXPECTATION_FAILED = new Problem(417, 'The only expectation met here is 100-continue.');

/** @param path - of the request, if Node got as far as parsing it */
function answerWith(problem: Problem, path = '/'): { headers: Record<string, string>; body: string } {
  const requestId = randomUUID();
  const body = JSON.stringify(problem.document(path, requestId));
  return {
    headers: {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
    body,
  };
}

/** Writes an error response to the raw socket after Node failed to parse a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const problem = PROBLEMS[error.code ?? ''] ?? NOT_HTTP;
    const { headers, body } = answerWith(problem);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${problem.statusCode} ${problem.title}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}

/** Rejects an `Expect` header other than `100-continue`. */
export function answerExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = answerWith(EXPECTATION_FAILED, request.url?.split('?', 1)[0]);
  response.writeHead(EXPECTATION_FAILED.statusCode, headers).end(body);
}

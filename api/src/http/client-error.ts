import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, Problem } from './problem.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new Problem(431, 'The headers are too large.'),
};
const NOT_HTTP = new Problem(400, 'This is not a request in HTTP.');

/**
 * Answers on the bare connection what Node could not read as a request. There is no request to tell of, so the
 * path is unknown.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const problem = PROBLEMS[error.code ?? ''] ?? NOT_HTTP;
    const requestId = randomUUID();
    const body = JSON.stringify(problem.document('/', requestId));
    const headers = {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${String(problem.statusCode)} ${problem.title}\r\n${head.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}

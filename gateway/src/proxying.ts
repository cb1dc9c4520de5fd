/** Decides which headers the Node gateway forwards to upstreams, and which it lets through from their responses. */
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyError } from 'fastify';
import { CLIENT_REQUEST_ID, REQUEST_ID } from './declaration.ts';

/** Hop-by-hop headers. They apply to one connection only, and the proxy's HTTP client rejects them. */
const OF_A_CONNECTION = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const clientRequestId = CLIENT_REQUEST_ID.toLowerCase();
/** The client's own request id, moved to a separate header. */
const ofTheClient = (given: unknown): Record<string, string> =>
  typeof given === 'string' && REQUEST_ID.test(given) ? { [clientRequestId]: given } : {};

/** @param names - lower case, like Node's header names */
const without = <T extends object>(headers: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name))) as T;

const notPassedOn = new Set([...OF_A_CONNECTION, clientRequestId]);
/** The body of a GET or HEAD request is dropped, so its length is too. */
const notPassedOnToRead = new Set([...notPassedOn, 'content-length']);

/** @param foreign - headers to remove from responses */
export function proxying(foreign: readonly string[]): FastifyHttpProxyOptions['replyOptions'] {
  const notPassedBack = new Set([...OF_A_CONNECTION, ...foreign.map((name) => name.toLowerCase())]);
  return {
    // The API counts visitors by the last address. Anything the visitor claimed comes before it and is ignored.
    rewriteRequestHeaders: (request, headers) => ({
      ...without(headers, request.method === 'GET' || request.method === 'HEAD' ? notPassedOnToRead : notPassedOn),
      'x-request-id': request.id,
      ...ofTheClient(request.headers['x-request-id']),
      'x-forwarded-for': [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
    }),
    rewriteHeaders: (headers) => without(headers, notPassedBack),
    // The proxy reports an unreachable upstream as its own error (500); respond with 502 instead.
    onError: (reply, { error }) => {
      const { statusCode } = error as FastifyError;
      void reply.send(Object.assign(error, { statusCode: statusCode === 500 ? 502 : statusCode }));
    },
  };
}

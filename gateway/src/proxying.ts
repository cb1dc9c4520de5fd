/** How the node gateway passes requests on, and what it lets through of the answers. */
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyError } from 'fastify';
import { CLIENT_REQUEST_ID, REQUEST_ID } from './declaration.ts';

/** Headers of one connection, and of how it is used: they say nothing to the next one, and the client of the proxy takes none. */
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
/** The id that the client gave its request, under a name of its own. */
const ofTheClient = (given: unknown): Record<string, string> =>
  typeof given === 'string' && REQUEST_ID.test(given) ? { [clientRequestId]: given } : {};

/** @param names - in lower case, as node gives all headers */
const without = <T extends object>(headers: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name))) as T;

const notPassedOn = new Set([...OF_A_CONNECTION, clientRequestId]);
/** Nobody reads the body of a request to read something. */
const notPassedOnToRead = new Set([...notPassedOn, 'content-length']);

/** @param foreign - headers that are taken out of the answers */
export function proxying(foreign: readonly string[]): FastifyHttpProxyOptions['replyOptions'] {
  const notPassedBack = new Set([...OF_A_CONNECTION, ...foreign.map((name) => name.toLowerCase())]);
  return {
    // By this address the API counts its visitors. What a visitor said of being forwarded stands before it, where it does not count.
    rewriteRequestHeaders: (request, headers) => ({
      ...without(headers, request.method === 'GET' || request.method === 'HEAD' ? notPassedOnToRead : notPassedOn),
      'x-request-id': request.id,
      ...ofTheClient(request.headers['x-request-id']),
      'x-forwarded-for': [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
    }),
    rewriteHeaders: (headers) => without(headers, notPassedBack),
    // The proxy calls it an error of its own (500) when nobody answers.
    onError: (reply, { error }) => {
      const { statusCode } = error as FastifyError;
      void reply.send(Object.assign(error, { statusCode: statusCode === 500 ? 502 : statusCode }));
    },
  };
}

import { compile } from '@fastify/proxy-addr';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

/** Where our gateway puts the id that the visitor's own software gave a request. */
export const CLIENT_REQUEST_ID = 'x-client-request-id';
const REQUEST_ID = 'x-request-id';
/** Long enough to be one, and nothing that could forge a line of a log. */
const SANE = /^[\w.-]{8,64}$/;

/**
 * Names each request for our logs. Only a gateway of ours chooses the name; an id that a client chose could be one that is in the logs
 * already. The client's is kept as `CLIENT_REQUEST_ID`, and that header never holds anything else.
 */
export function nameRequests({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = Array.isArray(trustProxy) ? compile(trustProxy) : () => Number(trustProxy) > 0;
  return ({ headers, socket }) => {
    const sane = (name: string): string | undefined => {
      const value = headers[name];
      return typeof value === 'string' && SANE.test(value) ? value : undefined;
    };
    const fromGateway = isTrusted(socket.remoteAddress ?? '', 0);
    headers[CLIENT_REQUEST_ID] = sane(fromGateway ? CLIENT_REQUEST_ID : REQUEST_ID);
    return (fromGateway ? sane(REQUEST_ID) : undefined) ?? randomUUID();
  };
}

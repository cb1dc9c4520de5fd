import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { trusted } from './forwarded-addresses.ts';

/** Header in which our gateway forwards the id that a client gave its request. */
export const CLIENT_REQUEST_ID = 'x-client-request-id';
const REQUEST_ID = 'x-request-id';
/** Long enough to be unique, with no characters that could forge a log line. */
const SANE = /^[\w.-]{8,64}$/;

/**
 * Chooses each request's id for our logs. Only our gateway may set it: a client could reuse an id that is already in the logs. The client's
 * own id is stored as `CLIENT_REQUEST_ID`, and that header never contains anything else.
 */
export function nameRequests(config: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = trusted(config);
  return ({ headers, socket }) => {
    if (headers[REQUEST_ID] === undefined && headers[CLIENT_REQUEST_ID] === undefined) return randomUUID();
    const sane = (name: string): string | undefined => {
      const value = headers[name];
      return typeof value === 'string' && SANE.test(value) ? value : undefined;
    };
    const fromGateway = isTrusted(socket.remoteAddress ?? '', 0);
    headers[CLIENT_REQUEST_ID] = sane(fromGateway ? CLIENT_REQUEST_ID : REQUEST_ID);
    return (fromGateway ? sane(REQUEST_ID) : undefined) ?? randomUUID();
  };
}

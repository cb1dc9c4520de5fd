import type { IncomingMessage } from 'node:http';

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IN_BRACKETS = /^\[([\da-f:.]+)\](?::\d+)?$/i;

const bare = (address: string): string => (WITH_PORT.exec(address) ?? IN_BRACKETS.exec(address))?.[1] ?? address;

/**
 * Takes the ports out of `X-Forwarded-For`. Some proxies write `192.0.2.1:50123`, and each connection would be another visitor to whoever
 * counts by address.
 */
export function dropForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return;
  headers['x-forwarded-for'] = forwarded
    .split(',')
    .map((address) => bare(address.trim()))
    .join(', ');
}

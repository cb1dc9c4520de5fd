import type { IncomingMessage } from 'node:http';

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IN_BRACKETS = /^\[([\da-f:.]+)\](?::\d+)?$/i;

const bare = (address: string): string => (WITH_PORT.exec(address) ?? IN_BRACKETS.exec(address))?.[1] ?? address;

/**
 * Removes ports from `X-Forwarded-For`. Some proxies write `192.0.2.1:50123`, and the rate limit would see a new visitor in each
 * connection.
 */
export function dropForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return;
  headers['x-forwarded-for'] = forwarded
    .split(',')
    .map((address) => bare(address.trim()))
    .join(', ');
}

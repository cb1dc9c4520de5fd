import { compile } from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

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

/**
 * @returns whether a proxy's `X-Forwarded-For` is trusted, by its address and its distance in hops
 * @remarks Fastify itself trusts nobody by a number of hops, because a client that reaches the API directly could name any address. Ours is
 * reached through its balancer only.
 */
export function trusted({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string, hop: number) => boolean {
  if (Array.isArray(trustProxy)) return compile(trustProxy);
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : () => trustProxy;
}

import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * RFC 9112 § 3.2: a request names one host, and only HTTP/1.0 may leave it out.
 * @throws Problem 400
 */
export function requireOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts !== 1 && (hosts > 0 || httpVersion !== '1.0')) throw new Problem(400, 'A request names exactly one host.');
}

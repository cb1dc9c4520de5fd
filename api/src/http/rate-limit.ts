import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_TYPES, Problem } from './problem.ts';

/** Route configuration of what counts towards the limit. Without the plugin it means nothing. */
export const COUNTED = { rateLimit: {} };

/** Limits the routes marked as COUNTED. The address is the one that `TRUST_PROXY` makes of a request. */
export async function limitRates(server: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await server.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { max, ttl }) =>
      new Problem(429, `One address may ask for ${String(max)} calculations a minute. Try again in ${String(Math.ceil(ttl / 1000))} s.`, {
        type: PROBLEM_TYPES.rateLimited,
      }),
  });
}

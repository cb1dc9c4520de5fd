import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_TYPES, Problem } from './problem.ts';

/** Limits the routes that are configured as counted. The address is the one that `TRUST_PROXY` makes of a request. */
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

import { PROBLEM_TYPES, rateLimitedDetail } from '@bracketwise/contract/problem';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Counted } from './counted.ts';
import { Problem } from './problem.ts';

const WINDOW_MS = 60_000;

const tooMany = (allowed: string, seconds: number, headers?: Readonly<Record<string, string>>): Problem =>
  new Problem(429, rateLimitedDetail(allowed, seconds), {
    type: PROBLEM_TYPES.rateLimited,
    ...(headers && { headers }),
  });

/** Applies the rate limits to routes configured with `Counted`. `TRUST_PROXY` decides which address of a request counts. */
export async function limitRates(
  server: FastifyInstance,
  { rateLimitPerMinute, householdsPerMinute }: Pick<Config, 'rateLimitPerMinute' | 'householdsPerMinute'>,
): Promise<void> {
  if (rateLimitPerMinute === 0 && householdsPerMinute === 0) return;
  if (rateLimitPerMinute === 0) {
    server.addHook('onRoute', (route) => {
      if (route.config?.rateLimit) route.config = { ...route.config, rateLimit: false };
    });
  }
  await server.register(rateLimit, {
    global: false,
    max: rateLimitPerMinute,
    timeWindow: WINDOW_MS,
    errorResponseBuilder: (_request, { max, ttl }) => tooMany(`${String(max)} calculations a minute`, Math.ceil(ttl / 1000)),
  });
  if (householdsPerMinute > 0) limitHouseholds(server, householdsPerMinute);
}

/** Counts each household of a body. The first one is counted before the body is read, so rejected requests count too. */
function limitHouseholds(server: FastifyInstance, perMinute: number): void {
  const count = server.createRateLimit({ max: perMinute, timeWindow: WINDOW_MS });

  /** @throws Problem 429, counting nothing, if fewer than `more` are left */
  const take = async (more: number, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const before = await count(request, { increment: false });
    if (before.isAllowed) return;
    const limits = (remaining: number, seconds: number) => ({
      'x-ratelimit-limit': String(perMinute),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(seconds),
    });
    if (before.remaining < more) {
      const { remaining, ttlInSeconds: seconds } = before;
      const asked = Array.isArray(request.body) ? `, and this list has ${String(request.body.length)}` : '';
      throw tooMany(`${String(perMinute)} households a minute${asked}`, seconds, {
        ...limits(remaining, seconds),
        'retry-after': String(seconds),
      });
    }
    for (let taken = 0; taken < more; taken += 1) await count(request);
    const after = await count(request, { increment: false });
    if (!after.isAllowed) reply.headers(limits(after.remaining, after.ttlInSeconds));
  };

  server.addHook('onRoute', (route) => {
    if ((route.config as Partial<Counted> | undefined)?.byHousehold !== true) return;
    route.onRequest = [route.onRequest ?? [], (request: FastifyRequest, reply: FastifyReply) => take(1, request, reply)].flat();
    route.preHandler = [
      route.preHandler ?? [],
      async (request: FastifyRequest, reply: FastifyReply) => {
        if (Array.isArray(request.body)) await take(request.body.length - 1, request, reply);
      },
    ].flat();
  });
}

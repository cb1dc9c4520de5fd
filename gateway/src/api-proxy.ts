/** Forwards requests to the API from the Node gateway, and gives up before the page does. */
import replyFrom, { type FastifyReplyFromOptions } from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { mountOf } from '@bracketwise/contract/apps';
import { API_PATIENCE, foreignHeadersOfApi } from './declaration.ts';
import type { Installation } from './environment.ts';
import { proxying } from './proxying.ts';

export async function proxyApi(
  server: FastifyInstance,
  { apiUpstream, crossOrigin }: Pick<Installation, 'apiUpstream' | 'crossOrigin'>,
): Promise<void> {
  await server.register(replyFrom, {
    base: apiUpstream,
    undici: { connectTimeout: API_PATIENCE.try * 1000 },
  } satisfies FastifyReplyFromOptions);

  server.all(`${mountOf('api')}*`, async (request, reply) => {
    const body = request.body ? await buffer(request.body as Readable) : undefined;
    reply.from(request.url, {
      ...proxying(foreignHeadersOfApi(crossOrigin)),
      ...(body && { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }),
      timeout: API_PATIENCE.total * 1000,
    });
    return reply;
  });
}

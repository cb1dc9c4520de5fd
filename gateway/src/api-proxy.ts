/** Forwards requests to the API from the Node gateway. Retries another process on failure, and gives up before the page does. */
import replyFrom, { type FastifyReplyFromOptions } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { mountOf } from '@bracketwise/contract/apps';
import { API_PATIENCE, API_TRIES, foreignHeadersOfApi, isCalculation, READ_METHODS } from './declaration.ts';
import type { Installation } from './environment.ts';
import { proxying } from './proxying.ts';
import { Replicas } from './replicas.ts';

type From = NonNullable<Parameters<FastifyReply['from']>[1]>;

/** Calculations are idempotent, so they can be retried. Reports are counted on arrival and must not be sent twice. */
const isRepeatable = ({ method, url }: FastifyRequest): boolean => READ_METHODS.some((each) => each === method) || isCalculation(url);

export async function proxyApi(
  server: FastifyInstance,
  { apiUpstreams, crossOrigin }: Pick<Installation, 'apiUpstreams' | 'crossOrigin'>,
): Promise<void> {
  const replicas = new Replicas(apiUpstreams);
  const { onError: giveUp, ...passing } = proxying(foreignHeadersOfApi(crossOrigin)) as From & { onError: NonNullable<From['onError']> };
  await server.register(replyFrom, { undici: { connectTimeout: API_PATIENCE.try * 1000 } } satisfies FastifyReplyFromOptions);

  function ask(request: FastifyRequest, reply: FastifyReply, body: Buffer | undefined, asked: ReadonlySet<string>, deadline: number): void {
    const origin = replicas.next(asked);
    const tried = new Set([...asked, origin]);
    const isLast = !isRepeatable(request) || tried.size === Math.min(replicas.count, API_TRIES);
    const left = Math.max(deadline - Date.now(), 1);
    reply.from(undefined, {
      ...passing,
      ...(body && { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }),
      getUpstream: () => origin,
      timeout: isLast ? left : Math.min(left, API_PATIENCE.try * 1000),
      onResponse: (_request, answer, response) => {
        replicas.answered(origin);
        // The library's type describes the reply, but at run time `response` wraps the stream.
        void answer.send((response as unknown as { stream: Readable }).stream);
      },
      onError: (answer, failure) => {
        replicas.failed(origin);
        if (isLast) giveUp(answer, failure);
        else ask(request, reply, body, tried, deadline);
      },
    });
  }

  server.all(`${mountOf('api')}*`, async (request, reply) => {
    const body = request.body ? await buffer(request.body as Readable) : undefined;
    ask(request, reply, body, new Set(), Date.now() + API_PATIENCE.total * 1000);
    return reply;
  });
}

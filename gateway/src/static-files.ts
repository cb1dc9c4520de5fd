import { PROBLEM_MEDIA_TYPE } from '@bracketwise/contract/problem';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stats } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Conditions, CONDITIONS, statusUnder } from './conditions.ts';
import { entityTag } from './content-time.ts';
import { CACHE, cacheClassOf } from './declaration.ts';
import { problemOf } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    conditions: Conditions;
  }
}

/**
 * ETags depend on file contents, which `@fastify/static` does not support. So conditional headers are hidden from it; `serving` evaluates
 * them instead, and the file that it opened is dropped here.
 */
export function recognizeByContent(server: FastifyInstance): void {
  server.decorateRequest('conditions', null as unknown as Conditions);
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    request.conditions = Object.fromEntries(CONDITIONS.map((name) => [name, headers[name]]));
    for (const name of CONDITIONS) delete headers[name];
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode } = reply;
    if (statusCode !== 304 && statusCode !== 412) return done(null, payload);
    for (const name of ['content-type', 'content-length', 'content-encoding']) reply.removeHeader(name);
    const body = statusCode === 412 ? JSON.stringify(problemOf(statusCode)) : null;
    if (body) {
      reply.removeHeader('etag');
      reply.headers({ 'Cache-Control': CACHE.refused, 'Content-Type': PROBLEM_MEDIA_TYPE, 'Content-Length': body.length });
    }
    // The stream of a HEAD is empty, and Fastify insists on one.
    if (request.method === 'HEAD') return done(null, payload);
    (payload as Readable).destroy();
    done(null, body);
  });
}

/** Options for a static folder: send precompressed copies, no ranges, no dates. */
export const serving = (root: string, setHeaders: (reply: FastifyReply, file: string) => void) => ({
  root,
  preCompressed: true,
  index: false as const,
  cacheControl: false,
  acceptRanges: false,
  etag: false,
  lastModified: false,
  setHeaders: (reply: FastifyReply, file: string, stat: Stats) => {
    setHeaders(reply, file);
    if (reply.statusCode !== 200) return;
    const etag = entityTag(stat);
    reply.header('ETag', etag).code(statusUnder(reply.request.conditions, etag));
  },
});

/** Serves a folder under a path prefix. */
export async function serveFolder(server: FastifyInstance, root: string, prefix: string): Promise<void> {
  await server.register(fastifyStatic, {
    ...serving(root, (reply, file) => {
      reply.header('Cache-Control', CACHE[cacheClassOf(file.replace(/\.(br|gz)$/, ''))]);
      reply.header('Vary', 'Accept-Encoding');
    }),
    prefix,
    decorateReply: false,
  });
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fresh from 'fresh';
import type { Stats } from 'node:fs';
import type { Readable } from 'node:stream';
import { entityTag } from './content-time.ts';
import { CACHE, cacheClassOf } from './declaration.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's original `If-None-Match` header. */
    ifNoneMatch: string | undefined;
  }
}

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

/**
 * ETags depend on file contents, which `@fastify/static` does not support. So conditional headers are hidden from it and checked here on
 * send.
 */
export function recognizeByContent(server: FastifyInstance): void {
  server.decorateRequest('ifNoneMatch', undefined);
  server.addHook('onRequest', (request, _reply, done) => {
    request.ifNoneMatch = request.headers['if-none-match'];
    for (const name of CONDITIONS) delete request.raw.headers[name];
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const has = typeof etag === 'string' && fresh({ ...request.headers, 'if-none-match': request.ifNoneMatch }, { etag });
    if (!has || reply.statusCode !== 200) return done(null, payload);
    (payload as Readable).destroy();
    for (const name of ['content-type', 'content-length', 'content-encoding']) reply.removeHeader(name);
    reply.code(304);
    done(null, null);
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
    if (reply.statusCode === 200) reply.header('ETag', entityTag(stat));
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

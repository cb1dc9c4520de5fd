import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CACHE, cacheClassOf } from './declaration.ts';

/** Hands out a folder under a path, with the precompressed copy of a file where the visitor takes it. */
export async function serveFolder(
  server: FastifyInstance,
  root: string,
  prefix: string,
  options: { decorateReply?: boolean } = {},
): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: options.decorateReply ?? false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', CACHE[cacheClassOf(path.replace(/\.(br|gz)$/, ''))]);
      reply.header('Vary', 'Accept-Encoding');
    },
  });
}

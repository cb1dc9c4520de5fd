import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mountOf, REMOTES } from './apps.ts';
import {
  BODY_LIMIT,
  CACHE,
  chooseVariant,
  foreignOrigins,
  headerPolicy,
  notFoundFile,
  PAGE_VARY,
  pageFile,
  REQUEST_ID,
  SECURITY_HEADERS,
  SITE_FILES,
  SITE_FOLDER,
  siteFile,
} from './declaration.ts';
import type { Installation } from './environment.ts';
import { PROBLEM_MEDIA_TYPE, problemOf } from './problem.ts';
import { serveFolder } from './static-files.ts';

const contentOf = (url: string) => ({ path: url.split('?', 1)[0] ?? '/', query: url.split('?').slice(1).join('?') });

/** A remote or the API that does not answer, a body that is too large, a malformed request. */
function refuse(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  void reply.code(status).header('Cache-Control', 'no-store').type(PROBLEM_MEDIA_TYPE).send(problemOf(status));
}

const PROXYING: FastifyHttpProxyOptions['replyOptions'] = {
  // By this address the API counts its visitors. What a visitor said of being forwarded stands before it, where it does not count.
  rewriteRequestHeaders: (request, headers) => ({
    ...headers,
    'x-request-id': request.id,
    'x-forwarded-for': [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
  }),
  // The proxy calls it an error of its own (500) when nobody answers.
  onError: (reply, { error }) => {
    const { statusCode } = error as FastifyError;
    void reply.send(Object.assign(error, { statusCode: statusCode === 500 ? 502 : statusCode }));
  },
};

/** The one origin of the site: pages, the shell's files, remotes and API behind it. */
export async function createGateway(installation: Installation): Promise<FastifyInstance> {
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': headerPolicy(foreignOrigins(Object.values(installation.remoteEntries)), installation.analyticsTagId),
  };
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    genReqId: ({ headers: { 'x-request-id': given } }) => (typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()),
    // An address that cannot be read: hooks do not run for it.
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers({ ...headers, 'X-Request-Id': request.id })),
  });
  // On send, so that they also replace what a remote or the API says of the same.
  server.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // The API's own documentation page brings a policy of its own.
    reply.headers(
      reply.hasHeader('Content-Security-Policy')
        ? { ...headers, 'Content-Security-Policy': reply.getHeader('Content-Security-Policy') }
        : headers,
    );
  });

  server.setErrorHandler<FastifyError>(refuse);

  for (const remote of REMOTES) {
    await server.register(proxy, {
      prefix: mountOf(remote),
      upstream: installation.remoteUpstreams[remote],
      rewritePrefix: '/browser/',
      httpMethods: ['GET', 'HEAD'],
      replyOptions: PROXYING,
    });
  }
  await server.register(proxy, {
    prefix: mountOf('api'),
    upstream: installation.apiUpstream,
    rewritePrefix: mountOf('api'),
    replyOptions: PROXYING,
  });
  await serveFolder(server, path.join(installation.shellDir, 'browser/assets'), '/assets/');

  await servePages(server, installation.pagesDir);
  return server;
}

async function servePages(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('Cache-Control', CACHE.revalidated);
      reply.header('Vary', file.startsWith(path.join(root, SITE_FOLDER)) ? 'Accept-Encoding' : PAGE_VARY);
    },
  });

  for (const address of SITE_FILES) server.get(address, (_request, reply) => reply.sendFile(siteFile(address)));

  const variantOf = (request: FastifyRequest) =>
    chooseVariant({
      query: contentOf(request.url).query,
      cookies: request.headers.cookie ?? '',
      acceptLanguage: request.headers['accept-language'] ?? '',
    });
  const notFound = (request: FastifyRequest, reply: FastifyReply) => reply.code(404).sendFile(notFoundFile(variantOf(request)));

  server.get('/*', (request, reply) => {
    const { path: requested, query } = contentOf(request.url);
    if (requested !== '/' && requested.endsWith('/')) {
      return reply.redirect(requested.replace(/\/+$/, '').replace(/^[/\\]+/, '/') + (query && `?${query}`), 308);
    }
    const file = pageFile(variantOf(request), requested);
    return existsSync(path.join(root, file)) ? reply.sendFile(file) : notFound(request, reply);
  });
  server.setNotFoundHandler(notFound);
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mountOf, REMOTE_DEADLINE_MS, REMOTES } from './apps.ts';
import {
  BODY_LIMIT,
  CACHE,
  chooseVariant,
  foreignOrigins,
  headerPolicy,
  notFoundFile,
  PAGE_VARY,
  pageFile,
  READ_METHODS,
  REQUEST_ID,
  SECURITY_HEADERS,
  SITE_FILES,
  SITE_FOLDER,
  siteFile,
} from './declaration.ts';
import type { Installation } from './environment.ts';
import { answerToBytes, refuse } from './refusal.ts';
import { serveFolder } from './static-files.ts';

const contentOf = (url: string) => ({ path: url.split('?', 1)[0] ?? '/', query: url.split('?').slice(1).join('?') });

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
  const refused = { ...headers, 'Cache-Control': CACHE.refused };
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    // Without a host node would answer by itself; the hook below does.
    http: { requireHostHeader: false },
    clientErrorHandler: ({ code }, socket) => {
      if (socket.writable) socket.end(answerToBytes(code, { ...refused, 'X-Request-Id': randomUUID() }));
      else socket.destroy();
    },
    genReqId: ({ headers: { 'x-request-id': given } }) => (typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()),
    // An address that cannot be read: hooks do not run for it.
    frameworkErrors: ({ statusCode = 400 }, request, reply) =>
      void refuse(reply.headers({ ...refused, 'X-Request-Id': request.id }), statusCode),
  });
  server.addHook('onRequest', ({ headers: { host }, raw }, reply, done) => {
    if (host === undefined && raw.httpVersion === '1.1') void refuse(reply, 400);
    else done();
  });
  // On send, so that they also replace what a remote or the API says of the same.
  server.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (reply.statusCode >= 400 && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', CACHE.refused);
    // The API's own documentation page brings a policy of its own.
    reply.headers(
      reply.hasHeader('Content-Security-Policy')
        ? { ...headers, 'Content-Security-Policy': reply.getHeader('Content-Security-Policy') }
        : headers,
    );
  });

  // A remote or the API that does not answer, a body that is too large.
  server.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) => void refuse(reply, statusCode));

  for (const remote of REMOTES) {
    await server.register(proxy, {
      prefix: mountOf(remote),
      upstream: installation.remoteUpstreams[remote],
      rewritePrefix: '/browser/',
      httpMethods: [...READ_METHODS],
      undici: { connectTimeout: REMOTE_DEADLINE_MS, headersTimeout: REMOTE_DEADLINE_MS, bodyTimeout: REMOTE_DEADLINE_MS },
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
    acceptRanges: false,
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
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    READ_METHODS.some((method) => method === request.method)
      ? reply.code(404).sendFile(notFoundFile(variantOf(request)))
      : refuse(reply.header('Allow', READ_METHODS.join(', ')), 405);

  server.get('/*', (request, reply) => {
    const { path: requested, query } = contentOf(request.url);
    if (requested !== '/' && requested.endsWith('/')) {
      reply.header('Cache-Control', CACHE.revalidated);
      return reply.redirect(requested.replace(/\/+$/, '').replace(/^[/\\]+/, '/') + (query && `?${query}`), 308);
    }
    const file = pageFile(variantOf(request), requested);
    return existsSync(path.join(root, file)) ? reply.sendFile(file) : notFound(request, reply);
  });
  server.setNotFoundHandler(notFound);
}

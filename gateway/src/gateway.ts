import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { proxyApi } from './api-proxy.ts';
import { mountOf, REMOTE_DEADLINE_MS } from '@bracketwise/contract/apps';
import { limitBodies } from './bodies.ts';
import { ignoreAfterLast, limitConnections } from './connections.ts';
import {
  ASSETS,
  BODY_LIMIT,
  CACHE,
  canonicalAddress,
  chooseVariant,
  chooseWidgetVariant,
  CLOSED_POLICY,
  FOREIGN_HEADERS_OF_A_REMOTE,
  foreignOrigins,
  headerPolicy,
  headersOf,
  notFoundFile,
  PAGE_RESPONSE,
  PAGE_VARY,
  pageFile,
  partOf,
  partsOf,
  PATIENCE,
  READ_METHODS,
  SECURITY_HEADERS,
  SITE_FILES,
  SITE_FOLDER,
  siteFile,
  type Variant,
  WIDGET_RESPONSE,
  widgetPolicy,
  WIDGETS,
} from './declaration.ts';
import type { Installation } from './environment.ts';
import { proxying } from './proxying.ts';
import { answerToBytes, refuse } from './refusal.ts';
import { recognizeByContent, serveFolder, serving } from './static-files.ts';

const milliseconds = (seconds: number) => seconds * 1000;

const contentOf = (url: string) => ({ path: url.split('?', 1)[0] ?? '/', query: url.split('?').slice(1).join('?') });

const isRead = ({ method }: FastifyRequest) => READ_METHODS.some((each) => each === method);

/** A host that nginx takes: not empty, no space, no slash, no empty label. */
const HOST = /^(?!\.?$)(?!.*\.\.)[^\s/]+$/;
/** RFC 9112, section 3.2: exactly one `Host`, which only HTTP/1.0 may leave out. */
function hasOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  return hosts.length === 0 ? httpVersion === '1.0' : hosts.length === 1 && HOST.test(hosts[0] ?? '');
}

/** Builds the server of the site's one origin: pages, the shell's files, remotes and the API. */
export async function createGateway(installation: Installation): Promise<FastifyInstance> {
  const parts = partsOf(installation.remotes);
  const scriptOrigins = foreignOrigins(Object.values(installation.remoteEntries));
  const ofPages = headerPolicy(scriptOrigins, installation.analyticsTagId);
  const ofWidgets = widgetPolicy(installation.siteUrl, scriptOrigins);
  const policyOf = (response: string) =>
    PAGE_RESPONSE.test(response) ? ofPages : WIDGET_RESPONSE.test(response) ? ofWidgets : CLOSED_POLICY;
  const refused = { ...SECURITY_HEADERS, 'Content-Security-Policy': CLOSED_POLICY, 'Cache-Control': CACHE.refused };
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: milliseconds(PATIENCE.request),
    connectionTimeout: milliseconds(PATIENCE.answer),
    keepAliveTimeout: milliseconds(PATIENCE.idle),
    http: {
      // Otherwise Node would answer requests without a host itself. `hasOneHost` refuses them.
      requireHostHeader: false,
      headersTimeout: milliseconds(PATIENCE.request),
      connectionsCheckingInterval: milliseconds(1),
    },
    // Strip the origin from absolute-form request targets: this server hosts only one site.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*(?=\/|$)/i, '') || '/',
    clientErrorHandler: ({ code }, socket) => answerToBytes(socket, code, { ...refused, 'X-Request-Id': randomUUID() }),
    genReqId: () => randomUUID(),
    // Hooks do not run for URLs that Fastify cannot parse, so set the headers here.
    frameworkErrors: ({ statusCode = 400 }, request, reply) =>
      refuse(reply.headers({ ...refused, 'X-Request-Id': request.id }), statusCode),
  });
  // Node would close the connection without a response.
  server.server.on('connect', (_request, socket: Socket) => answerToBytes(socket, '', { ...refused, 'X-Request-Id': randomUUID() }));
  limitConnections(server.server, installation.connectionsPerAddress);
  ignoreAfterLast(server);
  limitBodies(server);
  server.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request)) return refuse(reply, 400);
    // As nginx.
    if (request.method === 'TRACE') return refuse(reply.header('Allow', READ_METHODS.join(', ')), 405);
    const canonical = canonicalAddress(request.url);
    if (canonical === undefined || canonical === request.url) return done();
    void reply.header('Cache-Control', CACHE.revalidated).redirect(canonical, 308);
  });
  // In `onSend`, so these headers replace the API's.
  server.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (reply.statusCode >= 400 && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', CACHE.refused);
    const response = `${partOf(request.url, parts)} ${reply.statusCode}`;
    reply.headers(headersOf(response));
    // The API's documentation page sets its own policy.
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', policyOf(response));
  });

  // For example an upstream that does not answer, or a body that is too large.
  server.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) => refuse(reply, statusCode));

  await server.register(async (behind) => {
    behind.addHook('onRequest', (request, reply, done) => {
      if (canonicalAddress(request.url) === request.url) done();
      else refuse(reply, 400);
    });
    for (const remote of installation.remotes) {
      await behind.register(proxy, {
        prefix: mountOf(remote),
        upstream: installation.remoteUpstreams[remote],
        rewritePrefix: '/browser/',
        httpMethods: [...READ_METHODS],
        proxyPayloads: false,
        undici: { connectTimeout: REMOTE_DEADLINE_MS, headersTimeout: REMOTE_DEADLINE_MS, bodyTimeout: REMOTE_DEADLINE_MS },
        replyOptions: proxying(FOREIGN_HEADERS_OF_A_REMOTE),
      });
    }
    await behind.register((api) => proxyApi(api, installation));
  });
  await server.register(async (files) => {
    recognizeByContent(files);
    await serveFolder(files, path.join(installation.shellDir, 'browser/assets'), ASSETS);
    await servePages(files, installation.pagesDir);
  });
  return server;
}

const isWidget = ({ request, statusCode }: FastifyReply) =>
  request.url.startsWith(WIDGETS) && WIDGET_RESPONSE.test(`widgets ${statusCode}`);

async function servePages(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    ...serving(root, (reply, file) => {
      reply.header('Cache-Control', CACHE.revalidated);
      const sameForAll = file.startsWith(path.join(root, SITE_FOLDER)) || isWidget(reply);
      reply.header('Vary', sameForAll ? 'Accept-Encoding' : PAGE_VARY);
    }),
    serve: false,
  });

  const variantOf = (request: FastifyRequest) =>
    chooseVariant({
      query: contentOf(request.url).query,
      cookies: request.headers.cookie ?? '',
      acceptLanguage: request.headers['accept-language'] ?? '',
    });
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    if (isRead(request)) void reply.code(404).sendFile(notFoundFile(variantOf(request)));
    else refuse(reply.header('Allow', READ_METHODS.join(', ')), 405);
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (canonicalAddress(request.url) === request.url) done();
    else notFound(request, reply);
  });

  for (const address of SITE_FILES) server.get(address, (_request, reply) => void reply.sendFile(siteFile(address)));
  const servePage = (variantFor: (request: FastifyRequest) => Variant) => (request: FastifyRequest, reply: FastifyReply) => {
    const file = pageFile(variantFor(request), contentOf(request.url).path);
    if (existsSync(path.join(root, file))) void reply.sendFile(file);
    else notFound(request, reply);
  };
  server.get('/*', servePage(variantOf));
  server.get(
    `${WIDGETS}*`,
    servePage((request) => chooseWidgetVariant(contentOf(request.url).query)),
  );
  server.setNotFoundHandler(notFound);
}

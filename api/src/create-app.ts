import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger } from 'fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './config/config.ts';
import { Readiness } from './health/readiness.ts';
import { RunningRelease } from './health/running-release.ts';
import { answerClientError, answerExpectation } from './http/client-error.ts';
import { refuseCompressed, refuseForeign } from './http/counted.ts';
import { documentRoutes } from './http/docs.ts';
import { dropForwardedPorts, trusted } from './http/forwarded-addresses.ts';
import { setCommonHeaders } from './http/headers.ts';
import { requireOneHost } from './http/one-host.ts';
import { ProblemFilter, Routes, replyWithProblem } from './http/problem-filter.ts';
import { limitRates } from './http/rate-limit.ts';
import { nameRequests } from './http/request-id.ts';
import { RequestLog } from './http/request-log.ts';
import type { LogSink } from './http/request-log.ts';
import { CSP_REPORT, SHARED_SCHEMAS } from './http/schemas.ts';
import { serializerOf } from './http/serializers.ts';
import { AJV_OPTIONS, invalidRequest, parseQuery } from './http/validation.ts';
import { Metrics } from './metrics/metrics.ts';
import { Traces } from './tracing/traces.ts';

const PREFIX = 'api';
const BODY_LIMIT_BYTES = 4096;
/** Timeout of the whole request, including the body, so a slow client cannot hold a connection or delay the shutdown. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Without credentials, and with what limits say. Browsers may remember it for a day. */
const OPEN_TO_OTHER_SITES = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['Content-Type'],
  exposedHeaders: ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'],
  maxAge: 86_400,
};

/** Creates the whole API, ready for requests but not yet listening. */
export async function createApp(config: Config, logs: LogSink): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    logger: { level: config.logLevel, stream: logs, base: null, formatters: { level: (level) => ({ level }) } },
    logController: new RequestLog(),
    // A child logger per request would cost almost a tenth of the throughput. Our log lines include the request id themselves.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    genReqId: nameRequests(config),
    trustProxy: config.trustProxy ? trusted(config) : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Fastify would refuse a whole list because of one such key. Ours reach no prototype: schemas reject unknown fields of every object.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      // Otherwise Node allows the body more time and checks only every 30 seconds.
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      // Otherwise Node answers a request without a host itself, without a problem document.
      requireHostHeader: false,
    },
    ajv: { customOptions: AJV_OPTIONS },
    schemaErrorFormatter: invalidRequest,
    routerOptions: { querystringParser: parseQuery },
    frameworkErrors: replyWithProblem,
    clientErrorHandler: answerClientError,
    // While draining, answer requests on open connections and tell the client to close.
    return503OnClosing: false,
    // We use no Express middleware, and Fastify is faster without this layer.
    skipMiddie: true,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    logger: false,
    abortOnError: false,
    // Use only Fastify's JSON parser.
    bodyParser: false,
  });
  const server = adapter.getInstance();
  const readiness = app.get(Readiness);
  app.get(RunningRelease).name = { version: config.version, revision: config.revision };
  const routes = new Routes(server);
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(CSP_REPORT, { parseAs: 'string' }, server.getDefaultJsonParser('error', 'error'));
  server.addHook('onRequest', (request, reply, done) => {
    dropForwardedPorts(request.raw);
    setCommonHeaders(request, reply);
    requireOneHost(request);
    refuseForeign(request, config.crossOrigin);
    refuseCompressed(request);
    // Makes callers reconnect, and so reach another process, before this one stops listening.
    if (readiness.draining) reply.header('connection', 'close');
    done();
  });
  if (config.metricsPort > 0) {
    const metrics = app.get(Metrics);
    server.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      metrics.answered({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
      done();
    });
  }
  if (config.tracesUrl) {
    const traces = new Traces(config.tracesUrl, config.traceOneIn, config.version, server.log);
    server.addHook('onResponse', (request, reply, done) => {
      traces.answered(request, reply);
      done();
    });
    server.addHook('onClose', () => traces.close());
  }
  for (const schema of SHARED_SCHEMAS) server.addSchema(schema);
  server.setSerializerCompiler(serializerOf);
  await documentRoutes(server, `/${PREFIX}/docs`, `/${PREFIX}/openapi.json`);
  await limitRates(server, config);
  app.setGlobalPrefix(PREFIX);
  app.useGlobalFilters(new ProblemFilter(routes));
  server.server.on('checkExpectation', answerExpectation);
  if (config.crossOrigin) app.enableCors(OPEN_TO_OTHER_SITES);
  await app.init();
  await server.ready();
  return app;
}

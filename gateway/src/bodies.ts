/** What the node gateway takes of the bodies of requests. Each is read as a whole before anybody behind the gateway hears of it. */
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { mountOf } from './apps.ts';
import { bodyLimitOf } from './declaration.ts';
import { refuse } from './refusal.ts';

interface Head {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Whether the head of a request says that its body will be refused. */
const announcesTooMuch = ({ url = '', headers }: Head): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimitOf(url) ||
  (headers['transfer-encoding'] !== undefined && !url.startsWith(mountOf('api')));

/** @throws Error with the status 413 as soon as there is too much of it */
async function wholeOf(body: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection is still needed for the refusal.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw Object.assign(new Error('The body is too large'), { statusCode: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function limitBodies(server: FastifyInstance): void {
  // As nginx does: a visitor who asks whether to send a body hears of a refusal first, and nothing else is expected of a server.
  server.server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue();
    server.server.emit('request', request, response);
  });
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));
  server.addHook('onRequest', ({ url, headers }, reply, done) => {
    if (announcesTooMuch({ url, headers })) void refuse(reply, 413);
    else done();
  });
  server.addHook('preParsing', async ({ url, headers }, _reply, payload) =>
    Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
      ? Readable.from([await wholeOf(payload as Readable, bodyLimitOf(url))])
      : payload,
  );
  // What is in it is a matter of the API.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

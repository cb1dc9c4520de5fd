/** Limits request bodies in the Node gateway. Each body is read in full before the request is forwarded. */
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { mountOf } from '@bracketwise/contract/apps';
import { bodyLimitOf } from './declaration.ts';
import { refuse } from './refusal.ts';

interface Head {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Whether the headers alone show that the body must be refused. */
const announcesTooMuch = ({ url = '', headers }: Head): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimitOf(url) ||
  (headers['transfer-encoding'] !== undefined && !url.startsWith(mountOf('api')));

/** @throws Error with `statusCode` 413 as soon as the body exceeds the limit (bytes) */
async function wholeOf(body: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Keep the stream open: the refusal still has to be sent on this connection.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw Object.assign(new Error('The body is too large'), { statusCode: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function limitBodies(server: FastifyInstance): void {
  // Same as nginx: refuse before asking for the body (`Expect: 100-continue`), and ignore other expectations.
  server.server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue();
    server.server.emit('request', request, response);
  });
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));
  server.addHook('onRequest', ({ url, headers }, reply, done) => {
    if (announcesTooMuch({ url, headers })) refuse(reply, 413);
    else done();
  });
  server.addHook('preParsing', async ({ url, headers }, _reply, payload) =>
    Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
      ? Readable.from([await wholeOf(payload as Readable, bodyLimitOf(url))])
      : payload,
  );
  // Only the API parses bodies.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

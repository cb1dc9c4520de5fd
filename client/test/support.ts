import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, stopApis } from '../../api/test/support.ts';

const closing: (() => unknown)[] = [];

/** Starts the API and listens. @returns its address */
export async function startSite(env: Record<string, string> = {}): Promise<string> {
  const { app } = await startApi(env);
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
}

/** A server that answers each request as the next of these handlers does, and any further one as the last. */
export async function startFake(
  ...handlers: ((request: IncomingMessage, response: ServerResponse) => void)[]
): Promise<{ site: string; requests: { method: string; url: string; body: string }[] }> {
  const requests: { method: string; url: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const handler = handlers[Math.min(requests.length, handlers.length - 1)];
      requests.push({ method: String(request.method), url: String(request.url), body: Buffer.concat(chunks).toString() });
      handler?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { site: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, requests };
}

/** Ends everything that a test file has started. */
export async function stopAll(): Promise<void> {
  for (const close of closing.splice(0)) close();
  await stopApis();
}

/** A handler that answers a status, with a problem document unless another body is given. */
export const answering =
  (status: number, headers: Record<string, string> = {}, body: unknown = problem(status)) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': status === 200 ? 'application/json' : 'application/problem+json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const problem = (status: number): object => ({
  type: 'about:blank',
  title: 'Not now',
  status,
  detail: 'Try again.',
  instance: '/api/states',
  requestId: 'fake-request',
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from '../src/api-proxy.ts';
import { limitBodies } from '../src/bodies.ts';
import { API_PATIENCE } from '../src/declaration.ts';

const stop: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of stop.splice(0)) await each();
});

/** A fake API process that records its requests. */
async function replica(answer: RequestListener): Promise<{ origin: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  stop.push(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}
const echo: RequestListener = (request, response) =>
  void text(request).then((body) => response.setHeader('x-type', request.headers['content-type'] ?? '').end(`answer to ${body}`));
const silent: RequestListener = () => undefined;

async function gatewayTo(...origins: [string, ...string[]]): Promise<FastifyInstance> {
  const server = Fastify();
  limitBodies(server);
  await server.register((api) => proxyApi(api, { apiUpstreams: origins, crossOrigin: false }));
  stop.push(() => server.close());
  return server;
}

const calculate = (server: FastifyInstance, url = '/api/calculate-tax') =>
  server.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{"income":1}' });

test('a request reaches the API unchanged', async () => {
  const { origin, asked } = await replica(echo);
  const server = await gatewayTo(origin);
  const answer = await calculate(server);
  expect(answer.payload).toBe('answer to {"income":1}');
  expect(answer.headers['x-type']).toBe('application/json');
  await server.inject('/api/tax-brackets?year=2024');
  expect(asked).toEqual(['POST /api/calculate-tax', 'GET /api/tax-brackets?year=2024']);
});

test('a calculation is retried on another process, and the silent one is skipped afterward', async () => {
  const [hung, alive] = [await replica(silent), await replica(echo)];
  const server = await gatewayTo(hung.origin, alive.origin);
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 6 }, () => calculate(server)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(performance.now() - start).toBeLessThan((API_PATIENCE.try + 2) * 1000);

  const before = hung.asked.length;
  for (let time = 0; time < 6; time += 1) expect((await calculate(server)).payload).toBe('answer to {"income":1}');
  expect(hung.asked).toHaveLength(before);
}, 15_000);

test('requests succeed while one process refuses connections', async () => {
  const [gone, alive] = [await replica(echo), await replica(echo)];
  gone.close();
  const server = await gatewayTo(gone.origin, alive.origin);
  for (let time = 0; time < 4; time += 1) expect((await calculate(server)).statusCode).toBe(200);
});

test('a report is not sent twice, because each one is counted', async () => {
  const breaksOff: RequestListener = (request) => request.socket.destroy();
  const [broken, alive] = [await replica(breaksOff), await replica(echo)];
  const server = await gatewayTo(broken.origin, alive.origin);
  expect((await calculate(server, '/api/page-failures')).statusCode).toBe(502);
  expect([broken.asked.length, alive.asked.length]).toEqual([1, 0]);
});

test('if no process answers, the gateway gives up before the page does', async () => {
  const hung = await replica(silent);
  const server = await gatewayTo(hung.origin);
  const start = performance.now();
  expect((await calculate(server)).statusCode).toBe(504);
  expect(performance.now() - start).toBeLessThan((API_PATIENCE.total + 2) * 1000);
}, 15_000);

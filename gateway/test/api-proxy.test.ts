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
async function apiProcess(answer: RequestListener): Promise<{ origin: string; asked: string[] }> {
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
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
const echo: RequestListener = (request, response) =>
  void text(request).then((body) => response.setHeader('x-type', request.headers['content-type'] ?? '').end(`answer to ${body}`));
const silent: RequestListener = () => undefined;

async function gatewayTo(apiUpstream: string): Promise<FastifyInstance> {
  const server = Fastify();
  limitBodies(server);
  await server.register((api) => proxyApi(api, { apiUpstream, crossOrigin: false }));
  stop.push(() => server.close());
  return server;
}

const calculate = (server: FastifyInstance, url = '/api/calculate-tax') =>
  server.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{"income":1}' });

test('a request reaches the API unchanged', async () => {
  const { origin, asked } = await apiProcess(echo);
  const server = await gatewayTo(origin);
  const answer = await calculate(server);
  expect(answer.payload).toBe('answer to {"income":1}');
  expect(answer.headers['x-type']).toBe('application/json');
  await server.inject('/api/tax-brackets?year=2024');
  expect(asked).toEqual(['POST /api/calculate-tax', 'GET /api/tax-brackets?year=2024']);
});

test('a connection that breaks is answered with 502, and nothing is sent twice', async () => {
  const { origin, asked } = await apiProcess((request) => request.socket.destroy());
  const server = await gatewayTo(origin);
  for (const url of ['/api/calculate-tax', '/api/page-failures']) expect((await calculate(server, url)).statusCode).toBe(502);
  expect(asked).toEqual(['POST /api/calculate-tax', 'POST /api/page-failures']);
});

test('if the API does not answer, the gateway gives up before the page does', async () => {
  const hung = await apiProcess(silent);
  const server = await gatewayTo(hung.origin);
  const start = performance.now();
  expect((await calculate(server)).statusCode).toBe(504);
  expect(performance.now() - start).toBeLessThan((API_PATIENCE.total + 2) * 1000);
}, 15_000);

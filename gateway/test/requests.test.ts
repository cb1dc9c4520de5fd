import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { ignoreAfterLast } from '../src/connections.ts';
import { smallSite } from './small-site.ts';

/** Sends bytes to a server that listens, and reads until it closes. @returns the statuses of its responses */
async function say(server: FastifyInstance, bytes: string): Promise<number[]> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  const responses = await text(socket);
  return [...responses.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}

describe('a gateway', () => {
  let gateway: FastifyInstance;
  let stop: () => Promise<void>;
  const listeners: number[] = [];
  beforeAll(async () => {
    ({ gateway, stop } = await smallSite());
    gateway.addHook('onResponse', async (_request, reply) => void listeners.push(reply.raw.listenerCount('close')));
    await gateway.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => stop());

  test.each([
    ['one host', '1.1', ['a'], 200],
    ['one host with a port', '1.1', ['a.example:8080'], 200],
    ['an IPv6 address', '1.1', ['[::1]:80'], 200],
    ['no host', '1.1', [], 400],
    ['two hosts', '1.1', ['a', 'b'], 400],
    ['the same host twice', '1.1', ['a', 'a'], 400],
    ['an empty host', '1.1', [''], 400],
    ['a list of hosts', '1.1', ['a, b'], 400],
    ['a path in the host', '1.1', ['a/b'], 400],
    ['an empty label', '1.1', ['a..b'], 400],
    ['only a dot', '1.1', ['.'], 400],
    ['no host in HTTP/1.0', '1.0', [], 200],
    ['two hosts in HTTP/1.0', '1.0', ['a', 'b'], 400],
  ] as const)('answers a request with %s', async (_what, version, hosts, status) => {
    for (const path of ['/', '/robots.txt', 'http://x.example/']) {
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
      expect(await say(gateway, `GET ${path} HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`)).toEqual([status]);
    }
    const behind = await say(
      gateway,
      `GET /api/states HTTP/${version}\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
    );
    expect(behind).toEqual([status === 200 ? 502 : status]);
  });

  test('answers TRACE and CONNECT, which no part of the site takes', async () => {
    expect(await say(gateway, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toEqual([405]);
    expect(await say(gateway, 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n')).toEqual([400]);
  });

  test('waits for no response more often than Node has listeners for', async () => {
    const addresses = [
      '/',
      '/robots.txt',
      '/.well-known/security.txt',
      '/assets/nothing.js',
      '/nowhere',
      '/%61',
      '/mf/guides/x.js',
      '/api/x',
    ];
    for (const url of addresses) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT'] as const) {
        listeners.length = 0;
        await say(gateway, `${method} ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        expect([method, url, listeners.length, Math.max(...listeners) <= 8]).toEqual([method, url, 1, true]);
      }
    }
  });
});

test('a request after the one that closes the connection is ignored', async () => {
  const server = Fastify();
  ignoreAfterLast(server);
  const asked: string[] = [];
  server.get('/*', ({ url, raw }, reply) => {
    asked.push(url);
    raw.socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n');
    reply.hijack();
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  expect(await say(server, head('/first') + head('/second'))).toEqual([400]);
  expect(asked).toEqual(['/first']);
  await server.close();
});

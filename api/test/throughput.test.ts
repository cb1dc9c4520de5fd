import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const BENCH = resolve(__dirname, '../bench/throughput.mjs');
const CONNECTIONS = 32;

/** Runs the benchmark against a server in this process. */
async function measure(listener: RequestListener): Promise<{ perSecond: number; microseconds: number }> {
  const server = createServer((request, response) => {
    request.resume();
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const target = { port: (server.address() as AddressInfo).port, pid: process.pid };
  const program = `import { loadServer } from ${JSON.stringify(BENCH)};
    console.log(JSON.stringify(await loadServer(${JSON.stringify(target)}, { path: '/', body: {} }, 300)));`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    return JSON.parse(stdout) as { perSecond: number; microseconds: number };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('measures responses of any length', async () => {
  let length = 0;
  const { perSecond, microseconds } = await measure((_request, response) => response.end('x'.repeat(length++ % 100)));
  expect(perSecond).toBeGreaterThan(0);
  expect(microseconds).toBeGreaterThan(0);
});

it('counts only the responses that arrive while it measures', async () => {
  const milliseconds = 20;
  const { perSecond } = await measure((_request, response) => setTimeout(() => response.end(), milliseconds));
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual((CONNECTIONS / milliseconds) * 1000);
});

it('throws if the server rejects requests', async () => {
  await expect(measure((_request, response) => response.writeHead(429).end())).rejects.toThrow('requests were refused');
});

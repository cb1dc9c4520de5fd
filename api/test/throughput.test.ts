import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const BENCH = resolve(__dirname, '../bench/throughput.mjs');

/** Runs the benchmark against a server. */
async function measure(listener: RequestListener): Promise<{ rate: number; answered: number }> {
  let answered = 0;
  const server = createServer((request, response) => {
    request.resume();
    answered += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const program = `import { answersPerSecond } from ${JSON.stringify(BENCH)}; console.log(await answersPerSecond(${String(port)}, 300));`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    return { rate: Number(stdout), answered };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

jest.setTimeout(30_000);

it('counts answers of any length', async () => {
  let length = 0;
  const { rate, answered } = await measure((_request, response) => response.end('x'.repeat(length++ % 100)));
  expect(rate).toBeGreaterThan(0);
  // The last answer of each connection may be missing.
  expect(rate * 0.3).toBeLessThanOrEqual(answered);
});

it('throws if the server rejects requests', async () => {
  await expect(measure((_request, response) => response.writeHead(429).end())).rejects.toThrow('calculations were refused');
});

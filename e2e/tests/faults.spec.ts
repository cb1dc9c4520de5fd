/*
 * Faulty parts under load: briefly in `npm test`, for STRESS_SECONDS in `npm run stress`. The API's own tests cover a blocked log
 * (api/test/process.test.ts).
 */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { API_PATIENCE, PATIENCE } from '@bracketwise/gateway/declaration';
import { expect, test } from '@playwright/test';
import { ask, askForEstimate, calculation, dial, json } from '../support/http.ts';
import { calculateAtRate, expectNoFailure, type Load } from '../support/load.ts';
import { SHARED_PAGES_VARIABLE, SHARED_SETTINGS } from '../support/site.ts';
import { startStack, type Stack } from '../support/stack.ts';

const longForm = process.env.STRESS_SECONDS;
const LOAD: Load = longForm ? { seconds: Number(longForm), perSecond: 500 } : { seconds: 3, perSecond: 20, connections: 10 };
/** A different address from the visitors', whose connections are counted. */
const ELSEWHERE = '127.0.0.2';

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000 + 10_000 * LOAD.seconds);

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ env: SHARED_SETTINGS, pagesOf: process.env[SHARED_PAGES_VARIABLE] });
});
test.afterAll(() => stack.stop());

/** A TCP server that handles each connection with the given function. */
async function standIn(host: string, port: number, serve: (socket: Socket) => void): Promise<{ stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    serve(socket);
  }).listen(port, host);
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

const timed = async <T>(response: Promise<T>): Promise<{ response: T; seconds: number }> => {
  const start = performance.now();
  return { response: await response, seconds: (performance.now() - start) / 1000 };
};

test('if an API process accepts requests and never answers, every visitor still gets a response', async () => {
  const silent = stack.services.get('api-1')?.pid ?? 0;
  process.kill(silent, 'SIGSTOP');
  try {
    const result = await calculateAtRate(stack.url, LOAD);
    expectNoFailure(result);
    expect(result.latency.max).toBeLessThan(API_PATIENCE.total * 1000);
  } finally {
    process.kill(silent, 'SIGCONT');
  }
});

test('a hanging remote and slow clients time out without affecting other visitors', async () => {
  const port = stack.services.get('mf-guides')?.port ?? 0;
  const bringBack = await stack.interrupt('mf-guides');
  const hung = await standIn('127.0.0.1', port, () => undefined);
  const body = JSON.stringify(calculation);
  const head = `POST /api/calculate-tax HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  try {
    const waiting = Array.from({ length: 20 }, () => timed(ask(stack.url, '/mf/guides/remoteEntry.js', { from: ELSEWHERE })));
    const slow = Array.from({ length: 20 }, async () => {
      const socket = dial(stack.url, ELSEWHERE);
      socket.on('error', () => undefined).resume();
      const closed = once(socket, 'close');
      socket.write(head);
      let at = 0;
      const drip = setInterval(() => socket.write(body.charAt(at++)), 1_000);
      const { seconds } = await timed(closed);
      clearInterval(drip);
      return seconds;
    });
    expectNoFailure(await calculateAtRate(stack.url, LOAD));
    for (const address of ['/', '/guides', '/mf/main-calculator/remoteEntry.js'])
      expect((await timed(ask(stack.url, address))).seconds, address).toBeLessThan(2);

    for (const { response, seconds } of await Promise.all(waiting)) {
      expect(response.status).toBe(504);
      expect(seconds).toBeLessThan(PATIENCE.request + 3);
    }
    for (const seconds of await Promise.all(slow)) expect(seconds).toBeLessThan(2 * PATIENCE.request);
  } finally {
    await hung.stop();
    await bringBack();
  }
});

/** What a broken process may send instead of a response. */
const NO_ANSWERS: Readonly<Record<string, string>> = {
  'closes the connection': '',
  'sends something other than HTTP': 'SSH-2.0-OpenSSH_9.2\r\n\r\n',
  'answers 503': 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\n\r\nno',
};
/** Complete responses that are not calculations. Only the page can detect them (mf-main-calculator/src/api). */
const WRONG_ANSWERS: Readonly<Record<string, string>> = {
  'answers {}': 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'answers with HTML': 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n<p>',
};
const READY = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';

test('handles an API process that looks ready and sends no answer, or a wrong one', async () => {
  const port = stack.services.get('api-1')?.port ?? 0;
  const bringBack = await stack.interrupt('api-1');
  try {
    for (const [what, said] of Object.entries({ ...NO_ANSWERS, ...WRONG_ANSWERS }))
      await test.step(what, async () => {
        let asked = 0;
        const wrong = await standIn('127.0.1.1', port, (socket) => {
          socket.once('data', (request: Buffer) => {
            const isCheck = request.includes('/api/ready');
            if (!isCheck) asked += 1;
            socket.end(isCheck ? READY : said);
          });
        });
        try {
          // Wait until the balancer uses it.
          await expect
            .poll(async () => {
              await askForEstimate(stack.url);
              return asked;
            })
            .toBeGreaterThan(0);
          if (what in NO_ANSWERS) expectNoFailure(await calculateAtRate(stack.url, LOAD));
          else {
            const responses = await Promise.all(Array.from({ length: 20 }, () => askForEstimate(stack.url)));
            expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
          }
        } finally {
          await wrong.stop();
        }
        // Requests work again afterward.
        await wait(500);
        expect(json<{ grossIncome: number }>(await askForEstimate(stack.url)).grossIncome).toBe(calculation.income);
      });
  } finally {
    await bringBack();
  }
  await wait(500);
  expect(json<{ grossIncome: number }>(await askForEstimate(stack.url)).grossIncome).toBe(calculation.income);
});

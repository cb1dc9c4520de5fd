/**
 * Calculations per second of the built API against bare Fastify, in rounds that take turns, so that whatever else the
 * machine does falls on all of them. `npm run bench -w api`, after `tsc -b api`; needs two processor cores.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CONNECTIONS = 32;
const WARM_UP_MS = 2000;
const ROUND_MS = 2000;
const ROUNDS = 7;

const API = '../dist/main.js';
const SERVERS = [
  { name: 'Fastify alone', module: './bare-fastify.mjs' },
  { name: 'API, no limit', module: API, env: { RATE_LIMIT_PER_MINUTE: '0' } },
  { name: 'API, limit that is never reached', module: API, env: { RATE_LIMIT_PER_MINUTE: '1000000' } },
  { name: 'NestJS on Express', module: './nest-express.mjs' },
];

const BODY = JSON.stringify({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });
const REQUEST = Buffer.from(
  `POST /api/calculate-tax HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
);

/** The first digit of the status in `HTTP/1.1 200 OK`. */
const STATUS_AT = 'HTTP/1.1 '.length;
const TWO = '2'.charCodeAt(0);

/**
 * One connection that asks again as soon as it is answered. Counts bytes, to stay much cheaper than the server: answers to the same
 * question are equally long.
 */
function ask(port, counter) {
  let received = 0;
  const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
  socket.on('data', (chunk) => {
    if (received === 0) {
      if (chunk[STATUS_AT] !== TWO) throw new Error(chunk.toString());
      counter.bytesPerAnswer ??= lengthOf(chunk);
    }
    received += chunk.length;
    if (received < counter.bytesPerAnswer) return;
    if (received > counter.bytesPerAnswer) throw new Error('An answer is longer than the first one');
    received = 0;
    counter.answers += 1;
    if (!counter.stopped) socket.write(REQUEST);
    else socket.destroy();
  });
}

/** @returns bytes of the whole answer that begins with this chunk */
function lengthOf(chunk) {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4);
  return head.length + Number(/content-length: (\d+)/i.exec(head)[1]);
}

async function answersPerSecond(port, milliseconds) {
  const counter = { answers: 0, stopped: false };
  const start = performance.now();
  for (let index = 0; index < CONNECTIONS; index += 1) ask(port, counter);
  await wait(milliseconds);
  const rate = counter.answers / ((performance.now() - start) / 1000);
  counter.stopped = true;
  await wait(50);
  return rate;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** @returns median calculations per second of each server, and their median ratio to the first one's of the same round */
async function measureServers() {
  const running = [];
  for (const { name, module, env } of SERVERS) {
    const child = fork(new URL(module, import.meta.url), {
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ port }] = await once(child, 'message');
    await answersPerSecond(port, WARM_UP_MS);
    running.push({ name, child, port, rates: [] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of running) server.rates.push(await answersPerSecond(server.port, ROUND_MS));
  }
  const yardstick = running[0].rates;
  return running.map(({ name, child, rates }) => {
    child.disconnect();
    return { name, rate: median(rates), ratio: median(rates.map((rate, round) => rate / yardstick[round])) };
  });
}

/** Rows of the table of all benchmarks. */
export async function measureApi() {
  const [fastify, unlimited, limited, express] = await measureServers();
  const what = 'API: calculations against';
  return [
    { what: `${what} Fastify alone`, unit: '/s', ours: unlimited.rate, rival: fastify.rate, ratio: unlimited.ratio, goal: '≥ 0.80' },
    { what: `${what} Fastify alone, counting addresses`, unit: '/s', ours: limited.rate, rival: fastify.rate, ratio: limited.ratio },
    { what: `${what} NestJS on Express`, unit: '/s', ours: unlimited.rate, rival: express.rate, ratio: unlimited.ratio / express.ratio },
  ];
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, rate, ratio } of await measureServers()) {
    console.log(`${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} calculations/s  ${ratio.toFixed(2)}`);
  }
}

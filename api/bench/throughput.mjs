/**
 * Measures calculations per second of the built API against bare Fastify. Rounds alternate between the servers, so other load on the
 * machine affects all of them. Run `npm run bench -w api` after `tsc -b api`; needs two processor cores.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

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

const QUESTION = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 }),
};

/**
 * Measures calculations per second; each connection sends its next request as soon as it gets an answer.
 * @param {number} port
 * @param {number} milliseconds
 */
export async function answersPerSecond(port, milliseconds) {
  const start = performance.now();
  const running = autocannon({ url: `http://127.0.0.1:${port}/api/calculate-tax`, ...QUESTION, connections: CONNECTIONS, duration: 3600 });
  await wait(milliseconds);
  const seconds = (performance.now() - start) / 1000;
  running.stop();
  const { '2xx': answered, non2xx, errors } = await running;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} calculations were refused, ${errors} failed`);
  return answered / seconds;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** @returns each server's median calculations per second, and its median ratio to the first server in the same round */
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

/** Rows for the table in docs/benchmarks.md. */
export async function measureApi() {
  const [fastify, unlimited, limited, express] = await measureServers();
  const what = 'API: calculations against';
  return [
    { what: `${what} Fastify alone`, unit: '/s', ours: unlimited.rate, rival: fastify.rate, ratio: unlimited.ratio, goal: '≥ 0.80' },
    { what: `${what} Fastify alone, with the rate limit on`, unit: '/s', ours: limited.rate, rival: fastify.rate, ratio: limited.ratio },
    { what: `${what} NestJS on Express`, unit: '/s', ours: unlimited.rate, rival: express.rate, ratio: unlimited.ratio / express.ratio },
  ];
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, rate, ratio } of await measureServers()) {
    console.log(`${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} calculations/s  ${ratio.toFixed(2)}`);
  }
}

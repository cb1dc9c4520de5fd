/**
 * Measures the built API against bare Fastify and NestJS on Express: responses per second and processor time per response. Rounds alternate
 * between the servers.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { processorSeconds, undisturbed } from '../../scripts/measuring.mjs';

const CONNECTIONS = 32;
const ROUNDS = 9;
const ROUND_MS = 1_500;
const WARM_UP_MS = 2_500;
const BRIEF_MS = 100;

const API = '../dist/main.js';
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };
const SERVERS = {
  fastify: { module: './bare-fastify.mjs' },
  fastifyBound: { module: './bare-fastify.mjs', env: { CHEAP_BINDING: '1' } },
  unlimited: { module: API, env: UNLIMITED },
  limited: { module: API, env: { RATE_LIMIT_PER_MINUTE: '1000000' } },
  express: { module: './nest-express.mjs' },
};

const estimate = { path: '/api/calculate-tax', body: { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 } };
const household = {
  path: '/api/tax-returns',
  body: { taxYear: 2025, state: 'CA', filingStatus: 'marriedJoint', dependentAges: [4, 9], wages: 92_000, spouseWages: 41_000 },
};

/** What each row compares. */
const ROWS = [
  { id: 'api-estimate', what: 'an estimate, against Fastify alone', question: estimate, ours: 'unlimited', rival: 'fastify', atLeast: 0.8 },
  {
    id: 'api-estimate-limited',
    what: 'an estimate with the rate limit on, against Fastify alone',
    question: estimate,
    ours: 'limited',
    rival: 'fastify',
    atLeast: 0.75,
  },
  {
    id: 'api-estimate-binding',
    what: 'an estimate, against Fastify alone with the same workaround for Node',
    question: estimate,
    ours: 'unlimited',
    rival: 'fastifyBound',
  },
  { id: 'api-estimate-express', what: 'an estimate, against NestJS on Express', question: estimate, ours: 'unlimited', rival: 'express' },
  { id: 'api-household', what: 'a household, against Fastify alone', question: household, ours: 'unlimited', rival: 'fastify' },
];

/**
 * Keeps a server busy: each connection sends its next request as soon as it gets a response.
 * @param {{ port: number, pid: number }} server
 * @param {{ path: string, body: object }} question
 * @param {number} milliseconds
 * @returns responses per second, and microseconds of the server's processor time per response
 * @throws Error if a response is not a success
 */
export async function loadServer({ port, pid }, { path, body }, milliseconds) {
  const start = performance.now();
  const usedBefore = processorSeconds(pid);
  const running = autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    duration: 3600,
    // It stops only between two samples.
    sampleInt: 50,
  });
  let answers = 0;
  running.on('response', () => (answers += 1));
  await Promise.all([wait(milliseconds), once(running, 'response')]);
  const seconds = (performance.now() - start) / 1000;
  const used = processorSeconds(pid) - usedBefore;
  const answered = answers;
  running.stop();
  const { non2xx, errors } = await running;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} requests were refused, ${errors} failed`);
  return { perSecond: answered / seconds, microseconds: (used / answered) * 1e6 };
}

async function start({ module, env }) {
  const child = fork(new URL(module, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  return { child, port, pid: child.pid };
}

/** Each combination of a server and a question that some row needs. */
const pairs = [
  ...new Map(
    ROWS.flatMap(({ question, ours, rival }) => [ours, rival].map((name) => [`${name} ${question.path}`, { name, question }])),
  ).entries(),
];

/**
 * @param {import('../../scripts/benchmarks.mjs').Plan} plan
 * @returns {Promise<import('../../scripts/benchmarks.mjs').Row[]>}
 */
export async function measure({ brief = false, round = undisturbed } = {}) {
  const servers = Object.fromEntries(await Promise.all(Object.entries(SERVERS).map(async ([name, server]) => [name, await start(server)])));
  const rounds = [];
  const measureAll = async (milliseconds) => {
    const figures = {};
    for (const [key, { name, question }] of pairs) figures[key] = await loadServer(servers[name], question, milliseconds);
    return figures;
  };
  try {
    if (!brief) await measureAll(WARM_UP_MS);
    for (let count = 0; count < (brief ? 1 : ROUNDS); count += 1) rounds.push(await round(() => measureAll(brief ? BRIEF_MS : ROUND_MS)));
  } finally {
    for (const { child } of Object.values(servers)) child.disconnect();
  }
  return ROWS.flatMap(({ id, what, question, ours, rival, atLeast }) => {
    const of = (name, figure) => rounds.map((figures) => figures[`${name} ${question.path}`][figure]);
    const goal = atLeast && { of: 'ratio', atLeast };
    return [
      { id, what: `API: ${what}`, unit: '/s', ours: of(ours, 'perSecond'), rival: of(rival, 'perSecond'), goal },
      {
        id: `${id}-processor`,
        what: `API: ${what}: processor time`,
        unit: 'µs',
        ours: of(ours, 'microseconds'),
        rival: of(rival, 'microseconds'),
        goal: atLeast && { of: 'ratio', atMost: 1 / atLeast },
      },
    ];
  });
}

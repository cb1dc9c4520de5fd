import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openLog } from '../src/log-output.ts';
import { buildApi, killProcesses, start, startListening } from './api-process.ts';
import { californian } from './support.ts';

const BODY = JSON.stringify(californian);

beforeAll(buildApi, 60_000);
afterEach(killProcesses);

/** Starts a calculation by sending its headers and the first bytes of its body. */
async function startedCalculation(port: number): Promise<{ finish: () => void; response: Promise<IncomingMessage> }> {
  const started: ClientRequest = request({
    port,
    method: 'POST',
    path: '/api/calculate-tax',
    headers: { 'content-type': 'application/json', 'content-length': BODY.length },
  });
  const response = (once(started, 'response') as Promise<[IncomingMessage]>).then(([response]) => response);
  started.write(BODY.slice(0, 10));
  await wait(200);
  return {
    response,
    finish: () => {
      started.end(BODY.slice(10));
    },
  };
}

it('on SIGTERM, finishes running requests, accepts no new ones and exits with 0', async () => {
  const { child, port, exit } = await startListening();
  const running = await startedCalculation(port);
  child.kill('SIGTERM');
  await wait(200);
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
  running.finish();
  const response = await running.response;
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response))).toMatchObject({ grossIncome: 60_000 });
  expect(await exit).toEqual([0, null]);
});

it('reports that it is not ready for the configured time before it stops listening', async () => {
  const { child, port, exit } = await startListening({ DRAIN_DELAY_MS: '600' });
  expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
  child.kill('SIGINT');
  await wait(200);
  const notReady = await fetch(`http://127.0.0.1:${port}/api/ready`);
  expect(notReady.status).toBe(503);
  expect(notReady.headers.get('connection')).toBe('close');
  expect((await fetch(`http://127.0.0.1:${port}/api/states`)).status).toBe(200);
  expect(await exit).toEqual([0, null]);
});

it('stops waiting for a request that never ends', async () => {
  const { child, port, exit } = await startListening({ DRAIN_TIMEOUT_MS: '300' });
  const hanging = await startedCalculation(port);
  const brokenOff = expect(hanging.response).rejects.toThrow('socket hang up');
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
  await brokenOff;
});

it('stops when its parent process is gone', async () => {
  const { child, exit } = await startListening();
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});

it('refuses to start with an invalid setting and explains it in one line', async () => {
  const child = start({ RATE_LIMIT_PER_MINUTE: 'many' });
  const [exit, errors] = await Promise.all([once(child, 'exit'), text(child.stderr as NodeJS.ReadableStream)]);
  expect(exit).toEqual([1, null]);
  expect(errors).toBe('RATE_LIMIT_PER_MINUTE takes an integer from 0 to 1000000; it is "many"\n');
});

it('names the port if it is in use', async () => {
  const { port } = await startListening();
  const child = start({ PORT: String(port) });
  const [exit, errors] = await Promise.all([once(child, 'exit'), text(child.stderr as NodeJS.ReadableStream)]);
  expect(exit).toEqual([1, null]);
  expect(errors).toBe(`PORT ${port} of 127.0.0.1 is taken by another process\n`);
});

it('logs one JSON document per line to standard output, including the last lines', async () => {
  const { child, port, exit } = await startListening();
  const output = text(child.stdout as NodeJS.ReadableStream);
  await fetch(`http://127.0.0.1:${port}/api/health`);
  child.kill('SIGTERM');
  await exit;
  const lines = (await output)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ msg }) => msg)).toEqual([`listening at http://127.0.0.1:${port}`, 'answered', 'shutting down']);
});

describe('when the log is blocked', () => {
  /** More lines than a pipe can buffer. `npm run stress` sends enough to also fill the buffer in memory. */
  const LINES = Number(process.env['STRESS_REQUESTS'] ?? 800);
  /** Memory growth allowed for the log buffer and first-request caches. */
  const GROWTH_MIB = 64;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bracketwise-log-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const residentMiB = ({ pid }: ChildProcess): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;
  /** A pipe that stays open but is never read. */
  const stalledPipe = (): number => {
    const file = join(folder, 'pipe');
    execFileSync('mkfifo', [file]);
    return openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  };
  const ask = async (port: number, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 20) {
      const batch = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5_000) }));
      for (const response of await Promise.all(batch)) {
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }
    }
  };

  it.each([
    ['a pipe that is never read', stalledPipe],
    ['a full device', () => openSync('/dev/full', 'w')],
  ])(
    'with %s, every request is answered, and SIGTERM ends the process',
    async (_what, open) => {
      const sink = open();
      const { child, port, exit } = await startListening({}, sink);
      const before = residentMiB(child);
      await ask(port, LINES);
      expect(residentMiB(child) - before).toBeLessThan(GROWTH_MIB);
      child.kill('SIGTERM');
      expect(await Promise.race([exit, wait(5_000, 'still running')])).toEqual([0, null]);
      closeSync(sink);
    },
    30_000 + LINES * 20,
  );

  it('buffers a limited amount, counts dropped lines, and reports them once it can write again', async () => {
    const pipe = stalledPipe();
    const log = openLog(pipe);
    const line = `${'x'.repeat(999)}\n`;
    for (let written = 0; written < 5_000; written += 1) log.write(line);
    expect(log.dropped).toBeGreaterThan(3_500);
    expect(log.dropped).toBeLessThan(5_000);

    const bytes = Buffer.alloc(64 * 1024);
    let output = '';
    for (let tries = 0; tries < 200 && !output.includes('dropped'); tries += 1) {
      try {
        output += bytes.toString('utf8', 0, readSync(pipe, bytes));
      } catch {
        await wait(50); // nothing to read yet
      }
    }
    await log.close(1_000);
    const said = output.split('\n').find((each) => each.startsWith('{'));
    expect(JSON.parse(said ?? '')).toMatchObject({ level: 'warn', msg: 'log lines were dropped', lines: log.dropped });
  });
});

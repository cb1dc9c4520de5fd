/* eslint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { expect, sharedPages, test as base } from '../support/site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where what a test starts keeps its temporary files. */
function temporaryOf(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('tmp');
  mkdirSync(folder, { recursive: true });
  return folder;
}

interface Running {
  readonly process: ChildProcess;
  /** All it has printed so far, to either stream. */
  readonly printed: () => string;
}

/** Runs the program behind `npm start`. Whatever a test leaves running is ended with it. */
const test = base.extend<{ start: (port: number, command?: readonly [string, ...string[]]) => Running; freePort: number }>({
  freePort: async ({}, use) => {
    const probe = createServer();
    probe.listen(0);
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    await use(port);
  },
  start: async ({}, use, testInfo) => {
    const all: ChildProcess[] = [];
    await use((port, [program, ...args] = [process.execPath, 'scripts/start.mjs']) => {
      const child = spawn(program, args, {
        cwd: ROOT,
        env: { ...process.env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', TMPDIR: temporaryOf(testInfo) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      all.push(child);
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));
      return { process: child, printed: () => printed };
    });
    for (const child of all) {
      const ids = child.pid ? [child.pid, ...descendantsOf(child.pid)] : [];
      for (const id of ids) if (isRunning(id)) process.kill(id, 'SIGKILL');
    }
  },
});

function childrenOf(id: number): number[] {
  try {
    return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // gone meanwhile
  }
}
const descendantsOf = (id: number): number[] => childrenOf(id).flatMap((child) => [child, ...descendantsOf(child)]);

/** A process that has ended but whose parent has not looked yet does not run. */
function isRunning(id: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const untilUp = ({ printed }: Running) => expect.poll(printed, { timeout: 40_000 }).toMatch(/answers at http:\/\/localhost:\d+/);
const exitOf = async ({ process: child }: Running): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};
const untilGone = (ids: readonly number[]) => expect.poll(() => ids.filter(isRunning), { timeout: 20_000 }).toEqual([]);

test('npm start says what it does and where the site answers, and ends with all its parts on SIGINT', async ({
  start,
  freePort,
}, testInfo) => {
  const running = start(freePort);
  await untilUp(running);
  expect(running.printed()).toMatch(/built|building/);
  expect(running.printed()).toMatch(/starting the remotes, the API and the gateway/);
  expect(running.printed()).toMatch(/\d+ pages rendered/);
  expect(running.printed()).toContain(`http://localhost:${freePort}`);
  expect((await fetch(`http://localhost:${freePort}/`)).status).toBe(200);
  expect((await fetch(`http://localhost:${freePort}/api/health`)).status).toBe(200);

  const parts = descendantsOf(running.process.pid ?? 0);
  // Four remotes, the API, the gateway.
  expect(parts).toHaveLength(6);
  running.process.kill('SIGINT');
  expect(await exitOf(running)).toBe(0);
  await untilGone(parts);
  await expect(fetch(`http://localhost:${freePort}/`)).rejects.toThrow();
  expect(readdirSync(temporaryOf(testInfo))).toEqual([]);
});

for (const [what, host] of [
  ['on all addresses', '::'],
  ['on the loopback address alone', '127.0.0.1'],
] as const) {
  test(`a port that is taken ${what} is named, and nothing is left running`, async ({ start }) => {
    const other = createServer();
    other.listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      const running = start(port);
      expect(await exitOf(running)).toBe(1);
      expect(running.printed()).toMatch(new RegExp(`Port ${port} is taken.*PORT=`));
      expect(running.printed()).not.toMatch(/\n\s+at /); // no stack
    } finally {
      other.close();
    }
  });
}

test('a port that is none is refused by name', async ({ start }) => {
  const running = start(70_000);
  expect(await exitOf(running)).toBe(1);
  expect(running.printed()).toMatch(/PORT|port/);
});

test('it ends when the shell that started it is killed', async ({ start, freePort }) => {
  // More than one command, so that the shell stays.
  const running = start(freePort, ['sh', '-c', 'node scripts/start.mjs; true']);
  await expect.poll(() => descendantsOf(running.process.pid ?? 0).length, { timeout: 20_000 }).toBeGreaterThan(5);
  const parts = descendantsOf(running.process.pid ?? 0);
  running.process.kill('SIGKILL');
  await untilGone(parts);
});

test('its parts end when it is killed itself', async ({ start, freePort }) => {
  // The site as it starts it, of pages that are rendered already.
  const program = `import('./scripts/site.mjs')
    .then(({ startSite }) => startSite({ port: ${freePort}, pagesOf: ${JSON.stringify(sharedPages())} }))
    .then(({ url }) => console.log('answers at ' + url));`;
  const running = start(freePort, [process.execPath, '--eval', program]);
  await untilUp(running);
  const parts = descendantsOf(running.process.pid ?? 0);
  expect(parts).toHaveLength(6);
  running.process.kill('SIGKILL');
  await untilGone(parts);
});

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`it ends on ${signal} before the site is up, too, and leaves nothing behind`, async ({ start, freePort }, testInfo) => {
    const running = start(freePort);
    // Four remotes and the API; the sixth renders the pages, each remote's in a process of its own.
    await expect.poll(() => descendantsOf(running.process.pid ?? 0).length, { timeout: 20_000 }).toBeGreaterThan(6);
    running.process.kill(signal);
    const parts = descendantsOf(running.process.pid ?? 0);
    expect(await exitOf(running)).toBe(0);
    expect(running.printed()).not.toMatch(/pages rendered|answers at|Error|ended with/);
    await untilGone(parts);
    await expect(fetch(`http://localhost:${freePort}/`)).rejects.toThrow();
    expect(readdirSync(temporaryOf(testInfo))).toEqual([]);
  });
}

/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { storedPages } from '../../scripts/stored-pages.mjs';
import { commandOf, descendantsOf, isRunning } from '../support/processes.ts';
import { expect, SHARED_SETTINGS, sharedPages, test as base } from '../support/site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Temporary folder of the processes that a test starts. */
function temporaryOf(testInfo: TestInfo): string {
  const folder = testInfo.outputPath('tmp');
  mkdirSync(folder, { recursive: true });
  return folder;
}

interface Running {
  readonly process: ChildProcess;
  /** Everything printed so far to stdout and stderr. */
  readonly printed: () => string;
}

/** Runs the program behind `npm start` and ends whatever the test leaves running. */
const test = base.extend<{
  start: (port: number | '', command?: readonly [string, ...string[]], env?: NodeJS.ProcessEnv) => Running;
  freePort: number;
}>({
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
    await use((port, [program, ...args] = [process.execPath, 'scripts/start.mjs'], env = {}) => {
      const child = spawn(program, args, {
        cwd: ROOT,
        env: { ...process.env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', TMPDIR: temporaryOf(testInfo), ...env },
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

const untilUp = ({ printed }: Running) => expect.poll(printed, { timeout: 150_000 }).toMatch(/answers at http:\/\/localhost:\d+/);
const exitOf = async ({ process: child }: Running): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};
const untilGone = (ids: readonly number[]) => expect.poll(() => ids.filter(isRunning)).toEqual([]);

/** Stores the shared site's pages for the next start, with those of one remote out of date. */
function storePagesWithOneStale(): void {
  const [from, to] = ['.cache/e2e-pages', '.cache/pages'].map((folder) => path.join(ROOT, folder)) as [string, string];
  const copy = `${to}-copied`;
  cpSync(from, copy, { recursive: true });
  const origin = path.join(copy, 'rendered-from.json');
  const { common, remotes } = JSON.parse(readFileSync(origin, 'utf8')) as { common: string; remotes: object };
  writeFileSync(origin, JSON.stringify({ common, remotes: { ...remotes, 'mf-investor-calcs': 'another build' } }));
  rmSync(to, { recursive: true, force: true });
  renameSync(copy, to);
}

test('npm start reports its steps and URL, stops all its parts on SIGINT, renders no page again, and ends with an error if its gateway ends', async ({
  start,
  freePort,
}, testInfo) => {
  storePagesWithOneStale();
  const running = start(freePort, undefined, SHARED_SETTINGS);
  await untilUp(running);
  expect(running.printed()).toMatch(/built|building/);
  expect(running.printed()).toMatch(/starting the remotes, the API and the gateway/);
  expect(running.printed()).toMatch(/\d+ pages rendered/);
  expect(running.printed()).toContain(`http://localhost:${freePort}`);
  expect((await fetch(`http://localhost:${freePort}/`)).status).toBe(200);
  expect((await fetch(`http://localhost:${freePort}/api/health`)).status).toBe(200);

  const parts = descendantsOf(running.process.pid ?? 0);
  // Four remotes, the API and the gateway.
  expect(parts).toHaveLength(6);
  running.process.kill('SIGINT');
  expect(await exitOf(running)).toBe(0);
  await untilGone(parts);
  await expect(fetch(`http://localhost:${freePort}/`)).rejects.toThrow();
  expect(readdirSync(temporaryOf(testInfo))).toEqual([]);

  const again = start(freePort, undefined, SHARED_SETTINGS);
  await untilUp(again);
  expect(again.printed()).toContain('the pages of the last start are up to date');
  expect((await fetch(`http://localhost:${freePort}/`)).status).toBe(200);

  await test.step('without its gateway nothing answers any more', async () => {
    const partsAgain = descendantsOf(again.process.pid ?? 0);
    const gateway = partsAgain.find((id) => commandOf(id).includes('gateway/dist/main.js')) ?? 0;
    process.kill(gateway, 'SIGKILL');
    expect(await exitOf(again)).toBe(1);
    expect(again.printed()).toContain('The gateway has ended');
    expect(again.printed()).not.toMatch(/\n\s+at /); // no stack trace
    await untilGone(partsAgain);
  });
});

test('a start takes over stored pages, without those of a build that has changed, and none after a change of settings', ({}, testInfo) => {
  const [folder, site, other] = ['stored', 'site', 'other'].map((name) => testInfo.outputPath(name)) as [string, string, string];
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), 'a page');
  expect(storedPages(folder, 'settings').take(other)).toBeUndefined();
  storedPages(folder, 'settings').store(site);
  storedPages(folder, 'settings').store(site);
  expect(readdirSync(path.dirname(folder)).toSorted()).toEqual(['site', 'stored']);
  mkdirSync(other);
  expect(storedPages(folder, 'settings').take(other)).toEqual([]);
  expect(readFileSync(path.join(other, 'index.html'), 'utf8')).toBe('a page');
  expect(storedPages(folder, 'other settings').take(other)).toBeUndefined();

  const origin = path.join(folder, 'rendered-from.json');
  const { common, remotes } = JSON.parse(readFileSync(origin, 'utf8')) as { common: string; remotes: object };
  writeFileSync(origin, JSON.stringify({ common, remotes: { ...remotes, 'mf-guides': 'another build' } }));
  expect(storedPages(folder, 'settings').take(other)).toEqual(['mf-guides']);
});

for (const [what, host] of [
  ['on all addresses', '::'],
  ['only on the loopback address', '127.0.0.1'],
] as const) {
  test(`names a port that is in use ${what} and leaves nothing running`, async ({ start }) => {
    const other = createServer();
    other.listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      const running = start(port);
      expect(await exitOf(running)).toBe(1);
      expect(running.printed()).toMatch(new RegExp(`Port ${port} is taken.*PORT=`));
      expect(running.printed()).not.toMatch(/\n\s+at /); // no stack trace
    } finally {
      other.close();
    }
  });
}

test('rejects an invalid port and names the variable', async ({ start }) => {
  const running = start(70_000);
  expect(await exitOf(running)).toBe(1);
  expect(running.printed()).toContain('PORT is "70000"');
});

// gateway/test/environment.test.ts has the other variables.
test('rejects an invalid setting in one line', async ({ start, freePort }) => {
  const running = start(freePort, undefined, { CONTACT_EMAIL: 'nobody' });
  expect(await exitOf(running)).toBe(1);
  const [last = ''] = running.printed().trim().split('\n').slice(-1);
  expect(last).toBe('CONTACT_EMAIL takes an e-mail address, not "nobody"');
  expect(running.printed()).not.toMatch(/\n\s+at /); // no stack trace
});

test('takes its own port if PORT is empty', async ({ start }) => {
  const program = `import('./scripts/ports.mjs').then(({ portFromEnvironment }) => console.log('port ' + portFromEnvironment(8080)));`;
  const running = start('', [process.execPath, '--eval', program]);
  expect(await exitOf(running)).toBe(0);
  expect(running.printed()).toContain('port 8080');
});

test('stops when the shell that started it is killed', async ({ start, freePort }) => {
  // With a second command, so the shell does not replace itself with npm.
  const running = start(freePort, ['sh', '-c', 'node scripts/start.mjs; true']);
  await expect.poll(() => descendantsOf(running.process.pid ?? 0).length).toBeGreaterThan(5);
  const parts = descendantsOf(running.process.pid ?? 0);
  running.process.kill('SIGKILL');
  await untilGone(parts);
});

test('its parts stop when it is killed', async ({ start, freePort }) => {
  // Uses the shared site's rendered pages.
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

for (const [signal, what, processes] of [
  // Four remotes and the API; the sixth process is the renderer, which starts a process for each remote.
  ['SIGTERM', 'while pages are rendered', 6],
  ['SIGHUP', 'while its parts start', 2],
] as const) {
  test(`stops on ${signal} ${what} and leaves nothing behind`, async ({ start, freePort }, testInfo) => {
    // No start before had this setting, so it renders.
    const running = start(freePort, undefined, { CONTACT_EMAIL: `${signal}@bracketwise.example` });
    await expect.poll(() => descendantsOf(running.process.pid ?? 0).length, { timeout: 150_000 }).toBeGreaterThan(processes);
    running.process.kill(signal);
    const parts = descendantsOf(running.process.pid ?? 0);
    expect(await exitOf(running)).toBe(0);
    expect(running.printed()).not.toMatch(/pages rendered|answers at|Error|ended with/);
    await untilGone(parts);
    await expect(fetch(`http://localhost:${freePort}/`)).rejects.toThrow();
    expect(readdirSync(temporaryOf(testInfo))).toEqual([]);
  });
}

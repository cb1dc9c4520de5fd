/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/* `npm run dev`, in a copy of the repository without anything built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Page, WebSocket } from '@playwright/test';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { clone, type Clone } from '../support/clone.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { expect as expectSoon, test as base } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** On a busy machine, a rebuild takes a while. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** The remote with the fewest pages, because a test renders them. */
const REMOTE = 'mf-investor-calcs';
const PAGE = pageOf('dividend');
const TITLE = word('en', 'dividend:title');
const TEXTS = `${REMOTE}/src/calculators/dividend/locales/en.json`;

interface Development {
  /** Everything printed so far. */
  readonly printed: () => string;
}

const test = base.extend<{ copy: Clone; freePort: number; develop: (port: number, ...args: readonly string[]) => Development }>({
  copy: async ({}, use) => {
    const copy = clone();
    await use(copy);
    copy.remove();
  },
  freePort: async ({}, use) => {
    const probe = createServer().listen(0);
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    await use(port);
  },
  develop: async ({ copy }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use((port, ...args) => {
      const child = spawn(process.execPath, ['scripts/dev.mjs', ...args], {
        cwd: copy.folder,
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));
      ends.push(async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      });
      return { printed: () => printed };
    });
    await Promise.all(ends.map((end) => end()));
  },
});

test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What a dev server shows over the page. */
const overlay = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
const overlays = (page: Page) => page.locator('#rspack-dev-server-client-overlay');

/**
 * Waits until the page is connected to each dev server that it runs code of, and they have built what they know of. A page that connects
 * after a build that its code lacks would not hear of it.
 */
function watchDevServers(page: Page): () => Promise<void> {
  const last = new Map<WebSocket, string>();
  page.on('websocket', (socket) => {
    last.set(socket, 'nothing');
    socket.on('framereceived', ({ payload }) => last.set(socket, (JSON.parse(String(payload)) as { type: string }).type));
    socket.on('close', () => last.delete(socket));
  });
  const isBuilt = (message: string) => /^(ok|still-ok|warnings|errors)$/.test(message);
  return () => expect.poll(() => last.size > 0 && [...last.values()].every(isBuilt), { timeout: 120_000 }).toBe(true);
}

test('npm run dev shows each change and each error, keeps the form, and goes on without a broken app', async ({
  page,
  copy,
  develop,
  freePort,
  allowConsole,
}) => {
  test.setTimeout(1_200_000);
  // The browser also reports what the overlay shows, and requests that a restart interrupts.
  allowConsole(/./);
  const repair = copy.edit('mf-worker-calcs/rspack.config.mjs', 'remote(', 'remot(');
  const { printed } = develop(freePort);
  const url = `http://localhost:${freePort}`;
  await expect.poll(printed, { timeout: 300_000 }).toContain(`answers at ${url}`);

  const statusOfBroken = async () => (await page.request.get(`${url}/mf/worker-calcs/remoteEntry.js`, { timeout: 120_000 })).status();
  expect(await statusOfBroken()).not.toBe(200);
  expect(printed()).toMatch(/mf-worker-calcs +ended with 1/);

  const untilBuilt = watchDevServers(page);
  const calculator = new MainCalculator(page);
  await page.goto(url);
  await calculator.calculate({ state: 'CA', income: '61234' });
  const expectFormKept = async () => {
    await expect(calculator.control('income')).toHaveValue(/^61,?234$/);
    await expect(calculator.control('state')).toHaveValue('CA');
    await expect(calculator.result('grossIncome')).toHaveAttribute('value', '61234');
    await untilBuilt();
  };

  // First, because a change of the shared code makes the check of every app stale.
  await test.step('both of two saves of the API within a second, and an error of types', async () => {
    // A request fails if the API is replaced meanwhile.
    const health = () =>
      page.request.get(`${url}/api/health`).then(
        (response) => response.text(),
        () => '',
      );
    const file = 'api/src/health/health.controller.ts';
    const restore = copy.edit(file, "status: 'alive', ...this", "status: 'alive1', ...this");
    await new Promise((resolve) => setTimeout(resolve, 400));
    copy.edit(file, "'alive1'", "'alive2'");
    await expect.poll(health).toContain('alive2');
    // The first check begins when the site answers.
    await expect(overlay(page)).toContainText('Type \'"alive2"\' is not assignable to type \'"alive"\'', { timeout: 420_000 });
    restore();
    await expect(overlays(page)).toHaveCount(0, { timeout: 420_000 });
    // The steps that follow reload the page, which asks the API again.
    await expect.poll(health).toContain('"alive"');
    await expectFormKept();
  });
  await test.step('texts', async () => {
    copy.edit('mf-main-calculator/src/home/locales/en.json', word('en', 'home:hero.title'), 'A changed heading');
    await expect(heading(page)).toHaveText('A changed heading');
    await expectFormKept();
  });
  await test.step('tokens', async () => {
    copy.edit('shared-ui/src/theme/tokens.ts', "page: ['#fbfaf5'", "page: ['#010203'");
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expectFormKept();
  });
  await test.step('the site map', async () => {
    copy.edit('mf-guides/src/site-map/pages.json', `"${pageOf('about').name.en}"`, '"A changed name"');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'A changed name' })).toBeVisible();
    await expectFormKept();
  });
  await test.step('an error of syntax', async () => {
    const restore = copy.edit('mf-main-calculator/src/home/Hero.tsx', 'export function', 'export functio');
    await expect(overlay(page)).toContainText('Hero.tsx');
    restore();
    await expect(overlays(page)).toHaveCount(0);
    await expectFormKept();
  });
  await test.step('an app that was broken', async () => {
    repair();
    await expect.poll(statusOfBroken, { timeout: 120_000 }).toBe(200);
  });
});

test('a remote in development runs in a production shell', async ({ page, copy, develop, freePort, ownSite, allowConsole }) => {
  test.setTimeout(600_000);
  // The HTML has the text before the change.
  allowConsole(/React error #418/);
  const { printed } = develop(freePort, REMOTE);
  const entry = `http://localhost:${freePort}/remoteEntry.js`;
  await expect.poll(printed, { timeout: 300_000 }).toContain(`MF_INVESTOR_CALCS_ENTRY=${entry} MF_INVESTOR_CALCS_VERIFIED=false npm start`);
  const { url } = await ownSite({ MF_INVESTOR_CALCS_ENTRY: entry, MF_INVESTOR_CALCS_VERIFIED: 'false' }, [REMOTE]);
  await visit(page, url + PAGE.path);
  await expect(heading(page)).toHaveText(TITLE);
  copy.edit(TEXTS, `"${TITLE}"`, '"A changed heading"');
  await expect(async () => {
    await visit(page, url + PAGE.path);
    await expect(heading(page)).toHaveText('A changed heading', { timeout: 10_000 });
  }).toPass();
});

test('a deployed site runs with a remote from this machine', async ({ page, baseURL, copy, develop, freePort, allowConsole }) => {
  test.setTimeout(600_000);
  // The HTML has the text of the release.
  allowConsole(/React error #418/);
  copy.edit(TEXTS, `"${TITLE}"`, '"A heading of this machine"');
  const { printed } = develop(freePort, REMOTE, '--site', baseURL);
  const url = `http://localhost:${freePort}`;
  await expect.poll(printed, { timeout: 300_000 }).toContain(`${baseURL} with ${REMOTE} from this machine answers at ${url}`);

  await visit(page, url + PAGE.path);
  await expect(heading(page)).toHaveText('A heading of this machine');

  const calculator = new MainCalculator(page);
  await visit(page, url);
  await calculator.calculate({ state: 'OH', income: '60000' });
});

test('npm run dev with --site says what it takes', async ({ develop, freePort }) => {
  const refusals: readonly (readonly [readonly string[], string])[] = [
    [['--site', 'https://staging.example'], '--site takes one remote'],
    [['mf-guides', '--site', 'staging'], 'not "staging"'],
    [['mf-guides', '--sight', 'https://staging.example'], '"--sight" is no option'],
  ];
  for (const [args, refusal] of refusals) {
    const { printed } = develop(freePort, ...args);
    await expect.poll(printed).toContain(refusal);
  }
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mountOf, REMOTE_DEADLINE_MS } from '@bracketwise/contract/apps';
import { headerPolicy } from '@bracketwise/gateway/declaration';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { ROOT, runProgram } from '../../scripts/site.mjs';
import { ask } from '../support/http.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, gate, NOWHERE, PAGE_FILES, requestsOf, STATUS_404, untilAlive, untilShellIsAlive, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** The home page's remote. */
const REMOTE = 'mf-main-calculator';
const HOME = pageOf('home').name.en;
const HOME_HEADING = word('en', 'home:hero.title');
/** Console messages of the browser and the federation runtime when a file fails to load. */
const PART_IS_MISSING =
  /Failed to load resource|Refused to execute script|Loading chunk|RUNTIME-|Federation Runtime|integrity|Fetch API cannot load/;

// In one worker, because each would start its own site to break.
test.describe.configure({ mode: 'default' });

const failurePanel = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => failurePanel(page).getByRole('button', { name: word('en', 'shell:failure.retry') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const backHome = (page: Page) => page.getByRole('main').getByRole('link', { name: word('en', 'common:actions.backToHome') });

/** Expects the header and its controls to work, whatever the page's state. */
async function expectHeaderAlive(page: Page): Promise<void> {
  const theme = page.locator('select[name=theme]');
  await theme.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const language = page.locator('select[name=language]');
  await language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const navigation = page.getByRole('navigation', { name: word('fr', 'shell:menu.label') });
  await navigation.getByText(word('fr', 'shell:groups.calculators'), { exact: true }).click();
  await expect(navigation.getByRole('link', { name: pageOf('home').name.fr, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await language.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Presses retry and waits for its request, because the panel may disappear and return too quickly to observe. */
async function retryAndSeeItAsked(page: Page): Promise<void> {
  const asked = page.waitForRequest(/\/mf\/main-calculator\//);
  await retry(page).click();
  await asked;
}

/** @returns a check that no full page load has happened since */
async function watchDocuments(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function expectFailurePanel(page: Page): Promise<void> {
  await expect(failurePanel(page).getByRole('heading', { level: 1 })).toHaveText(word('en', 'shell:failure.title', { page: HOME }));
  await expect(page).toHaveTitle(word('en', 'shell:failure.documentTitle', { page: HOME }));
  await expect(retry(page)).toBeVisible();
}

/** Expects the server-rendered page with the note that the rest failed to load. */
async function expectReadableHome(page: Page): Promise<void> {
  await expect(failurePanel(page)).toContainText(word('en', 'shell:failure.readable'));
  await expect(heading(page)).toHaveText(HOME_HEADING);
  await expect(new MainCalculator(page).control('state')).toBeVisible();
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
}

async function expectWorkingHome(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(HOME_HEADING);
  await expect(page).toHaveTitle(word('en', 'home:meta.title'));
  const calculator = new MainCalculator(page);
  await calculator.calculate({ state: 'CA', income: '60000' });
  expect(await calculator.figure('federalTax')).toBe(5_071.5);
}

/** Expects the page to fail while the entry is broken and to load on retry once it works. */
async function expectFailureThenHealing(page: Page, entry: RegExp): Promise<void> {
  const expectSameDocument = await watchDocuments(page);
  await backHome(page).click();
  await expectFailurePanel(page);
  await page.unroute(entry);
  await retry(page).click();
  await expectWorkingHome(page);
  await expectSameDocument();
}

// server.spec.ts tests what both servers answer for a part that is down; what the page makes of it is the same.
test.describe('a stopped remote', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(PART_IS_MISSING));

  test('leaves the header and other pages working; its own page fails and loads on retry once the remote is back', async ({
    page,
    breakableSite: site,
  }) => {
    const bringBack = await site.interrupt(REMOTE);
    await visit(page, site.url + NOWHERE);
    await expect(heading(page)).toHaveText(word('en', 'shell:notFound.title'));
    await expectHeaderAlive(page);

    const expectSameDocument = await watchDocuments(page);
    const reported = page.waitForRequest('**/api/page-failures');
    await backHome(page).click();
    await expectFailurePanel(page);
    // The report contains only the remote's name and the kind of failure.
    expect((await reported).postDataJSON()).toEqual({ part: REMOTE, kind: 'load' });
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectHeaderAlive(page);

    await page.goBack();
    await expect(heading(page)).toHaveText(word('en', 'shell:notFound.title'));
    await expect(page).toHaveTitle(word('en', 'search:documentTitle'));
    await expect(failurePanel(page)).toHaveCount(0);
    await page.goForward();
    await expectFailurePanel(page);

    // Still down: the attempt is over when the panel returns.
    await retryAndSeeItAsked(page);
    await expectFailurePanel(page);

    await bringBack();
    await retry(page).click();
    await expectWorkingHome(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await expectSameDocument();
  });

  test('leaves its server-rendered page readable, shows a note, and recovers', async ({ page, breakableSite: site }) => {
    const bringBack = await site.interrupt(REMOTE);
    const served = await page.goto(site.url);
    expect(served?.status()).toBe(200);
    await untilAlive(page);
    await expectReadableHome(page);

    const expectSameDocument = await watchDocuments(page);
    await retryAndSeeItAsked(page);
    await expectReadableHome(page);
    await bringBack();
    await retry(page).click();
    await expectWorkingHome(page);
    await expect(failurePanel(page)).toHaveCount(0);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
    await expectSameDocument();
  });

  test('does not affect other remotes', async ({ page, breakableSite: site }) => {
    for (const other of ['mf-guides', 'mf-investor-calcs', 'mf-worker-calcs']) await site.interrupt(other);
    await visit(page, site.url);
    await expectWorkingHome(page);
  });
});

test(
  'a remote whose responses break off fails and recovers without a reload',
  { tag: '@server' },
  async ({ page, breakableSite: site, allowConsole }) => {
    allowConsole(STATUS_404);
    allowConsole(PART_IS_MISSING);
    await visit(page, site.url + NOWHERE);
    const port = site.services.get(REMOTE)?.port;
    const bringBack = await site.interrupt(REMOTE);
    const broken = createServer(({ url = '' }, response) => {
      const whole = readFileSync(path.join(ROOT, REMOTE, 'dist', url));
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': whole.length });
      response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
    }).listen(port, '127.0.0.1');
    await once(broken, 'listening');

    const expectSameDocument = await watchDocuments(page);
    await backHome(page).click();
    await expectFailurePanel(page);
    await expectHeaderAlive(page);
    broken.close();
    broken.closeAllConnections();
    await once(broken, 'close');
    await bringBack();
    await retry(page).click();
    await expectWorkingHome(page);
    await expectSameDocument();
  },
);

test('the gateway times out on a remote that never answers', { tag: '@server' }, async ({ breakableSite: site }) => {
  const port = site.services.get(REMOTE)?.port;
  await site.interrupt(REMOTE);
  const silent = createServer(() => {}).listen(port, '127.0.0.1');
  await once(silent, 'listening');
  const started = Date.now();
  const { status } = await ask(site.url, `${mountOf(REMOTE)}remoteEntry.js`);
  expect(status).toBe(504);
  expect(Date.now() - started).toBeLessThan(REMOTE_DEADLINE_MS + 2_500);
  silent.close();
  silent.closeAllConnections();
  await once(silent, 'close');
});

test.describe('a remote’s file that fails to load', () => {
  test('shows the error panel, then loads the page without a reload', async ({ page, allowConsole }) => {
    allowConsole(STATUS_404);
    allowConsole(PART_IS_MISSING);
    for (const [what, file] of [
      ['its entry', /\/mf\/main-calculator\/remoteEntry\.\w+\.js/],
      ['the code of the page', /\/HomePage\.[0-9a-f]+\.js$/],
      ['the translations of the page', /\/words-home-en-json\.[0-9a-f]+\.js$/],
    ] as const)
      await test.step(what, async () => {
        await visit(page, NOWHERE);
        await page.route(file, (route) => route.abort());
        const expectSameDocument = await watchDocuments(page);
        await backHome(page).click();
        await expectFailurePanel(page);
        await retryAndSeeItAsked(page);
        await expectFailurePanel(page);
        await page.unroute(file);
        await retry(page).click();
        await expectWorkingHome(page);
        await expectSameDocument();
      });
  });

  test('an outdated entry whose files are gone is replaced by the new one without a reload', async ({ page, allowConsole }) => {
    allowConsole(STATUS_404);
    allowConsole(PART_IS_MISSING);
    await page.route(PAGE_FILES, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/(?<=remoteEntry\.)[0-9a-f]{8}/g, '00000000') });
    });
    await visit(page, NOWHERE);
    await expectFailureThenHealing(page, PAGE_FILES);
  });

  test('a page of a release whose files are gone runs the current one after a retry', async ({ page, allowConsole }) => {
    allowConsole(PART_IS_MISSING);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/(?<=remoteEntry\.)[0-9a-f]{8}/g, '00000000') });
    });
    await visit(page, '/');
    await expectReadableHome(page);
    await retry(page).click();
    await expectWorkingHome(page);
  });

  test('an entry that fails once is retried unnoticed', async ({ page, allowConsole }) => {
    allowConsole(STATUS_404);
    allowConsole(PART_IS_MISSING);
    await visit(page, NOWHERE);
    let asked = 0;
    await page.route(/remoteEntry\.\w+\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await backHome(page).click();
    await expect(heading(page)).toHaveText(HOME_HEADING);
    expect(asked).toBeGreaterThan(1);
  });

  test('that is another file counts as a failure and recovers without a reload', async ({ page, allowConsole }) => {
    allowConsole(/./);
    const entry = /remoteEntry\.\w+\.js/;
    for (const [what, contentType, body] of [
      ['an HTML page instead of the script', 'text/html', '<!doctype html><p>Bad gateway'],
      ['a garbled script', 'text/javascript', '{"entry": <<<'],
      ['an empty script', 'text/javascript', ''],
    ] as const)
      await test.step(what, async () => {
        await visit(page, NOWHERE);
        await page.route(entry, (route) => route.fulfill({ contentType, body }));
        await expectFailureThenHealing(page, entry);
      });
  });
});

test.describe('a remote’s file that never arrives', () => {
  for (const [what, file] of [
    ['its entry', /\/mf\/main-calculator\/remoteEntry\.\w+\.js/],
    ['the code of the page', /\/HomePage\.[0-9a-f]+\.js$/],
  ] as const) {
    test(`${what}: the shell hydrates at once, the page stays readable, and it recovers without a reload`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(PART_IS_MISSING);
      await page.route(file, () => {});
      await page.goto('/', { waitUntil: 'commit' });
      const started = Date.now();
      await untilShellIsAlive(page);
      await expectHeaderAlive(page);
      expect(Date.now() - started).toBeLessThan(7_000);
      await expect(heading(page)).toHaveText(HOME_HEADING);

      const expectSameDocument = await watchDocuments(page);
      await expectReadableHome(page);
      expect(Date.now() - started).toBeLessThan(12_000);
      // The header switched languages in between, so React renders the page again from scratch.
      const calculator = new MainCalculator(page);
      await calculator.fill({ state: 'TX', income: '75000' });
      await page.unroute(file);
      await retry(page).click();
      // The preserved HTML, whose language the document no longer has.
      await expect(page.locator('main > [lang]')).toHaveCount(0);
      await expect(calculator.control('state')).toHaveValue('TX');
      await expect(calculator.control('income')).toHaveValue('75000');
      await expectWorkingHome(page);
      await expectSameDocument();
    });
  }
});

test('while a slow remote loads, the page shows its outline and announces it', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  const entry = gate();
  await page.route(/remoteEntry\.\w+\.js/, async (route) => {
    await entry.opened;
    await route.continue();
  });
  await visit(page, NOWHERE);
  await backHome(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(word('en', 'shell:loadingPage'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.locator('select[name=language]').selectOption('es');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(word('es', 'shell:loadingPage'));
  entry.open();
  await expect(heading(page)).toHaveText(word('es', 'home:hero.title'));
  await expect(heading(page)).toBeFocused();
});

test.describe('a script that someone has tampered with', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(PART_IS_MISSING));

  /** Answers with other code, as someone would who has taken over the server of a remote. */
  async function tamper(page: Page, file: RegExp): Promise<void> {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `document.title='taken over';${await response.text()}` });
    });
  }
  const refusal = (page: Page) =>
    page.waitForRequest((request) => request.url().endsWith('/api/page-failures') && /"integrity"/.test(request.postData() ?? ''));

  test('does not run, is named and reported, and the page loads on retry once it is repaired', async ({ page }) => {
    for (const [what, file] of [
      ['the entry', /\/mf\/main-calculator\/remoteEntry\.\w+\.js/],
      ['the code of the page', /\/HomePage\.[0-9a-f]+\.js$/],
      ['the translations of the page', /\/words-home-en-json\.[0-9a-f]+\.js$/],
    ] as const)
      await test.step(what, async () => {
        await visit(page, NOWHERE);
        await tamper(page, file);
        const expectSameDocument = await watchDocuments(page);
        const reported = refusal(page);
        await backHome(page).click();
        expect((await reported).postDataJSON()).toEqual({ part: REMOTE, kind: 'integrity' });
        await expectFailurePanel(page);
        await expect(failurePanel(page)).toContainText(new RegExp(`${REMOTE}: \\S+\\.js is not what the release holds`));
        await page.unroute(file);
        await retry(page).click();
        await expectWorkingHome(page);
        await expectSameDocument();
      });
  });

  test('the code of a page opened directly: does not run, and the page stays readable', async ({ page }) => {
    await tamper(page, /\/HomePage\.[0-9a-f]+\.js$/);
    const reported = refusal(page);
    await visit(page, '/');
    await expectReadableHome(page);
    expect((await reported).postDataJSON()).toEqual({ part: REMOTE, kind: 'integrity' });
    await expect(page).toHaveTitle(word('en', 'home:meta.title'));
  });

  test('the list of the release’s scripts: what it names does not run', async ({ page }) => {
    await tamper(page, /\/mf\/main-calculator\/assets\/digests\.[0-9a-f]+\.js$/);
    const reported = refusal(page);
    await visit(page, '/');
    expect((await reported).postDataJSON()).toEqual({ part: REMOTE, kind: 'integrity' });
    await expect(page).toHaveTitle(word('en', 'home:meta.title'));
  });

  test('a part of the shell that loads later: the page works without it', async ({ page }) => {
    await tamper(page, /\/assets\/after-first-page\.[0-9a-f]+\.js$/);
    const reported = refusal(page);
    await visit(page, '/');
    expect((await reported).postDataJSON()).toEqual({ part: 'shell', kind: 'integrity' });
    await expectWorkingHome(page);
  });

  test('a script of a widget: the widget stays readable', async ({ page, allowConsole }) => {
    // A widget can't ask the server for the script to find out what is wrong with it.
    allowConsole(/Content Security Policy/);
    await tamper(page, /\/SalaryPage\.[0-9a-f]+\.js$/);
    await page.goto('/embed/salary');
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('SalaryPage');
    await expect(page).not.toHaveTitle('taken over');
  });
});

test('every script element of a visit names the digest of its script', async ({ page }) => {
  await page.addInitScript(() => {
    const unchecked: string[] = [];
    Object.assign(window, { unchecked });
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src && !/^sha256-.{44}$/.test(node.integrity)) unchecked.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/');
  await new MainCalculator(page).calculate({ state: 'CA', income: '60000' });
  await page.locator('select[name=language]').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pageOf('crypto').name.fr, exact: true })
    .click();
  await expect(heading(page)).toHaveText(word('fr', 'crypto:title'));
  expect(await page.evaluate(() => (window as unknown as { unchecked: string[] }).unchecked)).toEqual([]);
});

test('a page that crashes keeps the header and can be retried', async ({ page, allowConsole }) => {
  allowConsole(/./);
  const calculator = new MainCalculator(page);
  await visit(page, '/');
  await calculator.fill({ state: 'CA' });
  // Break the browser's number formatting: the page gets a valid response and crashes while rendering it.
  const repair = await page.evaluateHandle(() => {
    const { prototype } = Intl.NumberFormat;
    const whole = Object.getOwnPropertyDescriptor(prototype, 'format')!;
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get: () => {
        throw new Error('This browser formats no number');
      },
    });
    return () => Object.defineProperty(prototype, 'format', whole);
  });
  await calculator.submit.click();
  await expectFailurePanel(page);
  await expect(failurePanel(page)).toContainText('This browser formats no number');
  await expectHeaderAlive(page);
  await repair.evaluate((restore) => void restore());
  await retry(page).click();
  await expectWorkingHome(page);
});

test.describe('a stopped API', () => {
  test('shows a destructive toast and works again once it is back', async ({ page, breakableSite: site, allowConsole }) => {
    allowConsole(/Failed to load resource|Failed to calculate tax/);

    const calculator = new MainCalculator(page);
    await visit(page, site.url);
    const bringBack = await site.interrupt('api');
    await calculator.fill({ state: 'CA', income: '60000' });
    await calculator.submit.click();
    await expect(calculator.toast).toHaveAttribute('data-toast', 'destructive');
    await expect(calculator.toast).toContainText('Calculation failed');

    await bringBack();
    await calculator.calculate({});
    expect(await calculator.figure('federalTax')).toBe(5_071.5);
    await expect(calculator.toast).toHaveAttribute('data-toast', 'default');
  });

  test('during rendering leaves the data for the page to fetch', async ({ page, breakableSite: site, allowConsole }) => {
    allowConsole(/Failed to load resource/);

    const bringBack = await site.interrupt('api');
    await site.render(REMOTE);
    const served = await page.goto(site.url);
    await expectHtml(served, word('en', 'home:form.statesLoading'));
    const calculator = new MainCalculator(page);
    await expect(calculator.root.getByRole('alert')).toContainText(word('en', 'home:form.statesFailed'));
    await expect(calculator.control('state').locator('option')).toHaveCount(1);

    await bringBack();
    await calculator.root
      .getByRole('alert')
      .getByRole('button', { name: word('en', 'common:actions.tryAgain') })
      .click();
    await calculator.calculate({ state: 'CA', income: '60000' });
    await expect(calculator.root.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a remote moved to another origin', () => {
  test('needs only configuration, and the policy allows it', async ({ page, request, ownSite }) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const elsewhere = fork(path.join(root, 'gateway/dist/remote-server.js'), [path.join(root, REMOTE, 'dist')], {
      env: { ...process.env, PORT: '0' },
      stdio: 'ignore',
    });
    try {
      const [{ port }] = (await once(elsewhere, 'message')) as [{ port: number }];
      // Another host name for this machine is a different origin to the browser.
      const origin = `http://127.0.0.1:${port}`;
      const site = await ownSite({ MF_MAIN_CALCULATOR_ENTRY: `${origin}/browser/remoteEntry.js` }, [REMOTE]);

      const requests = requestsOf(page);
      await visit(page, site.url);
      await expectWorkingHome(page);
      await page.locator('select[name=language]').selectOption('es');
      await expect(heading(page)).toHaveText(word('es', 'home:hero.title'));

      const addresses = requests.map((each) => each.url());
      expect(addresses).toContainEqual(expect.stringMatching(`^${origin}/browser/remoteEntry\\.\\w+\\.js`));
      expect(addresses.filter((address) => address.startsWith(`${site.url}/mf/`))).toEqual([]);
      // The HTML refers to the new origin, and nothing is fetched twice.
      const scripts = addresses.filter((address) => address.endsWith('.js'));
      expect(scripts).toEqual([...new Set(scripts)]);

      const policy = (await request.get(site.url)).headers()['content-security-policy'];
      expect(policy).toBe(headerPolicy([origin]));
      expect(policy).toContain(`script-src 'self' ${origin} 'sha256-`);
    } finally {
      elsewhere.kill();
    }
  });
});

test('a page that was never rendered is published as an outline only if allowed, and then loads', async ({ page, breakableSite: site }) => {
  const pagesDir = mkdtempSync(path.join(tmpdir(), 'bracketwise-outlines-'));
  const env = { ...site.renderEnvironment, PAGES_DIR: pagesDir, MF_MAIN_CALCULATOR_UPSTREAM: 'http://127.0.0.1:9' };
  const render = (outlines: string) =>
    runProgram(path.join(ROOT, 'render/dist/main.js'), { args: [REMOTE], env: { ...env, OUTLINES: outlines } });
  // The lines come from two streams, so in either order.
  const refused = render('false');
  await expect(refused).rejects.toThrow('without mf-main-calculator');
  await expect(refused).rejects.toThrow('were never rendered are missing');
  expect(readdirSync(pagesDir)).toEqual([]);
  expect(await render('true')).toContain('published as outlines');

  const outline = readFileSync(path.join(pagesDir, 'en/system/index.html'), 'utf8');
  rmSync(pagesDir, { recursive: true });
  expect(outline).toContain(word('en', 'shell:loadingPage'));
  expect(outline).toContain('<meta name="robots" content="noindex"/>');
  await page.route(`${site.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: outline }));
  await page.goto(site.url);
  await expectWorkingHome(page);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});

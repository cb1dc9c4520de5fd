import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mountOf, REMOTE_DEADLINE_MS } from '@bracketwise/gateway/apps';
import { headerPolicy } from '@bracketwise/gateway/declaration';
import { PAGE_CONTRACT } from '@bracketwise/shared-ui/federation/page-contract';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { ROOT, runProgram } from '../../scripts/site.mjs';
import { ask } from '../support/http.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, gate, NOWHERE, requestsOf, STATUS_404, untilAlive, untilShellIsAlive, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** The remote of the home page. */
const REMOTE = 'mf-main-calculator';
const HOME = pageOf('home').name.en;
const HOME_HEADING = word('en', 'home:hero.title');
/** What the browser and the federation runtime say of a part that does not answer. */
const PART_IS_MISSING =
  /Failed to load resource|Refused to execute script|was preloaded using link preload but not used|Loading chunk|RUNTIME-|Federation Runtime/;

const failurePanel = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => failurePanel(page).getByRole('button', { name: word('en', 'shell:failure.retry') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const backHome = (page: Page) => page.getByRole('main').getByRole('link', { name: word('en', 'common:actions.backToHome') });

/** The header and what it controls work, whatever stands below it. */
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

/** Presses the button, and waits for the request it makes: the panel may be back before anyone sees that it was gone. */
async function retryAndSeeItAsked(page: Page): Promise<void> {
  const asked = page.waitForRequest(/\/mf\/main-calculator\//);
  await retry(page).click();
  await asked;
}

/** Whether the browser opened another document since. */
async function watchDocuments(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function expectFailurePanel(page: Page): Promise<void> {
  await expect(failurePanel(page).getByRole('heading', { level: 1 })).toHaveText(word('en', 'shell:failure.title', { page: HOME }));
  await expect(page).toHaveTitle(word('en', 'shell:failure.documentTitle', { page: HOME }));
  await expect(retry(page)).toBeVisible();
}

/** The HTML that the page came with is there, and what says that the rest of it is not. */
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

/** The page fails while the entry does, and stands once that is over and the visitor tries again. */
async function expectFailureThenHealing(page: Page, entry: RegExp): Promise<void> {
  const expectSameDocument = await watchDocuments(page);
  await backHome(page).click();
  await expectFailurePanel(page);
  await page.unroute(entry);
  await retry(page).click();
  await expectWorkingHome(page);
  await expectSameDocument();
}

test.describe('a remote that is stopped', { tag: '@server' }, () => {
  test.beforeEach(({ allowConsole }) => allowConsole(PART_IS_MISSING));

  test('leaves the header and other pages alive; its page fails, and a retry brings it back once it is up', async ({
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
    // By its name alone.
    expect((await reported).postDataJSON()).toEqual({ part: REMOTE, kind: 'load' });
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectHeaderAlive(page);

    await page.goBack();
    await expect(heading(page)).toHaveText(word('en', 'shell:notFound.title'));
    await expect(page).toHaveTitle(word('en', 'shell:notFound.documentTitle'));
    await expect(failurePanel(page)).toHaveCount(0);
    await page.goForward();
    await expectFailurePanel(page);

    // Still down: the attempt is over when the panel is back.
    await retryAndSeeItAsked(page);
    await expectFailurePanel(page);

    await bringBack();
    await retry(page).click();
    await expectWorkingHome(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await expectSameDocument();
  });

  test('leaves its page to be read by who comes to it directly, says so, and recovers', async ({ page, breakableSite: site }) => {
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

  test('does not take the others with it', async ({ page, breakableSite: site }) => {
    for (const other of ['mf-guides', 'mf-investor-calcs', 'mf-worker-calcs']) await site.interrupt(other);
    await visit(page, site.url);
    await expectWorkingHome(page);
  });
});

test(
  'a remote whose answers break off halfway fails, and heals without a reload',
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

test(
  'a remote that takes requests and never answers them is given up by the gateway',
  { tag: '@server' },
  async ({ breakableSite: site }) => {
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
  },
);

test.describe('a part of a remote that does not arrive', () => {
  for (const [what, file] of [
    ['its entry', /\/mf\/main-calculator\/remoteEntry\.js$/],
    ['the code of the page', /\/HomePage\.[0-9a-f]+\.js$/],
    ['the words of the page', /\/words-home-en-json\.[0-9a-f]+\.js$/],
  ] as const) {
    test(`${what}: the panel, then the page without a reload`, async ({ page, allowConsole }) => {
      allowConsole(STATUS_404);
      allowConsole(PART_IS_MISSING);
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
  }

  test('an entry from before the last deployment, whose files are gone, gives way to the new one without a reload', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(STATUS_404);
    allowConsole(PART_IS_MISSING);
    await visit(page, NOWHERE);
    const entry = /\/mf\/main-calculator\/remoteEntry\.js$/;
    await page.route(entry, async (route) => {
      const response = await route.fetch();
      const { etag, 'last-modified': modified, ...headers } = response.headers();
      expect([etag, modified]).not.toEqual([undefined, undefined]);
      await route.fulfill({ headers, body: (await response.text()).replaceAll(/(?<=["'])[0-9a-f]{8}(?=["'])/g, '00000000') });
    });
    await expectFailureThenHealing(page, entry);
  });

  test('an entry that fails once is asked for again, and the visitor notices nothing', async ({ page, allowConsole }) => {
    allowConsole(STATUS_404);
    allowConsole(PART_IS_MISSING);
    await visit(page, NOWHERE);
    let asked = 0;
    await page.route(/remoteEntry\.js$/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await backHome(page).click();
    await expect(heading(page)).toHaveText(HOME_HEADING);
    expect(asked).toBe(2);
  });

  for (const [what, contentType, body] of [
    ['a page where the script should be', 'text/html', '<!doctype html><p>Bad gateway'],
    ['a script that is garbage', 'text/javascript', '{"entry": <<<'],
    ['a script that is empty', 'text/javascript', ''],
  ] as const) {
    test(`${what} is a failure as well, and heals without a reload`, async ({ page, allowConsole }) => {
      allowConsole(/./);
      await visit(page, NOWHERE);
      const entry = /remoteEntry\.js$/;
      await page.route(entry, (route) => route.fulfill({ contentType, body }));
      await expectFailureThenHealing(page, entry);
    });
  }
});

test.describe('a part of a remote that is asked for and never answered', () => {
  for (const [what, file] of [
    ['its entry', /\/mf\/main-calculator\/remoteEntry\.js$/],
    ['the code of the page', /\/HomePage\.[0-9a-f]+\.js$/],
  ] as const) {
    test(`${what}: the shell works at once, the page can be read throughout, and heals without a reload`, async ({
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
      // The header was in another language meanwhile, so that the page will be drawn anew.
      const calculator = new MainCalculator(page);
      await calculator.fill({ state: 'TX', income: '75000' });
      await page.unroute(file);
      await retry(page).click();
      await expect(calculator.submit).toBeEnabled();
      await expect(calculator.control('state')).toHaveValue('TX');
      await expect(calculator.control('income')).toHaveValue('75000');
      await expectWorkingHome(page);
      await expectSameDocument();
    });
  }
});

test('a slow remote is waited for with its outline, and that is said', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  const entry = gate();
  await page.route(/remoteEntry\.js$/, async (route) => {
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

test('a page of another contract than the shell’s is refused, by name', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  await page.route(/\/mf\/main-calculator\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(`{contract:${PAGE_CONTRACT},`, `{contract:${PAGE_CONTRACT + 1},`),
    });
  });
  await visit(page, NOWHERE);
  await backHome(page).click();
  await expectFailurePanel(page);
  await expect(failurePanel(page)).toContainText(`${REMOTE} speaks contract ${PAGE_CONTRACT + 1}, this shell ${PAGE_CONTRACT}`);
});

test('a page that breaks while it is shown leaves the header, and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/./);
  const calculator = new MainCalculator(page);
  await visit(page, '/');
  await calculator.fill({ state: 'CA' });
  // A browser that fails at what every figure needs: the page draws an answer of the right shape, and breaks.
  const mend = await page.evaluateHandle(() => {
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
  await mend.evaluate((restore) => void restore());
  await retry(page).click();
  await expectWorkingHome(page);
});

test.describe('an API that is stopped', () => {
  test(
    'is told in a destructive toast, and works again once it is up',
    { tag: '@server' },
    async ({ page, breakableSite: site, allowConsole }) => {
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
    },
  );

  test('while the pages are rendered leaves its answers to be asked for by the page', async ({
    page,
    breakableSite: site,
    allowConsole,
  }) => {
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

test.describe('a remote that has moved to another origin', { tag: '@server' }, () => {
  test('is found by configuration alone, and the policy lets it in', async ({ page, request, ownSite }) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const elsewhere = fork(path.join(root, 'gateway/dist/remote-server.js'), [path.join(root, REMOTE, 'dist')], {
      env: { ...process.env, PORT: '0' },
      stdio: 'ignore',
    });
    try {
      const [{ port }] = (await once(elsewhere, 'message')) as [{ port: number }];
      // Another name for this machine is another origin for the browser.
      const origin = `http://127.0.0.1:${port}`;
      const site = await ownSite({ MF_MAIN_CALCULATOR_ENTRY: `${origin}/browser/remoteEntry.js` }, [REMOTE]);

      const requests = requestsOf(page);
      await visit(page, site.url);
      await expectWorkingHome(page);
      await page.locator('select[name=language]').selectOption('es');
      await expect(heading(page)).toHaveText(word('es', 'home:hero.title'));

      const addresses = requests.map((each) => each.url());
      expect(addresses).toContain(`${origin}/browser/remoteEntry.js`);
      expect(addresses.filter((address) => address.startsWith(`${site.url}/mf/`))).toEqual([]);
      // Named in the HTML, and nothing is fetched twice.
      const scripts = addresses.filter((address) => address.endsWith('.js'));
      expect(scripts).toEqual([...new Set(scripts)]);

      const policy = (await request.get(site.url)).headers()['content-security-policy'];
      expect(policy).toBe(headerPolicy([origin]));
      expect(policy).toContain(`script-src 'self' ${origin};`);
    } finally {
      elsewhere.kill();
    }
  });
});

test('a page that was never rendered is published as an outline only where that is allowed, and loads', async ({
  page,
  breakableSite: site,
}) => {
  const pagesDir = mkdtempSync(path.join(tmpdir(), 'bracketwise-outlines-'));
  const env = { ...site.renderEnvironment, PAGES_DIR: pagesDir, MF_MAIN_CALCULATOR_UPSTREAM: 'http://127.0.0.1:9' };
  const render = (outlines: string) =>
    runProgram(path.join(ROOT, 'render/dist/main.js'), { args: [REMOTE], env: { ...env, OUTLINES: outlines } });
  // Of two streams, so in either order.
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

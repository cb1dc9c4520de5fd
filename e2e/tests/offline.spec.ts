/** Saved pages, without a network and across releases. */
import { mountOf, REMOTES, type Remote } from '@bracketwise/contract/apps';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageOf, sitePages } from '@bracketwise/shared-ui/site-map';
import { estimateTax } from '@bracketwise/tax-engine';
import { ROOT, runProgram } from '../../scripts/site.mjs';
import { anotherRelease } from '../support/another-release.ts';
import { NECESSARY_ONLY } from '../support/consent.ts';
import { Calculator } from '../support/calculator.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { ask, QUESTIONS } from '../support/questions.ts';
import { expect, test as base } from '../support/test.ts';
import { untilAlive, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** `network` leads to the shared site under an address of its own until it is cut. */
const test = base.extend<{ network: { readonly url: string; readonly cut: () => void } }>({
  network: async ({ baseURL }, use) => {
    const open = new Set<Socket>();
    const server = createServer({ allowHalfOpen: true }, (visitor) => {
      const site = connect(Number(new URL(baseURL ?? '').port), 'localhost');
      for (const [from, to] of [
        [visitor, site],
        [site, visitor],
      ] as const) {
        from.pipe(to);
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
      }
      open.add(visitor);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const cut = () => {
      server.close();
      for (const socket of open) socket.destroy();
    };
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}`, cut });
    cut();
  },
});

const PAGE = pageOf('salary');
const TITLE = word('en', 'salary:title');
const question = QUESTIONS.filter(({ id }) => id === PAGE.id)[0] as (typeof QUESTIONS)[number];
const OFFLINE = word('en', 'html:offline.title');
const ARTICLE = pageOf('tax-planning');
const appOf = ({ path: address }: { readonly path: string }) => sitePages.find((each) => each.path === address)?.remote;
const ONE_OF_EACH_APP = [...new Map(QUESTIONS.map((each) => [appOf(each), each])).values()];

/** Addresses of an app's scripts, with its texts in English and without what only a click on a button loads. */
function scriptsOf(remote: Remote): string[] {
  const { all, ...chunks } = JSON.parse(readFileSync(path.join(ROOT, remote, 'dist/browser/assets.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const loadedBy = (onPress: boolean) =>
    new Set(Object.entries(chunks).flatMap(([name, files]) => (name.startsWith('on-press-') === onPress ? files : [])));
  const [late, others] = [loadedBy(true), loadedBy(false)];
  return (all ?? [])
    .filter((file) => /^assets\/.*\.js$/.test(file) && !/words-.+-(?:es|fr)-json\./.test(file) && (others.has(file) || !late.has(file)))
    .map((file) => mountOf(remote) + file);
}

const agreed = { ...NECESSARY_ONLY, functional: true };

/** Addresses in the site's caches. */
const kept = (page: Page) =>
  page
    .evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url.slice(location.origin.length));
    })
    // While the page reloads.
    .catch(() => []);
const keeps = (page: Page, address: string) => expect.poll(() => kept(page)).toContain(address);
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const openDialog = (page: Page) => page.getByRole('button', { name: word('en', 'shell:offline') }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: word('en', 'offline:title') });

test.describe('a visitor who agreed to functional storage', () => {
  test.use({ consent: agreed });

  test('uses visited pages without a network, and is told what else is saved', async ({ page, network, allowConsole }) => {
    allowConsole(/status of 503/);
    await visit(page, network.url + PAGE.path);
    await keeps(page, `${PAGE.path}?lang=en`);
    network.cut();
    await page.reload();
    await untilAlive(page);
    await ask(page, question);
    await page.goto(`${network.url}/about-us`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE);
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(word('en', 'common:brand'));
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  });

  test('saves everything with one click, and a calculator of each app, a guide and the full estimate work', async ({
    page,
    network,
    allowConsole,
  }) => {
    await visit(page, network.url);
    await openDialog(page);
    await dialog(page)
      .getByRole('button', { name: word('en', 'offline:keep') })
      .click();
    await expect(dialog(page).getByRole('status')).toHaveText(/^Every calculator and guide is saved/, { timeout: 60_000 });
    const saved = new Set(await kept(page));
    const offered = sitePages.filter(({ shape }) => shape === 'article' || shape === 'calculator');
    expect(offered.map((each) => `${each.path}?lang=en`).filter((address) => !saved.has(address))).toEqual([]);
    // A page works if its app's scripts and its own texts are there. journeys.spec.ts checks that no calculator asks the server.
    const scripts = REMOTES.flatMap(scriptsOf);
    expect(scripts.length).toBeGreaterThan(offered.length);
    expect(scripts.filter((address) => !saved.has(address))).toEqual([]);

    network.cut();
    for (const each of ONE_OF_EACH_APP) {
      await visit(page, network.url + each.path);
      await ask(page, each);
    }
    await visit(page, network.url + ARTICLE.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'tax-planning:title'));
    await visit(page, `${network.url}${pageOf('full-estimate').path}`);
    const estimate = new Calculator(page, 'full-estimate');
    await estimate.calculate({ state: 'OH', wages: '62k' });
    await expect(estimate.root.locator('data[data-hero]')).toBeVisible();

    const main = new MainCalculator(page);
    allowConsole(/Failed to calculate tax|ERR_CONNECTION_REFUSED|Failed to load resource/);
    await visit(page, network.url);
    await main.fill({ state: 'TX', income: '60000' });
    await main.submit.click();
    await page.getByRole('button', { name: word('en', 'home:errors.here') }).click();
    const due = estimateTax({ state: 'TX', income: 60_000, filingStatus: 'single', taxYear: DEFAULT_ESTIMATE_YEAR });
    await expect(main.result('netIncome')).toHaveAttribute('value', String(due.netIncome));
  });

  test('gets a new release when it is asked for, a rollback at the next visit, and loses the worker where it is switched off', async ({
    page,
    ownStack,
  }) => {
    // It builds a release and renders pages four times.
    test.slow();
    // Of the remote with the fewest pages.
    const shown = pageOf('dividend');
    const title = word('en', 'dividend:title');
    const home = mkdtempSync(path.join(tmpdir(), 'bracketwise-offline-'));
    const served = path.join(home, 'served');
    const deploy = (folder: string) => {
      symlinkSync(folder, `${served}.next`);
      renameSync(`${served}.next`, served);
    };
    const former = path.join(ROOT, shown.remote, 'dist');
    const next = await anotherRelease(shown.remote, (text) => text.replaceAll(title, 'Dividends in the next release'));
    deploy(former);
    const site = await ownStack({ folders: { [shown.remote]: served } });
    const heading = page.getByRole('heading', { level: 1 });
    const now = page.getByRole('button', { name: word('en', 'offline:newRelease.now') });
    const ofRemote = async () => (await kept(page)).filter((url) => /words-dividend-en|investor-calcs\/remoteEntry/.test(url)).toSorted();

    await visit(page, site.url + shown.path);
    await keeps(page, `${shown.path}?lang=en`);
    const before = await ofRemote();

    deploy(next);
    await site.render(shown.remote);
    await visit(page, site.url + shown.path);
    await expect(heading).toHaveText('Dividends in the next release');
    await now.click();
    await untilAlive(page);
    await expect.poll(ofRemote).toHaveLength(before.length);
    const after = await ofRemote();
    expect(after.filter((url) => before.includes(url))).toEqual([]);

    deploy(former);
    await site.render(shown.remote);
    await visit(page, site.url + shown.path);
    await expect(heading).toHaveText(title);
    await now.click();
    await expect.poll(ofRemote).toEqual(before);

    // Offline use is switched off.
    await runProgram(path.join(ROOT, 'render/dist/main.js'), {
      args: [shown.remote],
      env: { ...site.renderEnvironment, OFFLINE: 'false' },
    });
    await visit(page, site.url + shown.path);
    await expect.poll(async () => [await workers(page), await kept(page)]).toEqual([0, []]);
    rmSync(home, { recursive: true });
    rmSync(next, { recursive: true });
  });

  test('opens a link shared with the installed site, inputs included', async ({ page, baseURL }) => {
    await visit(page, PAGE.path);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const link = `${baseURL}${PAGE.path}#grossSalary=60000&state=WY`;
    await page.evaluate((text) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'multipart/form-data', action: '/shared' });
      form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: `Look: ${text}` }));
      document.body.append(form);
      form.submit();
    }, link);
    await expect(page).toHaveURL(new RegExp(PAGE.path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  });

  test('loses nothing else if the browser denies storage', async ({ page, allowConsole }) => {
    allowConsole(/denied/);
    await page.addInitScript(() => {
      const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      ServiceWorkerContainer.prototype.register = denied;
      CacheStorage.prototype.open = denied;
      CacheStorage.prototype.keys = denied;
    });
    await visit(page, PAGE.path);
    await openDialog(page);
    await dialog(page)
      .getByRole('button', { name: word('en', 'offline:keep') })
      .click();
    await expect(dialog(page).getByRole('status')).toHaveText(word('en', 'offline:failed'));
    await page.keyboard.press('Escape');
    await ask(page, question);
  });
});

test('nothing is saved before consent; a click on “keep” is consent, and “remove” withdraws it', async ({ page }) => {
  await visit(page, PAGE.path);
  await openDialog(page);
  await expect(dialog(page)).toContainText(word('en', 'offline:aboutBefore'));
  expect([await workers(page), await kept(page)]).toEqual([0, []]);
  await dialog(page)
    .getByRole('button', { name: word('en', 'offline:keep') })
    .click();
  const remove = dialog(page).getByRole('button', { name: word('en', 'offline:remove') });
  await expect(remove).toBeEnabled({ timeout: 60_000 });
  await expect(dialog(page)).toContainText(word('en', 'offline:about'));
  await remove.click();
  await expect.poll(async () => [await workers(page), await kept(page)]).toEqual([0, []]);
});

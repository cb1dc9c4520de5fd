/** Widgets: calculators in frames on other sites. */
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { HEIGHT_MESSAGE, pageOf, widgetPages, widgetPath, type SitePage } from '@bracketwise/shared-ui/site-map';
import { estimateTax } from '@bracketwise/tax-engine';
import { expectNoBarrierIn, RULES_OF_LOOK } from '../support/axe.ts';
import { Calculator } from '../support/calculator.ts';
import { ask as request } from '../support/http.ts';
import { ask, QUESTIONS } from '../support/questions.ts';
import { PUBLIC_URL, test as serverTest } from '../support/site.ts';
import { expect, test as browserTest } from '../support/test.ts';
import { neverIdle, requestsOf, visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const salary = pageOf('salary');
const question = QUESTIONS.filter(({ id }) => id === salary.id)[0] as (typeof QUESTIONS)[number];

/** Another site with one page, on an address that browsers count as another site. */
interface Host {
  readonly url: string;
  readonly show: (html: string, headers?: Readonly<Record<string, string>>) => void;
}

const test = browserTest.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture dependencies from the pattern
  host: async ({}, use) => {
    let page = { html: '', headers: {} };
    const server: Server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      show: (html, headers = {}) => (page = { html: `<!doctype html><title>Host</title>${html}`, headers }),
    });
    server.closeAllConnections();
    server.close();
  },
});
// So that the tests store nothing themselves.
test.use({ consent: null });

/** The policy of a host that allows nothing but the frame. */
const strictest = (site: string) => ({
  'Content-Security-Policy': `default-src 'none'; frame-src ${site}; require-trusted-types-for 'script'; trusted-types 'none'`,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'clipboard-write=(), storage-access=()',
});
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

const frameOf = (address: string, sandbox = '') =>
  `<iframe src="${address}" title="Calculator" width="100%" height="300" ${sandbox}></iframe>`;

const GZIP = { headers: { 'accept-encoding': 'gzip' } };

const ready = () => 'ready' in document.documentElement.dataset;

/** Opens a widget alone, or a page, and waits until it is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(ready);
}

/** Records the height messages a page receives. */
const recordHeights = (page: Page) =>
  page.addInitScript((type) => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    addEventListener('message', ({ data }: MessageEvent<{ type?: string; height: number }>) => {
      if (data.type === type) heights.push(data.height);
    });
  }, HEIGHT_MESSAGE);
const lastHeight = (page: Page) => page.evaluate(() => (window as unknown as { heights: number[] }).heights.at(-1) ?? 0);

/** The widget's frame, once it is hydrated. */
async function widgetIn(page: Page): Promise<Frame> {
  const frame = page.frames()[1];
  if (!frame) throw new Error('The page has no frame');
  await frame.waitForFunction(ready);
  return frame;
}

/** What the browser says about each kind of storage in a frame. */
const storageIn = (frame: Frame) =>
  frame.evaluate(async () => {
    const tried = async (store: () => unknown) => {
      try {
        await store();
        return 'works';
      } catch {
        return 'denied';
      }
    };
    return {
      cookies: await tried(() => (document.cookie = 'a=b')),
      localStorage: await tried(() => localStorage.setItem('a', 'b')),
      sessionStorage: await tried(() => sessionStorage.setItem('a', 'b')),
      caches: await tried(() => caches.keys()),
      databases: await tried(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('a');
            opening.onsuccess = resolve;
            opening.onerror = reject;
          }),
      ),
      workers: await tried(() => navigator.serviceWorker.register('/worker.js')),
    };
  });
const DENIED = {
  cookies: 'denied',
  localStorage: 'denied',
  sessionStorage: 'denied',
  caches: 'denied',
  databases: 'denied',
  workers: 'denied',
};

serverTest.describe('the address of a widget', { tag: '@server' }, () => {
  const html = async (site: string, address: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await request(site, address, { headers });
    return { ...answer, text: answer.body.toString() };
  };

  serverTest('answers with a calculator that any site can frame, for all twelve', async ({ baseURL }) => {
    expect(widgetPages).toHaveLength(12);
    for (const page of widgetPages) {
      const { status, headers, text } = await html(baseURL, widgetPath(page));
      expect(status, page.id).toBe(200);
      expect(headers['content-security-policy'], page.id).toMatch(/; frame-ancestors \*; sandbox (?!.*allow-same-origin)/);
      expect(headers, page.id).not.toHaveProperty('x-frame-options');
      expect(headers, page.id).not.toHaveProperty('set-cookie');
      const parts = [
        `data-calculator="${page.shape === 'home' ? 'main' : page.id}"`,
        '<meta name="robots" content="noindex"',
        `<link rel="canonical" href="${PUBLIC_URL}${page.path}"`,
      ];
      expect(
        parts.filter((part) => !text.includes(part)),
        page.id,
      ).toEqual([]);
      expect(/<header|<nav/.test(text), page.id).toBe(false);
    }
  });

  serverTest('alone decides its language and theme, which default to English and the device’s theme', async ({ baseURL }) => {
    const root = async (query: string, headers = {}) =>
      /<html[^>]*>/.exec((await html(baseURL, widgetPath(salary) + query, headers)).text)?.[0];
    expect(await root('?lang=es&theme=dark')).toBe('<html lang="es" data-theme="dark">');
    expect(await root('?theme=light&lang=fr')).toBe('<html lang="fr" data-theme="light">');
    expect(await root('?lang=xx&theme=xx')).toBe('<html lang="en">');
    expect(await root('', { cookie: 'language=fr; theme=dark', 'accept-language': 'es' })).toBe('<html lang="en">');
  });

  serverTest('is none for other pages, and then no site can frame the response', async ({ baseURL }) => {
    for (const address of ['/embed/nothing', '/embed/home', '/embed/about', '/embed/salary/x']) {
      const { status, headers } = await html(baseURL, address);
      expect(status, address).toBe(404);
      expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    }
  });
});

test('a widget answers under the strictest policy of a host, sends and keeps nothing, and tells its height', async ({
  page,
  host,
  baseURL,
  context,
}) => {
  const requests = requestsOf(page);
  await recordHeights(page);
  host.show(frameOf(`${baseURL}${widgetPath(salary)}?lang=es`, `sandbox="${SANDBOX}"`), strictest(baseURL));
  await page.goto(host.url);
  const frame = await widgetIn(page);
  await expect.poll(() => lastHeight(page)).toBeGreaterThan(300);
  const before = await lastHeight(page);
  await expect(await ask(frame, question)).toHaveText('$1,938');
  await expect.poll(() => lastHeight(page)).toBeGreaterThan(before);

  expect(await storageIn(frame)).toEqual(DENIED);
  expect(await context.cookies()).toEqual([]);
  expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
  const asked = requests.filter((each) => each.url().startsWith(baseURL));
  expect(asked.length).toBeGreaterThan(3);
  for (const each of asked) {
    expect([each.method(), new URL(each.url()).pathname.startsWith('/api/')], each.url()).toEqual(['GET', false]);
    expect(await each.headerValue('cookie'), each.url()).toBeNull();
  }
});

test('the main calculator’s widget computes in the browser, and its links open the page in a new tab in the same language', async ({
  page,
  host,
  baseURL,
}) => {
  const requests = requestsOf(page);
  host.show(frameOf(`${baseURL}${widgetPath(pageOf('home'))}?lang=fr&theme=dark`));
  await page.goto(host.url);
  const frame = await widgetIn(page);
  const calculator = new Calculator(frame, 'main');
  await calculator.calculate({ state: 'TX', income: '60000' });
  const due = estimateTax({ state: 'TX', income: 60_000, filingStatus: 'single', taxYear: DEFAULT_ESTIMATE_YEAR });
  await expect(calculator.root.locator('data[data-field="netIncome"]')).toHaveAttribute('value', String(due.netIncome));
  expect(requests.filter((each) => each.url().includes('/api/')).map((each) => each.url())).toEqual([]);

  for (const [link, path] of [
    [frame.getByRole('contentinfo').getByRole('link', { name: 'Bracketwise' }), '/'],
    [calculator.root.getByRole('link', { name: word('fr', 'explanation:notCounted.fullEstimate') }), pageOf('full-estimate').path],
  ] as const) {
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    expect(opened.url().split('#')[0]).toBe(`${baseURL}${path}?lang=fr`);
    await expect(opened.getByRole('banner')).toBeVisible();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
  }
  expect(new URL(frame.url()).pathname).toBe(widgetPath(pageOf('home')));
});

test('a widget needs fewer bytes than its page until it is in use', async ({ page, baseURL }) => {
  await neverIdle(page);
  const bytesOf = async (address: string) => {
    const requests = requestsOf(page);
    await open(page, address);
    const sizes = requests.map(async (each) => (await request(baseURL, each.url().slice(baseURL.length), GZIP)).body.length);
    page.removeAllListeners('request');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  for (const each of [pageOf('home'), salary]) {
    expect(await bytesOf(baseURL + widgetPath(each)), each.id).toBeLessThan(await bytesOf(baseURL + each.path));
  }
});

for (const language of LANGUAGES) {
  test(`axe finds no violations in widgets in ${language}, in both themes, and nothing is wider than the frame`, async ({
    page,
    baseURL,
  }) => {
    const openAt = async (width: number, widget: SitePage, theme: 'light' | 'dark') => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${baseURL}${widgetPath(widget)}?lang=${language}&theme=${theme}`);
    };
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // What the other rules check is the same in every language.
    const rules = language === 'en' ? undefined : RULES_OF_LOOK;

    await openAt(640, salary, 'light');
    await ask(page, question);
    // The device asks for the other theme, so that only the address can be the reason for this one.
    await expectNoBarrierIn('dark', page, 'the salary calculator in light', undefined, rules);
    expect(await sideways()).toBe(0);

    await openAt(320, pageOf('home'), 'dark');
    const calculator = new Calculator(page, 'main');
    await calculator.calculate({ state: 'CA', income: '260000' });
    await expect(calculator.root.locator('data[data-field="netIncome"]')).toBeVisible();
    await expectNoBarrierIn('light', page, 'the main calculator in dark', undefined, rules);
    expect(await sideways()).toBe(0);
  });
}

test('a site gets its code: choose, copy, paste, and the frame grows with its content', async ({ page, host, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await visit(page, pageOf('widgets').path);
  const maker = page.getByRole('form', { name: word('en', 'widgets:form.label') });
  await maker.getByLabel(word('en', 'widgets:form.calculator'), { exact: true }).selectOption({ label: salary.name.en });
  await maker.locator('[name=language][value=es]').check();
  await maker.locator('[name=theme][value=dark]').check();
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'es');
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');

  const copied = async (label: string) => {
    const code = page.getByRole('group', { name: label, exact: true });
    await code.getByRole('button', { name: word('en', 'widgets:copy') }).click();
    await expect(code.getByRole('status')).toHaveText(word('en', 'widgets:outcomes.copied'));
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const code = [await copied(word('en', 'widgets:code')), await copied(word('en', 'widgets:script'))].join('\n');
  host.show(code.replaceAll(PUBLIC_URL, baseURL));
  await page.goto(host.url);
  const frame = await widgetIn(page);
  const element = page.locator('iframe');
  const scrolls = () => frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect.poll(scrolls).toBe(0);
  const before = Number(await element.getAttribute('height'));
  await ask(frame, question);
  await expect.poll(async () => Number(await element.getAttribute('height'))).toBeGreaterThan(before);
  await expect.poll(scrolls).toBe(0);
});

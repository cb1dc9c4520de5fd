import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { ask } from '../support/http.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';
import { gate, neverIdle, NOWHERE, requestsOf, STATUS_404, untilAlive, visit } from '../support/visit.ts';

/** 1,024 bytes, measured after gzip. */
const KB = 1024;
const gzipped = async (site: string, path: string): Promise<Buffer> => {
  const { status, headers, body } = await ask(site, path, { headers: { 'accept-encoding': 'gzip' } });
  expect(status, path).toBe(200);
  expect(headers['content-encoding'], path).toBe('gzip');
  return body;
};

/**
 * A string that each library contains exactly once and that occurs nowhere else. Package names such as `i18next` also occur in other code.
 */
const SIGNATURES = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'suppressHydrationWarning',
  'styled-components': 'data-styled-version',
  'react-router': 'useRoutes() may be used only in the context of a <Router> component',
  'react-i18next': 'initReactI18next',
  formik: 'setFieldTouched',
} as const;

/** The same for libraries that a first visit needs later: Yup validates forms and responses, Redux Toolkit caches responses. */
const LATER = { Yup: '${path} is a required field', 'Redux Toolkit Query': 'executeQuery', immer: 'immer-draftable' } as const;

test.describe('the home page, until it is interactive,', () => {
  test.beforeEach(({ page }) => neverIdle(page));

  test('needs at most 8 requests and 186 KB of scripts', async ({ page, baseURL }) => {
    const requests = requestsOf(page);
    await visit(page, '/');
    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(8);

    const scripts = paths.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = await Promise.all(scripts.map(async (path) => ({ path, bytes: (await gzipped(baseURL, path)).length })));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(186 * KB);
    // The header and footer of each page link to every other page. The shell's texts are in the HTML too. Every browser accepts Brotli.
    const { headers, body } = await ask(baseURL, '/', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThanOrEqual(21.5 * KB);
  });

  test('requests all scripts in one wave, before any of them runs', async ({ page }) => {
    const scripts = gate();
    const asked = new Set<string>();
    await page.route(/\.js(\?|$)/, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.add(pathname + search);
      await scripts.opened;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    // While no request is answered, only the HTML can have caused the requests.
    const named = page.locator('script[src], link[rel=preload][as=script]');
    const inHtml = () =>
      named.evaluateAll((elements) =>
        elements.map((element) => {
          const { pathname, search } = new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI);
          return pathname + search;
        }),
      );
    await expect(page.locator('footer')).toBeAttached();
    const wave = new Set(await inHtml());
    expect(wave.size).toBeGreaterThan(3);
    await expect.poll(() => asked).toEqual(wave);

    scripts.open();
    await untilAlive(page);
    expect([...asked].filter((path) => !wave.has(path))).toEqual([]);
  });

  test('loads no library twice', async ({ page, baseURL }) => {
    const requests = requestsOf(page);
    await visit(page, '/');
    const scripts = requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
    const codes = await Promise.all(scripts.map(async (path) => ({ path, code: gunzipSync(await gzipped(baseURL, path)).toString() })));
    for (const [library, signature] of Object.entries(SIGNATURES)) {
      const carriers = codes.filter(({ code }) => code.includes(signature)).map(({ path }) => path);
      expect(carriers, library).toHaveLength(1);
    }
  });

  test(`loads ${Object.keys(LATER).join(', ')} by the first result, and only once`, async ({ page, baseURL }) => {
    const requests = requestsOf(page);
    await visit(page, '/');
    const carriers = async () => {
      const scripts = requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith('.js'));
      const codes = await Promise.all(scripts.map(async (path) => gunzipSync(await gzipped(baseURL, path)).toString()));
      return Object.fromEntries(
        Object.entries(LATER).map(([library, signature]) => [library, codes.filter((code) => code.includes(signature)).length]),
      );
    };
    const each = (times: number) => Object.fromEntries(Object.keys(LATER).map((library) => [library, times]));
    expect(await carriers()).toEqual(each(0));
    await new MainCalculator(page).calculate({ state: 'CA', income: '60000' });
    expect(await carriers()).toEqual(each(1));
  });
});

test('every page uses everything that its HTML preloads', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  await neverIdle(page);
  await page.addInitScript(() => {
    const run: string[] = [];
    Object.assign(window, { run });
    // The bundler's runtime removes its script elements again.
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations)
        for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) run.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of [...pages.map((each) => each.path), NOWHERE]) {
    await visit(page, path);
    const unused = await page.evaluate(() => {
      const { run } = window as unknown as { run: string[] };
      return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
        .map(({ href }) => href)
        .filter((href) => !run.includes(href));
    });
    expect.soft(unused, path).toEqual([]);
  }
});

test('the first 14 KB of the home page contain its hero and the whole form of the calculator', async ({ baseURL }) => {
  for (const language of LANGUAGES) {
    const { headers, body } = await ask(baseURL, `/?lang=${language}`, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    const ofHeaders = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
    // What a browser has after the first round trip, usually ten packets.
    const arrived = body.subarray(0, 14 * KB - ofHeaders);
    const html = brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    expect(html, language).toContain('</h1>');
    expect(html.split('data-calculator="main"')[1], language).toContain('</form>');
  }
});

/** The lists of a release's scripts, which load when they are first needed. */
const LIST_OF_DIGESTS = /\/(numbered-)?digests\.[0-9a-f]{8}\.js$/;

test('a remote’s entry is smaller than 10 KB, and each list of its scripts smaller than 6 KB', async ({ baseURL }) => {
  for (const remote of new Set(pages.map((page) => page.remote))) {
    const mount = `/mf/${remote.replace(/^mf-/, '')}/`;
    const entry = await gzipped(baseURL, `${mount}remoteEntry.js`);
    expect(entry.length, remote).toBeLessThan(10 * KB);
    const lists = gunzipSync(entry)
      .toString()
      .match(/assets\/(numbered-)?digests\.[0-9a-f]{8}\.js/g);
    expect(lists, remote).toHaveLength(2);
    for (const list of lists ?? []) expect((await gzipped(baseURL, mount + list)).length, list).toBeLessThan(6 * KB);
  }
});

test('each calculator sends at most 60 KB of its own code on a first visit', async ({ page, baseURL }) => {
  for (const { id, path, remote } of pages.filter(({ shape }) => shape === 'calculator'))
    await test.step(id, async () => {
      const requests = requestsOf(page);
      await visit(page, path);
      page.removeAllListeners('request');
      const own = `/mf/${remote.replace(/^mf-/, '')}/`;
      const named = requests.map((request) => new URL(request.url()).pathname);
      const files = new Set(named.filter((file) => file.startsWith(own) && !LIST_OF_DIGESTS.test(file)));
      expect(files.size, id).toBeGreaterThan(1);
      const sizes = await Promise.all([...files].map(async (file) => ({ file, bytes: (await gzipped(baseURL, file)).length })));
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
      expect.soft(total, `${id}: ${JSON.stringify(sizes, null, 1)}`).toBeLessThanOrEqual(60 * KB);
    });
});

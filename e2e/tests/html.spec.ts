import { createHash } from 'node:crypto';
import type { JSHandle, Page, Route } from '@playwright/test';
import { mountOf, type Remote } from '@bracketwise/contract/apps';
import { DEFAULT_LANGUAGE, LOCALES } from '@bracketwise/contract/languages';
import { STATE_CODES } from '@bracketwise/contract/states';
import { FIRST_SCRIPT, headerPolicy } from '@bracketwise/gateway/declaration';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { documentAt } from '../support/html.ts';
import { ask } from '../support/http.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { everyPath, pages, publicAddress } from '../support/pages.ts';
import { PUBLIC_URL, TAG_ID, test as serverTest } from '../support/site.ts';
import { MAIN_SCRIPT, takeOver, UNCHANGED } from '../support/take-over.ts';
import { expect, test } from '../support/test.ts';
import { gate, NOWHERE, requestsOf, STATUS_404, untilAlive, visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

/** What a reader without scripts, a search engine and a social network find in the HTML. */
const contentsOf = (html: JSHandle<Document>) =>
  html.evaluate((found) => {
    const all = (selector: string, within: ParentNode = found) => [...within.querySelectorAll(selector)];
    const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
    const text = (selector: string) => all(selector).map(({ textContent }) => textContent);
    return {
      language: found.documentElement.lang,
      headings: text('h1'),
      header: text('#root header').join(),
      footer: text('#root footer').join(),
      noScripts: text('noscript'),
      formsByCalculator: all('[data-calculator]').map((calculator) => all('form', calculator).length),
      linksHome: all('main :is(a[href="/"], a[href="/#calculator"])').length,
      titles: text('head title'),
      metas: Object.fromEntries(
        all('head :is(meta[name], meta[property])').map((meta) => [
          attribute(meta, 'name') || attribute(meta, 'property'),
          attribute(meta, 'content'),
        ]),
      ),
      canonicals: all('head link[rel=canonical]').map((link) => attribute(link, 'href')),
      alternates: Object.fromEntries(all('head link[rel=alternate]').map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])),
    };
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete in each language, with correct metadata', async ({ page }) => {
    test.slow();
    for (const sitePage of pages) {
      await test.step(sitePage.path, async () => {
        await page.goto(sitePage.path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('noscript')).toBeVisible();
        expect(await page.locator('noscript').innerText()).toBe(word(DEFAULT_LANGUAGE, 'html:noScripts'));
        for (const language of LANGUAGES) {
          const html = await contentsOf(await documentAt(page, `${sitePage.path}?lang=${language}`));
          expect(html.language).toBe(language);
          expect(html.headings).toEqual([expect.stringMatching(/\S/)]);
          expect(html.header).toContain('Bracketwise');
          expect(html.footer).toContain(word(language, 'shell:mission'));
          expect(html.noScripts.map((text) => text?.trim())).toEqual([word(language, 'html:noScripts')]);
          for (const forms of html.formsByCalculator) expect(forms).toBeGreaterThan(0);

          // Every page except the home page links to it.
          if (sitePage.path !== '/') expect(html.linksHome).toBeGreaterThan(0);

          expect(html.titles).toEqual([expect.stringMatching(/\S{3}/)]);
          const [title] = html.titles;
          const description = html.metas.description ?? '';
          expect(description.length).toBeGreaterThan(50);
          const address = publicAddress(sitePage, language);
          const image = `${PUBLIC_URL}${mountOf(sitePage.remote as Remote)}social/${[sitePage.expose, sitePage.subject, language].filter(Boolean).join('-')}.png`;
          expect(html.metas).toEqual({
            viewport: 'width=device-width, initial-scale=1',
            'color-scheme': 'light dark',
            'theme-color': expect.stringMatching(/^#/),
            description,
            keywords: expect.stringMatching(/, /),
            robots: 'index, follow',
            author: 'Bracketwise',
            'og:type': 'website',
            'og:site_name': 'Bracketwise',
            'og:title': title,
            'og:description': description,
            'og:url': address,
            'og:locale': LOCALES[language].replace('-', '_'),
            'og:image': image,
            'og:image:width': '1200',
            'og:image:height': '630',
            'og:image:alt': title,
            'twitter:card': 'summary_large_image',
          });
          expect(html.canonicals).toEqual([address]);
          expect(html.alternates).toEqual({
            ...Object.fromEntries(LANGUAGES.map((other) => [other, publicAddress(sitePage, other)])),
            'x-default': publicAddress(sitePage, 'en'),
          });
        }
      });
    }
  });

  for (const language of LANGUAGES) {
    test(`an unknown path answers 404 in ${language}, is not indexed and offers links`, async ({ page, allowConsole }) => {
      allowConsole(STATUS_404);
      const response = await page.goto(`${NOWHERE}/deeper?lang=${language}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(word(language, 'search:documentTitle'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'shell:notFound.title'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', word(language, 'search:explanation'));
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', word(language, 'search:keywords'));
      await expect(page.getByRole('complementary', { name: word(language, 'common:disclaimer.title') })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: word(language, 'common:actions.backToHome') })).toHaveAttribute(
        'href',
        '/',
      );
    });
  }

  test('the home page shows the form with its states, and a click on its button leads nowhere', async ({ page }) => {
    const calculator = new MainCalculator(page);
    await page.goto('/');
    await expect(calculator.control('state').locator('option[value=CA]')).toHaveText('California');
    await expect(calculator.control('income')).toBeVisible();
    // If the browser submitted the form itself, the amounts would end up in the URL.
    await calculator.control('income').fill('60000');
    await calculator.submit.click();
    await calculator.control('income').press('Enter');
    await expect(calculator.control('income')).toHaveValue('60000');
    expect(new URL(page.url()).href).toBe(new URL('/', page.url()).href);
  });

  test('the menus still open', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: word('en', 'shell:menu.label') });
    const link = navigation.getByRole('link', { name: pageOf('home').name.en, exact: true });
    await expect(link).toBeHidden();
    await navigation.getByText(word('en', 'shell:groups.calculators'), { exact: true }).click();
    await expect(link).toBeVisible();
  });
});

test.describe('hydration', () => {
  // journeys.spec.ts opens the calculators and the articles at this width, accessibility.spec.ts every page at 320 px in the other languages.
  test('keeps all elements of the home page, the full estimate and the page that is not found at 1280 px and causes no layout shift', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(STATUS_404);
    const others = pages.filter(({ shape }) => shape !== 'calculator' && shape !== 'article').map((each) => each.path);
    for (const [index, path] of [...others, NOWHERE].entries()) {
      const { served, ...takeover } = await takeOver(page, `${path}?lang=${LANGUAGES[index % LANGUAGES.length]}`);
      expect.soft(served, path).toBeGreaterThan(50);
      expect.soft(takeover, path).toEqual(UNCHANGED);
    }
  });

  test('uses the states in the HTML instead of fetching them', async ({ page }) => {
    const requests = requestsOf(page);
    await visit(page, '/');
    const offered = new MainCalculator(page).control('state').locator('option');
    await expect(offered).toHaveCount(1 + STATE_CODES.length); // with "Select your state"
    await new MainCalculator(page).calculate({ state: 'CA', income: '60000' });
    expect(requests.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith('/api/'))).toEqual([
      '/api/calculate-tax',
    ]);
  });
});

/** Opens the home page, whose scripts wait for the gate. */
async function visitWithoutScripts(page: Page) {
  const scripts = gate();
  await page.route(MAIN_SCRIPT, async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return scripts;
}

test.describe('input before hydration', () => {
  test('stays in text fields and selects and is then submitted', async ({ page }) => {
    const calculator = new MainCalculator(page);
    const scripts = await visitWithoutScripts(page);
    await calculator.fill({ state: 'TX', income: '85000', filingStatus: 'headOfHousehold', taxYear: '2023' });
    await calculator.control('filingStatus').focus();

    scripts.open();
    await untilAlive(page);
    await expect(calculator.control('state')).toHaveValue('TX');
    await expect(calculator.control('income')).toHaveValue(/^85,?000$/);
    await expect(calculator.control('filingStatus')).toHaveValue('headOfHousehold');
    await expect(calculator.control('filingStatus')).toBeFocused();
    await expect(calculator.control('taxYear')).toHaveValue('2023');

    const sent = page.waitForRequest('**/api/calculate-tax');
    await calculator.submit.click();
    expect((await sent).postDataJSON()).toEqual({ state: 'TX', income: 85_000, filingStatus: 'headOfHousehold', taxYear: 2023 });
    await expect(calculator.result('grossIncome')).toHaveText('$85,000');
  });

  test('is answered after a click on Calculate, which neither navigates nor appears in the URL', async ({ page }) => {
    const calculator = new MainCalculator(page);
    const scripts = await visitWithoutScripts(page);
    await calculator.fill({ state: 'TX', income: '85000' });
    await calculator.submit.click();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    scripts.open();
    await expect(calculator.result('grossIncome')).toHaveText('$85,000');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(new URL(page.url()).href).toBe(new URL('/', page.url()).href);
  });

  test('stays on a slow connection while the visitor is still typing', async ({ page }) => {
    const calculator = new MainCalculator(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    // Lighthouse's "slow 4G".
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 204_800,
      uploadThroughput: 93_750,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await calculator.fill({ state: 'CA', taxYear: '2024' });
    await calculator.control('income').click();
    await page.keyboard.type('123456', { delay: 400 });
    await calculator.submit.click();
    await expect(calculator.result('grossIncome')).toHaveAttribute('value', '123456');
    await expect(calculator.root).toContainText('California · Single · 2024');
  });

  test('stays for language and theme', async ({ page }) => {
    const scripts = await visitWithoutScripts(page);
    await page.locator('select[name=language]').selectOption('fr');
    await page.locator('select[name=theme]').selectOption('dark');
    scripts.open();
    await untilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('select[name=language]')).toHaveValue('fr');
  });

  test('a reload never shows other values than it submits', async ({ page }) => {
    const calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.fill({ state: 'CA', income: '60000' });
    await page.reload();
    await untilAlive(page);
    // Browsers may restore values after a reload. The form must use what it shows.
    const [state, income] = [await calculator.control('state').inputValue(), await calculator.control('income').inputValue()];
    if (!state) await calculator.fill({ state: 'CA' });
    const sent = page.waitForRequest('**/api/calculate-tax');
    await calculator.submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ state: state || 'CA', income: Number(income.replaceAll(',', '')) });
  });
});

for (const { path, page } of everyPath.filter((each) => each.path !== each.page.path)) {
  serverTest(`${path} shows the page of ${page.path} and has its canonical URL`, { tag: '@server' }, async ({ request }) => {
    const [alias, first] = await Promise.all([request.get(path), request.get(page.path)]);
    expect(alias.status()).toBe(200);
    const title = /<title>.*?<\/title>/;
    const html = await alias.text();
    expect(title.exec(html)?.[0]).toBe(title.exec(await first.text())?.[0]);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(publicAddress(page, 'en'));
  });
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const FIRST_SCRIPT_HASH = hashOf(FIRST_SCRIPT);

/** A policy's directives and their sources. */
const directives = (policy: string | undefined): Record<string, string[]> =>
  Object.fromEntries(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Records policy violations. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}
const violationsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

serverTest.describe('the content security policy', { tag: '@server' }, () => {
  for (const path of [...everyPath.map((each) => each.path), NOWHERE]) {
    serverTest(`of ${path} allows only scripts of the site and the analytics tag, and inline elements by hash`, async ({ request }) => {
      for (const language of LANGUAGES) {
        const response = await request.get(`${path}?lang=${language}`);
        const header = response.headers()['content-security-policy'];
        expect(header).toBe(headerPolicy([], TAG_ID));
        expect(directives(header)).toMatchObject({
          'script-src': ["'self'", 'https://www.googletagmanager.com', FIRST_SCRIPT_HASH],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'report-uri': ['/api/policy-violations'],
          'frame-ancestors': ["'none'"],
        });

        const html = await response.text();
        const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
        const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);
        // The typeface, the page's own styles, and those that follow the first form.
        expect(styles).toHaveLength(html.includes('</form>') ? 3 : 2);
        const hashes = styles.map(hashOf);
        // The first hash is of an empty text, for the element that scripts fill through the CSSOM.
        expect(directives(policy)).toMatchObject({
          'default-src': ["'none'"],
          'script-src': ["'self'", 'https://www.googletagmanager.com', FIRST_SCRIPT_HASH],
          'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", ...hashes],
        });
        expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<style'));
        expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
        const [before, after, ...more] = html.split(`<script>${FIRST_SCRIPT}</script>`);
        expect(more).toEqual([]);
        const forbidden = / style="[^"]*"| on\w+="[^"]*"|<script(?![^>]*(type="application\/(ld\+)?json"|src="\/))[^>]*>/.exec(
          `${before}${after}`,
        );
        expect(forbidden?.[0]).toBeUndefined();
      }
    });
  }
});

test.describe('the content security policy', () => {
  test('is not violated during a visit', async ({ page }) => {
    const calculator = new MainCalculator(page);
    await watchPolicy(page);
    await visit(page, '/');
    await calculator.submit.click();
    await calculator.calculate({ state: 'CA', income: '60000' });
    await calculator.explanation.locator('summary').click();
    await page.getByRole('button', { name: word('en', 'home:results.effectiveRateAbout') }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.locator('select[name=language]').selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.locator('select[name=theme]').selectOption('dark');
    await page
      .getByRole('navigation', { name: word('fr', 'shell:menu.label') })
      .getByText(word('fr', 'shell:groups.calculators'), { exact: true })
      .click();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('blocks foreign scripts and styles and reports them', async ({ page, allowConsole }) => {
    allowConsole(/Content Security Policy/);
    await watchPolicy(page);
    await visit(page, '/');
    const reported = page.waitForResponse('**/api/policy-violations');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(script, style);
    });
    // The script violates both the header's and the meta element's policy.
    await expect
      .poll(async () => [...new Set(await violationsOf(page))].toSorted())
      .toEqual(['script-src-elem inline', 'style-src-elem inline']);
    expect((await reported).status()).toBe(204);
    await expect(page).not.toHaveTitle('taken over');
    await expect(page.locator('body')).toBeVisible();
  });
});

test.describe('the shell’s scripts', () => {
  test('and those of the page’s remote have integrity attributes', async ({ baseURL }) => {
    for (const address of ['/', NOWHERE, '/embed/salary']) {
      const html = (await ask(baseURL, address)).body.toString();
      const named = [
        ...html.matchAll(/<link rel="preload" as="script"(?: data-run)? href="([^"]+)"(?: integrity="([^"]+)" crossorigin)?/g),
      ];
      expect(named.length, address).toBeGreaterThan(2);
      for (const [, src = '', integrity] of named) {
        const { body } = await ask(baseURL, src);
        expect(integrity, src).toBe(`sha256-${createHash('sha256').update(body).digest('base64')}`);
      }
    }
  });

  for (const [what, languages, answer] of [
    [
      'someone has tampered with them',
      LANGUAGES,
      async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `document.title = 'taken over';${await response.text()}` });
      },
    ],
    // The message is the same.
    ['they are missing', [DEFAULT_LANGUAGE], (route: Route) => route.fulfill({ status: 404 })],
  ] as const) {
    for (const language of languages) {
      test(`do not run if ${what}; the page stays readable and says so in ${language}`, async ({ page, allowConsole }) => {
        allowConsole(/integrity|Failed to load resource/);
        await page.route(/\/assets\/main\.[0-9a-f]+\.js$/, answer);
        const reported = page.waitForRequest('**/api/page-failures');
        await page.goto(`/?lang=${language}`);
        const message = page.getByRole('alert').filter({ visible: true });
        await expect(message).toHaveText(word(language, 'html:notLoaded'));
        expect((await reported).postDataJSON()).toEqual({ part: 'shell', kind: 'load' });
        await expect(page).toHaveTitle(word(language, 'home:meta.title'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'home:hero.title'));
        // The message is in sight of the button that was pressed.
        await page.locator('form button[type=submit]').first().click();
        await expect(message).toBeInViewport();
      });
    }
  }

  test('say nothing of it in a page that works', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByText(word('en', 'html:notLoaded'))).toBeHidden();
  });
});

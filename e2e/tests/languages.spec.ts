import { pageOf } from '@bracketwise/shared-ui/site-map';
import { MainCalculator } from '../support/main-calculator.ts';
import { test as serverTest } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, gate, NOWHERE, PAGE_FILES, requestsOf, STATUS_404, untilAlive, visit, wordsIn } from '../support/visit.ts';
import { word } from '../support/words.ts';

serverTest.describe('the language of the served HTML', { tag: '@server' }, () => {
  /** Query, headers, expected language. Precedence: query, cookie, browser language, English. */
  const cases: readonly [name: string, query: string, headers: Record<string, string>, expected: string][] = [
    ['is English by default', '', { 'accept-language': '' }, 'en'],
    ['follows the browser', '', { 'accept-language': 'es' }, 'es'],
    ['follows the primary subtag', '', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr'],
    ['is English if the browser’s first language is not supported, as in the page itself', '', { 'accept-language': 'de, fr;q=0.9' }, 'en'],
    ['follows the cookie before the browser', '', { cookie: 'theme=dark; language=fr', 'accept-language': 'es' }, 'fr'],
    ['follows the address before the cookie', '?lang=es', { cookie: 'language=fr', 'accept-language': 'fr' }, 'es'],
    ['ignores an unsupported language in the address', '?lang=xx', { cookie: 'language=fr' }, 'fr'],
    ['ignores an unsupported language in the cookie', '', { cookie: 'language=xx', 'accept-language': 'es-MX' }, 'es'],
    ['ignores a cookie with a longer name', '', { cookie: 'my-language=fr', 'accept-language': 'es' }, 'es'],
  ];
  for (const [name, query, headers, expected] of cases) {
    serverTest(name, async ({ request }) => {
      for (const path of ['/', NOWHERE]) {
        const response = await request.get(path + query, { headers });
        await expectHtml(response, `<html lang="${expected}"`);
        expect(response.headers()['vary']).toMatch(/Accept-Language/);
        expect(response.headers()['vary']).toMatch(/Cookie/);
      }
    });
  }
});

for (const [language, locale, typed, shown, gross] of [
  ['es', 'es-MX', '60,000.50', '60,000.50', '$60,001'],
  ['fr', 'fr-CA', '60 000,50', '60\u202f000,50', '60\u202f001\u00a0$'],
] as const) {
  test.describe(`a visit in ${language}`, () => {
    test.use({ locale });

    test('shows everything in that language and downloads no other', async ({ page }) => {
      const requests = requestsOf(page);
      const calculator = new MainCalculator(page);
      await visit(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(word(language, 'home:meta.title'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'home:hero.title'));
      await expect(calculator.root.getByLabel(word(language, 'home:form.income'))).toBeVisible();
      await expect(calculator.control('state').locator('option[value="CA"]')).toHaveText(word(language, 'common:states.CA'));
      await expect(calculator.root).toContainText(word(language, 'home:results.empty'));

      await calculator.submit.click();
      await expect(calculator.control('state')).toHaveAccessibleDescription(word(language, 'home:errors.stateMissing'));

      await calculator.fill({ state: 'CA', income: typed });
      await calculator.control('income').blur();
      await expect(calculator.control('income')).toHaveValue(shown);
      await calculator.calculate({});
      expect(await calculator.figure('grossIncome')).toBe(60_000.5);
      await expect(calculator.result('grossIncome')).toHaveText(gross);
      await expect(calculator.toast).toContainText(word(language, 'home:toast.success.title'));
      await expect(calculator.root).toContainText(word(language, 'home:results.netIncome'));
      await calculator.explanation.getByText(word(language, 'explanation:summary')).click();
      await expect(calculator.worksheet('federal')).toContainText(word(language, 'explanation:lines.standardDeduction'));
      await expect(page.locator('footer')).toContainText(word(language, 'shell:mission'));
      await expect(page.getByRole('main')).toContainText(word(language, 'common:disclaimer.text'));

      const words = wordsIn(requests);
      expect(words.filter((name) => !name.endsWith(`-${language}`))).toEqual([]);
      const needed = ['home', 'explanation', 'simulator'].map((namespace) => `words-${namespace}-${language}`);
      expect(words).toEqual(expect.arrayContaining(needed));
      // These are in the HTML.
      expect(words).not.toContain(`words-shell-${language}`);
    });
  });
}

test.describe('choosing a language', () => {
  test('updates the whole page without a reload, keeps the inputs and stores the choice', async ({ page, context }) => {
    const calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '60000.5', filingStatus: 'marriedJoint', taxYear: '2024' });
    await calculator.explanation.locator('summary').click();
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));

    for (const [language, income] of [
      ['fr', '60\u202f000,50'],
      ['es', '60,000.50'],
    ] as const) {
      await page.locator('select[name=language]').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(word(language, 'home:meta.title'));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', word(language, 'home:meta.description'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'home:hero.title'));
      await expect(calculator.control('income')).toHaveValue(income);
      await expect(calculator.control('state')).toHaveValue('CA');
      await expect(calculator.control('filingStatus')).toHaveValue('marriedJoint');
      await expect(calculator.control('taxYear')).toHaveValue('2024');
      await expect(calculator.result('netIncome')).toBeVisible();
      await expect(calculator.worksheet('federal')).toContainText(word(language, 'explanation:lines.standardDeduction'));
      await expect(page.locator('select[name=theme] option').first()).toHaveText(word(language, 'shell:theme.system'));

      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
      expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe(language);
    }
    expect(documents).toBe(0);

    await expectHtml(await page.reload(), '<html lang="es"');
  });

  test('lists each language under its own name, and updates error messages on the page', async ({ page }) => {
    const calculator = new MainCalculator(page);
    await visit(page, '/');
    await expect(page.locator('select[name=language] option')).toHaveText(['English', 'Español', 'Français']);
    await expect(page.getByLabel(word('en', 'shell:language.label'))).toHaveValue('en');
    await calculator.submit.click();
    await expect(calculator.control('state')).toHaveAccessibleDescription('Please select a state');
    await page.locator('select[name=language]').selectOption('es');
    await expect(calculator.control('state')).toHaveAccessibleDescription(word('es', 'home:errors.stateMissing'));
  });

  test('removes ?lang= from the URL', async ({ page }) => {
    await visit(page, '/?lang=fr');
    await page.locator('select[name=language]').selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(new URL(page.url()).search).toBe('');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageOf('dividend').name.es })
      .click();
    await expect(page).toHaveURL(pageOf('dividend').path);
  });

  test('shows a toast if the language fails to load and leaves the page unchanged', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.route(/words-home-fr/, (route) => route.abort());
    await visit(page, '/');
    await page.locator('select[name=language]').selectOption('fr');
    await expect(page.locator('[data-toast=destructive]')).toContainText(word('en', 'shell:language.failed'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('select[name=language]')).toHaveValue('en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'home:hero.title'));
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();

    await page.unroute(/words-home-fr/);
    await page.locator('select[name=language]').selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('fr', 'home:hero.title'));
  });
});

test.describe('the language of a visit', () => {
  test('from ?lang= is not stored but applies to the next pages', async ({ page, context, baseURL, allowConsole }) => {
    allowConsole(STATUS_404);
    await context.addCookies([{ name: 'language', value: 'es', url: baseURL }]);
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    await visit(page, `${NOWHERE}?lang=fr`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page
      .getByRole('main')
      .getByRole('link', { name: word('fr', 'common:actions.backToHome') })
      .click();
    await expect(page).toHaveTitle(word('fr', 'home:meta.title'));
    // The URL keeps the parameter, so reloads, shared links and new tabs use the same language.
    await expect(page).toHaveURL('/?lang=fr');
    const addresses = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !address.includes('?lang=fr'))).toEqual([]);
    await expectHtml(await page.reload(), '<html lang="fr"');
    await page.goBack();
    await expect(page).toHaveURL(`${NOWHERE}?lang=fr`);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es');
  });

  test('is the stored one even if the cookie was lost, and the cookie is restored', async ({ page, context }) => {
    const calculator = new MainCalculator(page);
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    const served = await page.goto('/');
    await expectHtml(served, '<html lang="en"');
    await untilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(word('es', 'home:meta.title'));
    await expect(calculator.submit).toHaveText(word('es', 'home:form.submit'));
    await expect(page.locator('select[name=language]')).toHaveValue('es');
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es');
  });

  test.describe('in a browser with another language', () => {
    test.use({ locale: 'fr-FR' });
    test('is the stored one', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      await visit(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'home:hero.title'));
    });

    test('is the browser’s if the stored value is not a language of the site', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'xx'));
      await visit(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });

  test('can be changed without any storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, '/?lang=es');
    await page.locator('select[name=language]').selectOption('fr');
    await expect(page).toHaveTitle(word('fr', 'home:meta.title'));
  });
});

test('a missing translation shows its key with a warning, then the English text', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  allowConsole(/Missing translation: home:hero\.title \(es\)/);
  const requests = requestsOf(page);
  const english = gate();
  await page.route(/words-home-en/, async (route) => {
    await english.opened;
    await route.continue();
  });
  await page.route(/words-home-es/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const withoutTitle = script.replace(/("?hero"?:\{"?)title/, '$1untitled');
    expect(withoutTitle).not.toBe(script);
    await route.fulfill({ response, body: withoutTitle });
  });
  // Else the browser refuses texts that are not those of the release. An empty digest accepts any.
  await page.route(PAGE_FILES, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/("words-home-es[^"]*":\s*")[^"]*/, '$1') });
  });
  // Via client-side navigation, because the HTML would already contain the texts.
  await visit(page, `${NOWHERE}?lang=es`);
  const warning = page.waitForEvent('console', (message) => message.text().includes('Missing translation: home:hero.title (es)'));
  await page
    .getByRole('main')
    .getByRole('link', { name: word('es', 'common:actions.backToHome') })
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('hero.title');
  await warning;
  english.open();
  await expect(title).toHaveText(word('en', 'home:hero.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(wordsIn(requests)).toContain('words-home-en');
});

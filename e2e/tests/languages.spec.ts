import { pageOf } from '@bracketwise/shared-ui/site-map';
import { MainCalculator } from '../support/main-calculator.ts';
import { test as serverTest } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, gate, NOWHERE, requestsOf, STATUS_404, untilAlive, visit, wordsIn } from '../support/visit.ts';
import { word } from '../support/words.ts';

serverTest.describe('the language of the served HTML', { tag: '@server' }, () => {
  /** Address, headers, language. The address decides, then the cookie, then what the browser asks for, then English. */
  const cases: readonly [name: string, query: string, headers: Record<string, string>, expected: string][] = [
    ['is English where nothing is asked for', '', { 'accept-language': '' }, 'en'],
    ['is the one the browser asks for', '', { 'accept-language': 'es' }, 'es'],
    ['is that of the primary part', '', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr'],
    ['is English where the first one asked for is none of ours, as in the page itself', '', { 'accept-language': 'de, fr;q=0.9' }, 'en'],
    ['is that of the cookie before that of the browser', '', { cookie: 'theme=dark; language=fr', 'accept-language': 'es' }, 'fr'],
    ['is that of the address before that of the cookie', '?lang=es', { cookie: 'language=fr', 'accept-language': 'fr' }, 'es'],
    ['is not that of an address we do not speak', '?lang=de', { cookie: 'language=fr' }, 'fr'],
    ['is not that of a cookie we do not speak', '', { cookie: 'language=xx', 'accept-language': 'es-MX' }, 'es'],
    ['is not that of a cookie with a longer name', '', { cookie: 'my-language=fr', 'accept-language': 'es' }, 'es'],
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

    test('goes from the first page to the explanation in that language, and downloads no other', async ({ page }) => {
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
      const needed = ['shell', 'home', 'explanation', 'simulator'].map((namespace) => `words-${namespace}-${language}`);
      expect(words).toEqual(expect.arrayContaining(needed));
    });

    test('reads the failure of a calculation in that language', async ({ page, allowConsole }) => {
      allowConsole(/Failed to/);
      const calculator = new MainCalculator(page);
      await page.route('**/api/calculate-tax', (route) => route.abort());
      await visit(page, '/');
      await calculator.fill({ state: 'CA' });
      await calculator.submit.click();
      await expect(calculator.toast).toContainText(word(language, 'home:toast.failure.title'));
      await expect(calculator.toast).toContainText(word(language, 'home:toast.failure.description'));
    });
  });
}

test('the French page also reads an amount typed the American way', async ({ page }) => {
  const calculator = new MainCalculator(page);
  await visit(page, '/?lang=fr');
  await calculator.calculate({ state: 'TX', income: '60,000.50' });
  expect(await calculator.figure('grossIncome')).toBe(60_000.5);
});

test.describe('choosing a language', () => {
  test('changes the whole page without a reload, keeps what was typed, and is stored', async ({ page, context }) => {
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

  test('changes a message that stands in the page', async ({ page }) => {
    const calculator = new MainCalculator(page);
    await visit(page, '/');
    await calculator.submit.click();
    await expect(calculator.control('state')).toHaveAccessibleDescription('Please select a state');
    await page.locator('select[name=language]').selectOption('es');
    await expect(calculator.control('state')).toHaveAccessibleDescription(word('es', 'home:errors.stateMissing'));
  });

  test('ends what ?lang= said for the visit', async ({ page }) => {
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

  test('that cannot be loaded is told in a toast, and the page stays as it is', async ({ page, allowConsole }) => {
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

  test('offers each language under its own name', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('select[name=language] option')).toHaveText(['English', 'Español', 'Français']);
    await expect(page.getByLabel(word('en', 'shell:language.label'))).toHaveValue('en');
  });
});

test.describe('the language of a visit', () => {
  test('that ?lang= names is not stored, and stays on the next page', async ({ page, context, baseURL, allowConsole }) => {
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
    // The address says it again: a reload, and whoever is given the address, reads the same; and so does a new tab.
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

  test('is the stored one although its cookie was lost; the cookie is written again', async ({ page, context }) => {
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

  test.describe('in a browser of another language', () => {
    test.use({ locale: 'fr-FR' });
    test('is the stored one', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'en'));
      await visit(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'home:hero.title'));
    });

    test('is the browser’s where what is stored is no language of ours', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'xx'));
      await visit(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });

  test('works without any storage', async ({ page }) => {
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

test('a missing word shows its key, warns, and is then shown in English', async ({ page, allowConsole }) => {
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
  // Not directly: there the HTML has the words already.
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

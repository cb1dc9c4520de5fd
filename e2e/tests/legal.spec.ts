import type { BrowserContext, Page } from '@playwright/test';
import { pageOf, pathsOf } from '@bracketwise/shared-ui/site-map';
import { isNameOf, storageInventory } from '@bracketwise/shared-ui/storage-inventory';
import { Calculator } from '../support/calculator.ts';
import { documentAt } from '../support/html.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { standInForTag, TAG_HOSTS } from '../support/tag.ts';
import { expect, test } from '../support/test.ts';
import { requestsOf, untilAlive, visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const LEGAL = ['about', 'privacy', 'terms', 'cookies'] as const;
const CATEGORIES = ['necessary', 'analytics', 'functional', 'advertising'] as const;

const footer = (page: Page) => page.getByRole('contentinfo');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: word('en', 'consent:preferences') });

test.describe('the legal pages', () => {
  for (const id of LEGAL) {
    test(`${id} is complete in the HTML of each of its addresses in every language, with a working table of contents`, async ({ page }) => {
      for (const language of LANGUAGES) {
        for (const path of pathsOf(pageOf(id))) {
          const html = await documentAt(page, `${path}?lang=${language}`);
          const { headings, canonical, links } = await html.evaluate((found) => ({
            headings: [...found.querySelectorAll('h1')].map(({ textContent }) => textContent),
            canonical: found.querySelector('link[rel=canonical]')?.getAttribute('href'),
            links: [...found.querySelectorAll('main nav a[href^="#"]')]
              .map((link) => link.getAttribute('href') ?? '')
              .map((fragment) => ({ fragment, sections: found.querySelectorAll(`section${fragment}`).length })),
          }));
          expect(headings).toEqual([word(language, `${id}:title`)]);
          expect(canonical).toMatch(new RegExp(`${pageOf(id).path}(\\?lang=${language})?$`));
          expect(links.length).toBeGreaterThan(5);
          for (const { fragment, sections } of links) expect(sections, fragment).toBe(1);
        }
      }
    });
  }

  test('are in the footer in order, and the Contact link opens the contact section', async ({ page }) => {
    await visit(page, '/');
    const links = footer(page)
      .getByRole('navigation', { name: word('en', 'shell:groups.legal') })
      .getByRole('link');
    await expect(links).toHaveText([...LEGAL.map((id) => pageOf(id).name.en), 'Contact']);
    await links.last().click();
    await expect(page).toHaveURL(/\/about-us#contact$/);
    await expect(page.locator('#contact')).toBeInViewport();
  });

  test('link to each other', async ({ page }) => {
    await visit(page, pageOf('privacy').path);
    await page.getByRole('main').getByRole('link', { name: 'cookie policy' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'cookies:title'));
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/about-us#contact$/);
  });

  test('name the cookie categories as the preferences do', () => {
    for (const language of LANGUAGES)
      for (const category of CATEGORIES) {
        const inPreferences = word(language, `consent:categories.${category}.name`);
        expect([language, word(language, `cookies:categories.${category}.name`)]).toEqual([language, inPreferences]);
      }
  });

  test('open the preferences', async ({ page }) => {
    await visit(page, pageOf('cookies').path);
    await page.getByRole('button', { name: word('en', 'cookies:openPreferences') }).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});

interface StoredItem {
  readonly category: string | undefined;
  readonly place: string;
  readonly name: string;
}
const inOrder = (items: readonly StoredItem[]) => items.map(({ category, place, name }) => [category, place, name].join(' ')).toSorted();

/** Everything the browser stores for the site, with the inventory's name and category. */
async function found(page: Page, context: BrowserContext): Promise<StoredItem[]> {
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cacheStorage: await caches.keys(),
    serviceWorker: (await navigator.serviceWorker.getRegistrations()).map(({ active, installing }) =>
      new URL((active ?? installing)?.scriptURL ?? '').pathname.slice(1),
    ),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const names = Object.entries({ ...stored, cookie: cookies }).flatMap(([place, all]) => all.map((name) => ({ place, name })));
  return names.map(({ place, name }) => {
    const item = storageInventory.find((each) => each.place === place && isNameOf(each, name));
    return { place, name: item?.name ?? name, category: item?.category };
  });
}

/** The entries that the cookie policy shows. */
async function listed(page: Page): Promise<StoredItem[]> {
  const rows = await page.locator('[data-category] tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      category: row.closest('[data-category]')?.getAttribute('data-category') ?? '',
      cells: [...row.querySelectorAll('th > *, td')].map(({ textContent }) => textContent ?? ''),
    })),
  );
  const wordsFor = (place: string) =>
    ['site', 'google'].map((by) => word('en', `cookies:items.places.${place}`, { setBy: word('en', `cookies:items.setBy.${by}`) }));
  return rows.map(({ category, cells: [name = '', where = ''] }) => ({
    category,
    place:
      ['cookie', 'localStorage', 'sessionStorage', 'cacheStorage', 'serviceWorker'].find((place) => wordsFor(place).includes(where)) ??
      where,
    name,
  }));
}

test.describe('the policies are accurate', () => {
  test.use({ consent: null, standIns: TAG_HOSTS });

  // Amounts that occur nowhere else.
  const MAIN_INCOME = '61234';
  const DIVIDENDS = '4321.5';
  const OTHER_INCOME = '87654';

  test('about storage: nothing at first, then exactly what the cookie policy lists, and only the necessary part after withdrawal', async ({
    page,
    context,
  }) => {
    await standInForTag(context);
    await visit(page, '/');
    expect(await found(page, context)).toEqual([]);

    // Do everything once that stores something.
    await new MainCalculator(page).calculate({ state: 'CA', income: MAIN_INCOME });
    await page.locator('[data-calculator=main] [data-action=save]').click();
    await page.locator('select[name=language]').selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.locator('select[name=language]').selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.locator('select[name=theme]').selectOption('dark');
    await page.goto(pageOf('dividend').path);
    await untilAlive(page);
    const dividend = new Calculator(page, 'dividend');
    await dividend.calculate({ dividendAmount: DIVIDENDS, totalIncome: OTHER_INCOME });
    await expect(dividend.figure('specified', 'netDividend')).toBeVisible();
    await page.getByRole('button', { name: word('en', 'consent:acceptAll'), exact: true }).click();
    await expect.poll(async () => (await context.cookies()).length).toBe(4);

    await footer(page)
      .getByRole('link', { name: pageOf('cookies').name.en })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'cookies:title'));
    const policy = await listed(page);
    // One entry may cover several names.
    const stored = async () => [...new Set(inOrder(await found(page, context)))];
    await expect.poll(stored).toEqual(inOrder(policy));

    await page.getByRole('button', { name: word('en', 'cookies:openPreferences') }).click();
    for (const category of ['analytics', 'functional'] as const) {
      await dialogOf(page)
        .getByRole('switch', { name: word('en', `consent:categories.${category}.name`) })
        .click();
    }
    await dialogOf(page)
      .getByRole('button', { name: word('en', 'consent:save') })
      .click();
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(stored).toEqual(inOrder(policy.filter(({ category }) => category === 'necessary')));
  });

  test('about requests: the main calculator’s four inputs, and nothing to third parties before consent', async ({
    page,
    context,
    baseURL,
  }) => {
    const tag = await standInForTag(context);
    const requests = requestsOf(page);
    const { host } = new URL(baseURL);
    const foreign = () => requests.filter((request) => new URL(request.url()).host !== host).map((request) => new URL(request.url()).host);
    const main = new MainCalculator(page);

    await visit(page, '/');
    await main.calculate({ state: 'CA', income: MAIN_INCOME });
    const posts = requests.filter((request) => request.method() !== 'GET');
    expect(posts.map((request) => [request.method(), new URL(request.url()).pathname, request.postDataJSON() as unknown])).toEqual([
      ['POST', '/api/calculate-tax', { state: 'CA', income: Number(MAIN_INCOME), filingStatus: 'single', taxYear: 2025 }],
    ]);
    await page.locator('#brackets select[name=taxYear]').selectOption('2023');

    await page.goto(pageOf('dividend').path);
    await untilAlive(page);
    const dividend = new Calculator(page, 'dividend');
    await dividend.calculate({ dividendAmount: DIVIDENDS, totalIncome: OTHER_INCOME });
    await dividend.control('state').selectOption('NY');
    await expect(dividend.figure('official', 'stateTax')).toHaveText(/^\$/);
    expect(foreign()).toEqual([]);

    await page.getByRole('button', { name: word('en', 'consent:acceptAll'), exact: true }).click();
    await expect.poll(() => tag.reports.map(({ name }) => name)).toEqual(['page_view']);
    await page.goto('/');
    await untilAlive(page);
    await main.calculate({ state: 'TX', income: MAIN_INCOME });
    await expect
      .poll(() => tag.reports.slice(1))
      .toMatchObject([{ name: 'page_view' }, { name: 'tax_calculation', value: Number(MAIN_INCOME) }]);

    // The privacy policy names the tag's hosts by the one that serves its script.
    expect([...new Set(foreign())].toSorted()).toEqual(TAG_HOSTS.toSorted());
    const [loader = ''] = TAG_HOSTS;
    for (const language of LANGUAGES) expect(word(language, 'privacy:guide.analytics.load')).toContain(loader.replace('www.', ''));

    // The API gets only the requests that the policy describes.
    const api = requests
      .map((request) => [request.method(), new URL(request.url())] as const)
      .filter(([, url]) => url.pathname.startsWith('/api/'));
    const asked = [...new Set(api.map(([method, url]) => `${method} ${url.pathname}${url.search.replace(/\d{4}$/, '')}`))];
    const named = ['GET /api/states', 'GET /api/tax-brackets?year=', 'POST /api/calculate-tax'];
    expect(asked.filter((each) => !named.includes(each))).toEqual([]);
    expect(asked).toContain('GET /api/tax-brackets?year=');

    // Only the main income is sent: to the API and, after consent, to the tag.
    const mentions = (amount: string) => requests.filter((request) => `${request.url()} ${request.postData() ?? ''}`.includes(amount));
    expect([...mentions(DIVIDENDS), ...mentions(OTHER_INCOME)].map((request) => request.url())).toEqual([]);
    expect(mentions(MAIN_INCOME).map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual([
      'POST /api/calculate-tax',
      'POST /api/calculate-tax',
      'POST /g/collect',
    ]);
  });
});

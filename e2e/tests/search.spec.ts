import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, word } from '../support/words.ts';
import { NOWHERE, STATUS_404, visit } from '../support/visit.ts';

const SEARCH = /\/search\.[a-z]+\.json$/;
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: word('en', 'shell:search'), exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: word('en', 'shell:search') });
const field = (page: Page) => page.getByRole('searchbox', { name: word('en', 'search:box') });
const results = (page: Page) => dialog(page).getByRole('list').getByRole('link');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a term leads to the heading of the section that explains it', async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('niit');
    await expect(results(page).first()).toContainText(word('en', 'search:terms.NIIT'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dividend-calculator#guide-surtax');
    await expect(dialog(page)).toBeHidden();
    const heading = page.getByRole('heading', { name: word('en', 'dividend:guide.surtax.title') });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test('the search has no barrier, with results and without any', async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('tax');
    await expect(results(page)).toHaveCount(20);
    await expectNoBarrier(page, 'with results', ['dialog']);
    await field(page).fill('zebra');
    await expect(dialog(page).getByRole('status')).toHaveText(word('en', 'search:nothing'));
    await expectNoBarrier(page, 'with nothing found', ['dialog']);
  });
});

test('Escape closes the search and returns focus to its button', async ({ page }) => {
  await visit(page, '/about-us');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('if the list can’t load, the search knows the names of pages, and all after a retry', async ({ page, allowConsole }) => {
  allowConsole(/the server responded with a status of 503/);
  await page.route(SEARCH, (route) => route.fulfill({ status: 503 }));
  await visit(page, '/about-us');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('CA');
  await expect(dialog(page).getByRole('alert')).toContainText(word('en', 'search:partial'));
  await expect(results(page).first()).toHaveAttribute('href', '/state-income-tax/california');

  await page.unroute(SEARCH);
  await page.getByRole('button', { name: word('en', 'common:actions.tryAgain') }).click();
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await field(page).fill('philadelphia');
  await expect(results(page).first()).toHaveAttribute('href', '/local-income-tax/philadelphia');
});

test('the not-found page has the same search', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  await visit(page, NOWHERE);
  await field(page).fill('form w-4');
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toContainText('Form W-4');
});

for (const language of LANGUAGES) {
  test(`the list in ${language} is small, and each section in it is on its page`, async ({ request }) => {
    const list = await request.get(`/search.${language}.json`);
    const body = await list.body();
    expect(body.length).toBeLessThan(60 * 1024);
    const entries = (await list.json()) as { name: string; path: string; sections?: { id: string }[] }[];
    expect(entries.length).toBeGreaterThan(100);
    for (const { path, sections = [] } of entries.filter((entry) => entry.sections)) {
      const html = await (await request.get(`${path}?lang=${language}`)).text();
      const missing = sections.filter(({ id }) => !html.includes(` id="${id}"`));
      expect.soft(missing, path).toEqual([]);
    }
  });
}

test('without scripts there is no button for the search', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(opener(page)).toBeHidden();
  await context.close();
});

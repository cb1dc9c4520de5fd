import type { Page } from '@playwright/test';
import { test as serverTest } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, NOWHERE, STATUS_404, untilAlive, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** Whether the painted background is dark or light. */
const groundOf = (page: Page): Promise<'dark' | 'light'> =>
  page.evaluate(() => {
    const [red = 255, green = 255, blue = 255] = (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return red + green + blue < 200 ? 'dark' : 'light';
  });

serverTest.describe('the theme of the served HTML', () => {
  for (const [name, cookie, expected] of [
    ['follows the device by default', '', undefined],
    ['is dark with a dark cookie', 'theme=dark', 'dark'],
    ['is light with a light cookie', 'language=fr; theme=light', 'light'],
    ['follows the device if the cookie says so', 'theme=system', undefined],
    ['follows the device if the cookie has an unknown theme', 'theme=sepia', undefined],
  ] as const) {
    serverTest(name, async ({ request }) => {
      for (const path of ['/', NOWHERE]) {
        const html = await (await request.get(path, { headers: { cookie } })).text();
        const [, theme] = /<html[^>]*data-theme="(\w+)"/.exec(html) ?? [];
        expect(theme).toBe(expected);
      }
    });
  }
});

for (const device of ['light', 'dark'] as const) {
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device });

    test('the site follows the device; choosing another theme stores it, and the server sends it from then on', async ({
      page,
      context,
    }) => {
      const other = device === 'light' ? 'dark' : 'light';
      await visit(page, '/');
      expect(await groundOf(page)).toBe(device);
      await expect(page.locator('select[name=theme]')).toHaveValue('system');
      await page.getByLabel(word('en', 'shell:theme.label')).selectOption(other);
      expect(await groundOf(page)).toBe(other);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
      expect((await context.cookies()).find(({ name }) => name === 'theme')).toMatchObject({ value: other, path: '/', sameSite: 'Lax' });

      await expectHtml(await page.reload(), `data-theme="${other}"`);
      await untilAlive(page);
      expect(await groundOf(page)).toBe(other);
      await expect(page.locator('select[name=theme]')).toHaveValue(other);

      await page.locator('select[name=theme]').selectOption('system');
      expect(await groundOf(page)).toBe(device);
      await page.reload();
      expect(await groundOf(page)).toBe(device);
    });
  });
}

test('follows the device while the page is open', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(page)).toBe('light');
});

test('keeps the chosen theme on the next page', async ({ page, allowConsole }) => {
  allowConsole(STATUS_404);
  await visit(page, NOWHERE);
  await page.locator('select[name=theme]').selectOption('dark');
  await page
    .getByRole('main')
    .getByRole('link', { name: word('en', 'common:actions.backToHome') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'home:hero.title'));
  expect(await groundOf(page)).toBe('dark');
});

test('is the stored one even if the cookie was lost, and the cookie is restored', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/');
  await expect(page.locator('select[name=theme]')).toHaveValue('dark');
  expect(await groundOf(page)).toBe('dark');
  expect((await context.cookies()).find(({ name }) => name === 'theme')?.value).toBe('dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first paint has the chosen theme', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL }]);
    await page.goto('/');
    expect(await groundOf(page)).toBe('dark');
  });
});

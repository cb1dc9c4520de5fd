import type { Locator, Page } from '@playwright/test';
import { mountOf, type Remote } from '@bracketwise/contract/apps';
import { navigationLinks, pageOf } from '@bracketwise/shared-ui/site-map';
import { MainCalculator } from '../support/main-calculator.ts';
import { expect, test } from '../support/test.ts';
import { gate, NOWHERE, PAGE_FILES, requestsOf, STATUS_404, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

const HOME_TITLE = word('en', 'home:meta.title');
const CALCULATOR = pageOf('home').name.en;

const navigationOf = (page: Page): Locator => page.getByRole('navigation', { name: word('en', 'shell:menu.label') });
const menuOf = (page: Page): Locator => navigationOf(page).locator('summary', { hasText: word('en', 'shell:groups.calculators') });
const menuLink = (page: Page): Locator => navigationOf(page).getByRole('link', { name: CALCULATOR, exact: true });
const backHome = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: word('en', 'common:actions.backToHome') });
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Expects client-side navigation, without a full page load. */
async function stayingInDocument(page: Page, follow: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('the header’s menus', async ({ page }) => {
  await visit(page, '/');

  await test.step('can be reached with Tab, opened with Enter or Space, and lead to their links', async () => {
    const search = page.getByRole('banner').getByRole('button', { name: word('en', 'shell:search'), exact: true });
    await expect(search).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Bracketwise' }).focus();
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuOf(page)).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(menuLink(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(menuLink(page)).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('close with Escape and return focus', async () => {
    await menuOf(page).click();
    await menuLink(page).focus();
    await page.keyboard.press('Escape');
    await expect(menuLink(page)).toBeHidden();
    await expect(menuOf(page)).toBeFocused();
  });

  await test.step('close on a click outside, when focus leaves, or when a link is followed', async () => {
    await menuOf(page).click();
    // Click at the edge, because the menu covers the rest of the heading.
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(menuLink(page)).toBeHidden();

    await menuOf(page).click();
    await menuLink(page).focus();
    await page.locator('select[name=language]').focus();
    await expect(menuLink(page)).toBeHidden();

    await menuOf(page).click();
    await menuLink(page).click();
    await expect(menuLink(page)).toBeHidden();
    await expect(page).toHaveURL('/#calculator');
  });
});

test('the navigation of a narrow screen', async ({ page }) => {
  const openDrawer = () => page.getByRole('button', { name: word('en', 'shell:menu.open') });
  const closeDrawer = () => page.getByRole('button', { name: word('en', 'shell:menu.close') });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');

  await test.step('the navigation is a drawer that opens and closes with buttons or a click outside', async () => {
    await expect(navigationOf(page)).toBeHidden();
    await openDrawer().click();
    await expect(navigationOf(page)).toBeVisible();
    await expect(page.locator('select[name=language]')).toBeVisible();
    await expect(page.locator('select[name=theme]')).toBeVisible();
    await closeDrawer().click();
    await expect(navigationOf(page)).toBeHidden();

    await openDrawer().click();
    await expect(navigationOf(page)).toBeVisible();
    await page.mouse.click(2, 400); // outside the drawer
    await expect(navigationOf(page)).toBeHidden();
  });

  await test.step('the drawer closes with a button at the same place as the one that opens it', async () => {
    const opening = await openDrawer().boundingBox();
    await openDrawer().click();
    await expect.poll(() => closeDrawer().boundingBox()).toEqual(opening);
    await page.keyboard.press('Escape');
  });

  await test.step('the drawer’s groups are open, and each entry has a description', async () => {
    await openDrawer().click();
    for (const group of ['calculators', 'specialized', 'resources'] as const) {
      for (const link of navigationLinks(group)) {
        const entry = navigationOf(page).getByRole('link', { name: link.name.en, exact: true });
        await expect(entry).toBeVisible();
        await expect(entry).toHaveAccessibleDescription(word('en', `descriptions:${link.id}`));
      }
    }
    await page.keyboard.press('Escape');
  });

  await test.step('Escape closes the drawer and returns focus to its button', async () => {
    await openDrawer().focus();
    await page.keyboard.press('Enter');
    await expect(navigationOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(closeDrawer()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigationOf(page)).toBeHidden();
    await expect(openDrawer()).toBeFocused();
  });

  await test.step('the drawer closes when a link is followed and stays open when the language changes', async () => {
    await openDrawer().click();
    await menuLink(page).click();
    await expect(navigationOf(page)).toBeHidden();
    await expect(page.locator('#calculator')).toBeInViewport();

    await openDrawer().click();
    await page.locator('select[name=language]').selectOption('fr');
    await expect(page.getByRole('button', { name: word('fr', 'shell:menu.close') })).toBeVisible();
    await expect(page).toHaveTitle(word('fr', 'home:meta.title'));
  });
});

test('what is the same on every page: skip link, footer and scroll buttons', async ({ page }) => {
  const toTop = (page: Page) => page.getByRole('button', { name: word('en', 'shell:scroll.top') });
  const toBottom = (page: Page) => page.getByRole('button', { name: word('en', 'shell:scroll.bottom') });
  const endOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await visit(page, '/');

  await test.step('the first Tab stop is the skip link', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: word('en', 'shell:skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('the footer shows the brand, its mission and the pages by group', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Bracketwise' })).toHaveAttribute('href', '/');
    await expect(footer).toContainText(word('en', 'shell:mission'));
    const group = footer.getByRole('navigation', { name: word('en', 'shell:groups.calculators') });
    await expect(group.getByRole('heading', { level: 2 })).toHaveText(word('en', 'shell:groups.calculators'));
    await expect(group.getByRole('link', { name: CALCULATOR, exact: true })).toHaveAttribute('href', '/#calculator');
    await scrollTo(page, 100_000);
    await group.getByRole('link', { name: CALCULATOR, exact: true }).click();
    await expect(page.locator('#calculator')).toBeInViewport();
  });

  await scrollTo(page, 0);
  await test.step('the scroll buttons show "up" after 300 px and "down" until 100 px before the end', async () => {
    await expect(toTop(page)).toBeHidden();
    await expect(toBottom(page)).toBeVisible();
    await scrollTo(page, 301);
    await expect(toTop(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(toTop(page)).toBeHidden();
    const end = await endOf(page);
    await scrollTo(page, end - 100);
    await expect(toBottom(page)).toBeHidden();
    await scrollTo(page, end - 101);
    await expect(toBottom(page)).toBeVisible();
  });

  await test.step('the scroll buttons scroll to the top and the bottom', async () => {
    await scrollTo(page, 0);
    await toBottom(page).click();
    await expect.poll(async () => (await endOf(page)) - (await scrolled(page))).toBeLessThanOrEqual(1);
    await toTop(page).click();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test.describe('from the not-found page', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(STATUS_404);
    await visit(page, NOWHERE);
  });

  test('a link navigates home without a page load and updates title, heading and focus', async ({ page }) => {
    await stayingInDocument(page, async () => {
      await backHome(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'home:hero.title'));
    });
    await expect(page).toHaveTitle(HOME_TITLE);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://bracketwise.example/');
    expect(await scrolled(page)).toBe(0);
  });

  test('Back restores its own title, heading, focus and robots directive', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Bracketwise' }).click();
    await expect(page).toHaveTitle(HOME_TITLE);
    await page.goBack();
    await expect(page).toHaveTitle(word('en', 'search:documentTitle'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'shell:notFound.title'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('title')).toHaveCount(1);
  });

  test('a link to a section of another page scrolls to it and focuses it', async ({ page }) => {
    await menuOf(page).click();
    await stayingInDocument(page, async () => {
      await menuLink(page).click();
      await expect(page.locator('#calculator')).toBeFocused();
    });
    await expect(page).toHaveURL('/#calculator');
    const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect.poll(async () => (await page.locator('#calculator').boundingBox())?.y ?? -1).toBeLessThan(headerHeight + 40);
    expect((await page.locator('#calculator').boundingBox())?.y).toBeGreaterThanOrEqual(headerHeight);
  });

  test('Back and Forward restore the scroll position', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await backHome(page).click();
    await expect(title).toHaveText(word('en', 'home:hero.title'));
    await expect(title).toBeFocused(); // the page has loaded and no longer scrolls
    await scrollTo(page, 420);
    await expect(page.getByRole('button', { name: word('en', 'shell:scroll.top') })).toBeVisible(); // the page has handled the scroll event
    await page.goBack();
    await expect(title).toHaveText(word('en', 'shell:notFound.title'));
    await page.goForward();
    await expect(title).toHaveText(word('en', 'home:hero.title'));
    await expect.poll(() => scrolled(page)).toBe(420);
  });

  for (const [how, reach] of [
    ['pointing at', (link: Locator) => link.hover()],
    ['focusing', (link: Locator) => link.focus()],
  ] as const) {
    test(`${how} a link prefetches its page`, async ({ page }) => {
      const requests = requestsOf(page);
      const ofRemote = () => requests.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith('/mf/'));
      await page.mouse.move(0, 0);
      expect(ofRemote()).toEqual([]);

      const words = page.waitForResponse(/words-home-en/);
      await reach(backHome(page));
      await (await words).finished();
      expect(ofRemote()).toContainEqual(expect.stringMatching(/remoteEntry\.\w+\.js/));
      expect(ofRemote()).toContainEqual(expect.stringMatching(/HomePage\.[0-9a-f]+\.js$/));
      await expect(page).toHaveTitle(word('en', 'search:documentTitle'));

      await backHome(page).click();
      await expect(page).toHaveTitle(HOME_TITLE);
      // Its sections may still be loading.
      expect(ofRemote()).toEqual([...new Set(ofRemote())]);
    });
  }
});

test('a link requests all scripts of a page of another remote at once, and each only once', async ({ page }) => {
  const list = page.waitForResponse(PAGE_FILES);
  await visit(page, '/');
  const { remote, expose, path, name } = pageOf('crypto');
  const files = ((await (await list).json()) as Record<string, { pages: Record<string, string[]> }>)[remote]?.pages[expose] ?? [];
  expect(files.length).toBeGreaterThan(2);

  const asked: string[] = [];
  const scripts = gate();
  await page.route(/\.js(\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    // The pointer may pass links to pages of other remotes, which prefetches them.
    if (pathname.startsWith(mountOf(remote as Remote))) asked.push(pathname);
    await scripts.opened;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: name.en, exact: true }).click();
  await expect(page).toHaveURL(path);
  // While no request is answered, only the list can have caused the requests.
  await expect.poll(() => asked.toSorted()).toEqual([...files, expect.stringMatching(/remoteEntry\.\w+\.js$/)].toSorted());

  scripts.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'crypto:title'));
  expect(asked).toEqual([...new Set(asked)]);
});

test('a URL with a fragment opens the page at that section', async ({ page }) => {
  await visit(page, '/#calculator');
  await expect(page.locator('#calculator')).toBeInViewport();
  const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => (await page.locator('#calculator').boundingBox())?.y ?? -1).toBeLessThan(headerHeight + 40);
});

// Tooltip.test.tsx has the times.
test('a tooltip opens under the mouse and on focus, and closes with Escape', async ({ page }) => {
  await visit(page, '/');
  await new MainCalculator(page).calculate({ state: 'CA' });
  const sign = page.getByRole('button', { name: word('en', 'home:results.effectiveRateAbout') });
  const tooltip = page.getByRole('tooltip');
  await expect(async () => {
    // Charts below the answer may arrive and move the sign away from the mouse.
    await page.mouse.move(0, 0);
    await sign.hover();
    await expect(tooltip).toHaveText(word('en', 'home:results.effectiveRateNote'), { timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(0, 0);
  await sign.focus();
  await expect(tooltip).toBeVisible();
  await expect(sign).toHaveAccessibleDescription(word('en', 'home:results.effectiveRateNote'));
});

import type { Locator, Page } from '@playwright/test';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { expectNoBarrier } from '../support/axe.ts';
import { NECESSARY_ONLY, storedConsent } from '../support/consent.ts';
import { shiftOf, STILL, watchShift } from '../support/layout-shift.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { resize } from '../support/resize.ts';
import { TAG_ID } from '../support/site.ts';
import { standInForTag, TAG_HOSTS } from '../support/tag.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, requestsOf, visit } from '../support/visit.ts';
import { LANGUAGES, word, type Language } from '../support/words.ts';

const CHOICES = ['analytics', 'functional', 'advertising'] as const;
const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const says = (key: string, language: Language = 'en') => word(language, `consent:${key}`);
const bannerOf = (page: Page, language?: Language): Locator => page.getByRole('region', { name: says('title', language) });
const dialogOf = (page: Page, language?: Language): Locator => page.getByRole('dialog', { name: says('preferences', language) });
const press = (place: Locator, key: string, language?: Language) =>
  place.getByRole('button', { name: says(key, language), exact: true }).click();
const switchOf = (page: Page, category: string): Locator =>
  dialogOf(page).getByRole('switch', { name: says(`categories.${category}.name`) });

/** Opens the dialog with the link in the footer. */
async function openFromFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('button', { name: word('en', 'shell:consent.preferences') });
  // A phone folds the group.
  if (!(await link.isVisible())) await footer.locator('summary').last().click();
  await link.click();
  await expect(dialogOf(page)).toBeVisible();
}

// In these tests the visitor has not chosen yet.
test.use({ consent: null, standIns: TAG_HOSTS });

/** The look of the banner's buttons, which must not differ. */
const looksOf = (page: Page) =>
  Promise.all(
    ['acceptAll', 'acceptNecessary', 'manage'].map((key) =>
      bannerOf(page)
        .getByRole('button', { name: says(key), exact: true })
        .evaluate((button) => {
          const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(button);
          const { width: across, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontWeight, fontSize, borderColor, across: Math.round(across), height };
        }),
    ),
  );

test.describe('the banner', () => {
  test('appears for new visitors without a layout shift, offers equal buttons, and is neither in the HTML nor printed', async ({
    page,
    request,
  }) => {
    await watchShift(page);
    await visit(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    expect(await shiftOf(page)).toEqual(STILL);
    const html = await (await request.get('/')).text();
    expect(html).not.toContain(says('acceptAll'));
    expect(await storedConsent(page)).toBeNull();
    const looks = await looksOf(page);
    expect(looks).toEqual([looks[0], looks[0], looks[0]]);
    await page.emulateMedia({ media: 'print' });
    await expect(bannerOf(page)).toBeHidden();
  });

  test('offers equal buttons on a phone, too, and does not cover the answer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    const looks = await looksOf(page);
    expect(looks).toEqual([looks[0], looks[0], looks[0]]);
    const calculator = new MainCalculator(page);
    await calculator.calculate({ state: 'OH', income: '60000' });
    const answer = calculator.result('netIncome');
    await expect(answer).toBeInViewport({ ratio: 1 });
    const bottom = async () => ((await answer.boundingBox())?.y ?? 740) + ((await answer.boundingBox())?.height ?? 0);
    await expect.poll(bottom).toBeLessThanOrEqual((await bannerOf(page).boundingBox())?.y ?? 0);
  });

  for (const [key, agreed] of [
    ['acceptAll', true],
    ['acceptNecessary', false],
  ] as const) {
    test(`stores ${key} with its date, closes and stays closed`, async ({ page, context }) => {
      await standInForTag(context);
      await visit(page, '/?lang=en');
      const before = Date.now();
      await press(bannerOf(page), key);
      await expect(bannerOf(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      const record = await storedConsent(page);
      expect(record).toEqual({
        necessary: true,
        analytics: agreed,
        functional: agreed,
        advertising: agreed,
        consentDate: expect.stringMatching(ISO_DATE),
      });
      expect(Date.parse(record?.consentDate ?? '')).toBeGreaterThanOrEqual(before);
      await visit(page, pageOf('dividend').path);
      await page.waitForTimeout(1500); // longer than the banner waits for the page
      await expect(bannerOf(page)).toBeHidden();
      expect(await storedConsent(page)).toEqual(record);
    });
  }

  test('covers neither the end of the page nor the focused element', async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 360, height: 640 },
      { width: 320, height: 256 }, // 1280 × 1024 at 400% zoom
    ]) {
      await page.setViewportSize(viewport);
      await visit(page, '/');
      await expect(bannerOf(page)).toBeVisible();
      const top = async () => (await bannerOf(page).boundingBox())?.y ?? 0;
      expect(await top()).toBeGreaterThanOrEqual(viewport.height / 2 - 1);

      // The page makes room for the banner a frame after it appears.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const footer = await page.getByRole('contentinfo').boundingBox();
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
      }).toPass();

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await new MainCalculator(page).control('state').focus();
      for (let stop = 0; stop < 10; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const { top: upper, height } = (document.activeElement ?? document.body).getBoundingClientRect();
          return { upper, lower: upper + height, what: document.activeElement?.outerHTML.slice(0, 80) };
        });
        // Of an element taller than the visible area, only the top must be visible.
        expect(focused.upper, focused.what).toBeLessThan(await top());
        if (viewport.height > 300) expect(focused.lower, focused.what).toBeLessThanOrEqual((await top()) + 1);
      }
    }
  });

  test('does not cover the focused element when it appears', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, '/');
    const { submit } = new MainCalculator(page);
    await submit.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await submit.focus();
    await expect(bannerOf(page)).toBeVisible();
    await expect
      .poll(async () => ((await submit.boundingBox())?.y ?? 640) + ((await submit.boundingBox())?.height ?? 0))
      .toBeLessThanOrEqual((await bannerOf(page).boundingBox())?.y ?? 0);
    await expect(submit).toBeInViewport({ ratio: 1 });
  });

  test('uses the page’s language, also after a change', async ({ page }) => {
    await visit(page, '/?lang=fr');
    await expect(bannerOf(page, 'fr')).toContainText(says('banner', 'fr'));
    await page.locator('select[name=language]').selectOption('es');
    await expect(bannerOf(page, 'es')).toContainText(says('banner', 'es'));
    await press(bannerOf(page, 'es'), 'manage', 'es');
    await expect(dialogOf(page, 'es')).toContainText(says('categories.analytics.about', 'es'));
  });
});

test('the preferences: loaded on demand, left without a choice, saved, and opened again from the footer', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const manage = bannerOf(page).getByRole('button', { name: says('manage') });
  await visit(page, '/');

  await test.step('show a toast if they fail to load', async () => {
    await page.route(/consent-dialog/, (route) => route.abort());
    await press(bannerOf(page), 'manage');
    await expect(page.locator('[data-toast=destructive]')).toContainText(word('en', 'common:sectionFailed'));
    await page.unroute(/consent-dialog/);
    await press(bannerOf(page), 'manage');
    await expect(dialogOf(page)).toBeVisible();
  });

  await test.step('have four switches, of which only necessary is on, always, and trap focus while they are open', async () => {
    await expect(dialogOf(page).getByRole('switch')).toHaveCount(4);
    await expect(switchOf(page, 'necessary')).toBeChecked();
    await expect(switchOf(page, 'necessary')).toBeDisabled();
    for (const category of CHOICES) await expect(switchOf(page, category)).not.toBeChecked();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(stop < 6 ? 'Tab' : 'Shift+Tab');
      // Between the last and the first control, focus passes through the browser's own controls.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header, main, footer')))).toBe(false);
    }
  });

  for (const [how, leave] of [
    ['Cancel', () => press(dialogOf(page), 'cancel')],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const)
    await test.step(`are closed with ${how} without a choice; focus returns and the banner stays`, async () => {
      await switchOf(page, 'analytics').click();
      await leave();
      await expect(dialogOf(page)).toBeHidden();
      await expect(manage).toBeFocused();
      expect(await storedConsent(page)).toBeNull();
      await press(bannerOf(page), 'manage');
      await expect(switchOf(page, 'analytics')).not.toBeChecked();
    });

  await test.step('open at the top, even in a very low window', async () => {
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    await page.keyboard.press('Escape');
    await resize(page, { width: 320, height: 256 }); // 1280 × 1024 at 400% zoom
    await press(bannerOf(page), 'manage');
    const title = dialogOf(page).getByRole('heading');
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('link')).toBeFocused();
    await resize(page, window);
  });

  await test.step('are saved with Save, which closes the dialog and the banner', async () => {
    await switchOf(page, 'functional').click();
    await press(dialogOf(page), 'save');
    await expect(dialogOf(page)).toBeHidden();
    await expect(bannerOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await storedConsent(page)).toEqual({ ...NECESSARY_ONLY, functional: true, consentDate: expect.stringMatching(ISO_DATE) });
  });

  await test.step('open again from the footer with the saved choices', async () => {
    await openFromFooter(page);
    for (const category of CHOICES) await expect(switchOf(page, category)).toBeChecked({ checked: category === 'functional' });
    await switchOf(page, 'advertising').click();
    await press(dialogOf(page), 'save');
    await expect(page.getByRole('contentinfo').getByRole('button', { name: word('en', 'shell:consent.preferences') })).toBeFocused();
    await openFromFooter(page);
    for (const category of CHOICES) await expect(switchOf(page, category)).toBeChecked({ checked: category !== 'analytics' });
  });
});

test.describe('the visitor is asked again', () => {
  // shared-ui/src/runtime/consent.test.ts has the other records that are not consent.
  test('when the policy has changed, and nothing loads until then', async ({ page }) => {
    const stored = { cookieConsent: JSON.stringify({ ...NECESSARY_ONLY, analytics: true }), cookieConsentVersion: '0' };
    await page.addInitScript((items) => Object.assign(localStorage, items), stored);
    await visit(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    await new MainCalculator(page).calculate({ state: 'TX' });
  });

  test('on every page if storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, '/');
    await press(bannerOf(page), 'acceptNecessary');
    await expect(bannerOf(page)).toBeHidden();
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
  });
});

test.describe('analytics', () => {
  test('receive nothing before consent or after a refusal', async ({ page, context }) => {
    const tag = await standInForTag(context);
    const calculator = new MainCalculator(page);
    await visit(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    await calculator.calculate({ state: 'TX', income: '60000' });
    await press(bannerOf(page), 'acceptNecessary');
    await calculator.calculate({ state: 'CA', income: '70000' });
    expect(tag).toEqual({ loaded: [], reports: [] });
    expect(await context.cookies()).toEqual([]);
  });

  test('receive pages and calculations after consent, and only the path of each address', async ({ page, context }) => {
    const tag = await standInForTag(context);
    const requests = requestsOf(page);
    const calculator = new MainCalculator(page);
    const origin = () => new URL(page.url()).origin;
    await visit(page, '/?lang=en#state=CA&income=55555');
    await expect(calculator.result('netIncome')).toBeVisible();
    await press(bannerOf(page), 'acceptAll');
    await expect.poll(() => tag.reports).toEqual([{ name: 'page_view', page_path: '/', page_location: `${origin()}/` }]);
    await calculator.calculate({ state: 'TX', income: '60000' });
    await expect
      .poll(() => tag.reports.slice(1))
      .toEqual([
        { name: 'tax_calculation', event_category: 'calculator', event_label: 'main', value: 60_000, page_location: `${origin()}/` },
      ]);

    const { path } = pageOf('dividend');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageOf('dividend').name.en })
      .click();
    await expect.poll(() => tag.reports.slice(2)).toEqual([{ name: 'page_view', page_path: path, page_location: origin() + path }]);
    // A language or a fragment does not count as another page.
    await page.locator('select[name=language]').selectOption('es');
    await page.locator('select[name=language]').selectOption('en');
    await page.reload();
    await expect.poll(() => tag.reports.length).toBe(4);
    expect(tag.loaded).toEqual([TAG_ID, TAG_ID]);
    expect(
      requests.map((each) => each.url() + (each.postData() ?? '')).filter((each) => each.includes('55555') && !each.includes('/api/')),
    ).toEqual([]);
  });

  test('stop in every tab and lose their cookies on withdrawal, and resume with new consent', async ({ page, context }) => {
    const tag = await standInForTag(context);
    const calculator = new MainCalculator(page);
    const cookies = async () => (await context.cookies()).map(({ name }) => name).toSorted();
    await visit(page, '/');
    await press(bannerOf(page), 'acceptAll');
    await expect.poll(cookies).toEqual(['_ga', '_ga_E2E']);
    const other = await context.newPage();
    await visit(other, '/');
    const isStopped = () => other.evaluate((id) => window[`ga-disable-${id}` as never] as unknown, TAG_ID);
    await expect.poll(isStopped).toBe(false);
    await openFromFooter(page);
    await switchOf(page, 'analytics').click();
    await press(dialogOf(page), 'save');
    await expect.poll(cookies).toEqual([]);
    await expect.poll(isStopped).toBe(true);
    await other.close();
    // Once by each of both pages.
    expect(tag.loaded).toEqual([TAG_ID, TAG_ID]);
    const before = tag.reports.length;
    await calculator.calculate({ state: 'TX', income: '60000' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageOf('dividend').name.en })
      .click();
    await expect(page).toHaveURL(pageOf('dividend').path);
    expect(tag.reports).toHaveLength(before);

    await openFromFooter(page);
    await switchOf(page, 'analytics').click();
    await press(dialogOf(page), 'save');
    await expect.poll(() => tag.reports.length).toBe(before + 1);
    expect(tag.loaded).toEqual([TAG_ID, TAG_ID]);
  });

  test.describe('with Global Privacy Control', () => {
    test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true })));

    test('are off, and the banner and the preferences explain why', async ({ page, context }) => {
      const tag = await standInForTag(context);
      await visit(page, '/');
      await expect(bannerOf(page)).toContainText(says('globalPrivacyControl'));
      await press(bannerOf(page), 'manage');
      await expect(dialogOf(page)).toContainText(says('globalPrivacyControl'));
      await expect(switchOf(page, 'analytics')).not.toBeChecked();
      await press(dialogOf(page), 'save');
      expect(tag.loaded).toEqual([]);
    });

    test('load if the visitor turns them on', async ({ page, context }) => {
      const tag = await standInForTag(context);
      await visit(page, '/');
      await press(bannerOf(page), 'manage');
      await switchOf(page, 'analytics').click();
      await press(dialogOf(page), 'save');
      await expect.poll(() => tag.reports.map(({ name }) => name)).toEqual(['page_view']);
    });
  });
});

test('axe finds no violations in the banner and the preferences in both themes', async ({ page }) => {
  // On a page of text: axe can't judge the contrast of the banner over controls.
  await visit(page, pageOf('terms').path);
  await expect(bannerOf(page)).toBeVisible();
  const banner = [`section[aria-label="${says('title')}"]`];
  for (const width of [1280, 360]) {
    await resize(page, { width, height: 800 });
    await expectNoBarrier(page, `the banner at ${width} px`, banner);
  }
  await press(bannerOf(page), 'manage');
  await switchOf(page, 'functional').click();
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 800 });
    await expectNoBarrier(page, `the preferences at ${width} px`, ['dialog']);
  }
});

test('the banner and the preferences fit a narrow window in every language', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/?lang=${language}`);
    const { height = 0 } = (await bannerOf(page, language).boundingBox()) ?? {};
    expect.soft(height, language).toBeGreaterThan(0);
    expect.soft(height, language).toBeLessThanOrEqual(96);
    await resize(page, { width: 320, height: 640 });
    await press(bannerOf(page, language), 'manage', language);
    await expect(dialogOf(page, language)).toBeVisible();
    const wide = await page
      .locator('dialog, dialog *, section[aria-label] button')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0).map((each) => each.textContent),
      );
    expect(wide, language).toEqual([]);
  }
});

test('a visitor who has chosen downloads no consent code', async ({ page, baseURL }) => {
  await expectHtml(await page.request.get(baseURL), '<html lang="en"');
  await visit(page, '/');
  await press(bannerOf(page), 'acceptNecessary');
  const requests = requestsOf(page);
  await visit(page, '/');
  await page.waitForTimeout(1500); // longer than the banner waits for the page
  expect(requests.map((each) => each.url()).filter((url) => /consent|google/.test(url))).toEqual([]);
});

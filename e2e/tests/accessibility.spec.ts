import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@bracketwise/contract/languages';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import type { Page } from '@playwright/test';
import { accessibilityTree, structureFaults } from '../support/accessibility-tree.ts';
import { readByKeyboard } from '../support/article.ts';
import { expectNoBarrierIn } from '../support/axe.ts';
import { Calculator } from '../support/calculator.ts';
import { clippedIn, openAll, overflowing } from '../support/clipped.ts';
import { unmarkedEnglish } from '../support/english.ts';
import { narrowJourneys } from '../support/journeys.ts';
import { Keyboard } from '../support/keyboard.ts';
import { MainCalculator } from '../support/main-calculator.ts';
import { pages } from '../support/pages.ts';
import { ask, QUESTIONS } from '../support/questions.ts';
import { resize } from '../support/resize.ts';
import { tabStopFaults } from '../support/tab-stops.ts';
import { takeOver, UNCHANGED } from '../support/take-over.ts';
import { expect, test } from '../support/test.ts';
import { NOWHERE, STATUS_404, untilAlive, visit } from '../support/visit.ts';
import { LANGUAGES, word } from '../support/words.ts';

const CALCULATOR = '[data-calculator=main]';
const TOAST = '[data-toast]';

const menu = (page: Page) =>
  page
    .getByRole('navigation', { name: word('en', 'shell:menu.label') })
    .locator('summary')
    .first();

/** Keeps toasts open, because axe takes longer than five seconds on a busy machine. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay?: number) => (delay === 5000 ? 0 : later(run, delay))) as typeof window.setTimeout;
  });

// journeys.spec.ts covers the articles, and the calculators with their results.
for (const [width, theme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const) {
  test.describe(`axe finds no violations at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('on the not-found page with open menus', async ({ page, allowConsole }) => {
      allowConsole(STATUS_404);
      await visit(page, NOWHERE);
      // In the drawer, all menus are open.
      if (width < 1024) await page.getByRole('button', { name: word('en', 'shell:menu.open') }).click();
      else await menu(page).click();
      await expectNoBarrierIn(theme, page, 'with the menu open');
    });

    test('in the calculator: empty, with errors, with a result, with the explanation', async ({ page }) => {
      const calculator = new MainCalculator(page);
      await keepToasts(page);
      await visit(page, '/');
      await expectNoBarrierIn(theme, page, 'as it is opened');
      await calculator.fill({ income: '-1' });
      await calculator.submit.click();
      await expect(calculator.control('state')).toHaveAttribute('aria-invalid', 'true');
      await expectNoBarrierIn(theme, page, 'with messages at the fields', [CALCULATOR]);
      await calculator.calculate({ state: 'CA', income: '260000' });
      await calculator.explanation.locator('summary').click();
      await page.getByRole('button', { name: word('en', 'home:results.effectiveRateAbout') }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(calculator.toast).toBeVisible();
      await expectNoBarrierIn(theme, page, 'with the result, the explanation, a tooltip and the toast', [CALCULATOR, TOAST]);
      await expect(calculator.toast).toBeVisible();
    });

    test('in error states', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource|Failed to calculate tax|RUNTIME-|Federation Runtime|not used within a few seconds/);
      const calculator = new MainCalculator(page);
      await keepToasts(page);
      await visit(page, '/');
      await page.route('**/api/calculate-tax', (route) => route.abort());
      await calculator.fill({ state: 'CA' });
      await calculator.submit.click();
      await expect(calculator.toast).toBeVisible();
      await expectNoBarrierIn(theme, page, 'with the toast of a failure', [CALCULATOR, TOAST]);
      await expect(calculator.toast).toBeVisible();

      await page.route(/remoteEntry\./, (route) => route.abort());
      await visit(page, '/');
      await expect(page.getByRole('button', { name: word('en', 'shell:failure.retry') })).toBeVisible();
      await expectNoBarrierIn(theme, page, 'with a page that could not be loaded');
    });
  });
}

/** Finds problems in print: the viewport has the width that A4 and Letter share. */
async function onPaper(page: Page): Promise<string[]> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  await page.emulateMedia({ media: 'print' });
  await resize(page, { width: 700, height: 1000 });
  const faults = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(({ offsetWidth, offsetHeight }) => offsetWidth > 1 && offsetHeight > 1);
    const told = (what: string, elements: readonly Element[]) =>
      elements.map((element) => `${what}: <${element.tagName} ${element.id}> ${element.textContent.slice(0, 60)}`);
    return [
      // Map tiles are buttons too, but they show content.
      ...told(
        'a control is printed',
        shown('header :is(nav, button, select), footer, nav, form button, :not(li) > button, [role=tablist], [type=radio], [type=search]'),
      ),
      ...told(
        'a closed part is printed without its content',
        shown('main summary').filter(
          ({ parentElement: part, offsetHeight }) =>
            part?.matches('details:not([open], [data-sources]):not(#faq *)') && part.offsetHeight < offsetHeight + 8,
        ),
      ),
      ...told(
        'an answer is not printed',
        [...document.querySelectorAll('#faq details > p, [data-sources] > ul:not([hidden] *)')].filter(
          ({ clientHeight }) => clientHeight === 0,
        ),
      ),
      ...told(
        'wider than the paper',
        shown('main *').filter((element) => element.getBoundingClientRect().right > window.innerWidth),
      ),
      // Chromium prints overlapping lines when a nested grid breaks across pages.
      ...told(
        'a grid higher than a sheet',
        shown('main *').filter((element) => element.offsetHeight > 1000 && getComputedStyle(element).display.endsWith('grid')),
      ),
    ];
  });
  await page.emulateMedia({ media: 'screen' });
  await resize(page, screen);
  return faults;
}

/**
 * A height of 256 px is a 1280 × 1024 window at 400% zoom, where focus is covered most easily; 640 px is a phone. The order of the stops and
 * the printed parts are the same in every language. English texts are shorter, and every test that opens a page fails if it hydrates loudly.
 */
const NARROW: Readonly<Record<TranslatedLanguage, Readonly<{ height: number; asks: boolean; keyboard: boolean; paper: boolean }>>> = {
  es: { height: 256, asks: false, keyboard: true, paper: false },
  fr: { height: 640, asks: true, keyboard: false, paper: true },
};

for (const language of TRANSLATED_LANGUAGES) {
  const { height, asks, keyboard, paper } = NARROW[language];
  test.describe(`at 320 by ${height} px${asks ? ', with the consent banner' : ''}`, () => {
    test.describe.configure({ timeout: 400_000 });
    test.use({ viewport: { width: 320, height }, ...(asks && { consent: null }) });

    test(`every page in ${language} hydrates without a change, has a sound structure${keyboard ? ', works by keyboard' : ''}${paper ? ', prints' : ''} and does not scroll sideways`, async ({
      page,
      context,
      allowConsole,
    }) => {
      allowConsole(STATUS_404);
      const browser = await context.newCDPSession(page);
      const keys = new Keyboard(page);
      const articles = new Set<string>(pages.filter(({ shape }) => shape === 'article').map(({ path }) => path));
      for (const path of [...pages.map((each) => each.path), NOWHERE]) {
        expect.soft(await takeOver(page, `${path}?lang=${language}`), `${path} as it is hydrated`).toMatchObject(UNCHANGED);
        // Wait for sections whose scripts load last.
        await expect(page.locator('main [type=submit]:disabled:not([data-waiting])')).toHaveCount(0);
        if (asks) await expect(page.getByRole('region', { name: word(language, 'consent:title') })).toBeVisible();
        expect.soft(structureFaults(await accessibilityTree(browser)), `${path} as it is read`).toEqual([]);
        expect.soft(await unmarkedEnglish(page), `${path}, English in ${language}`).toEqual([]);
        expect.soft(await overflowing(page), path).toEqual({ sideways: 0, cut: [] });
        expect.soft(await clippedIn(page), `${path}, clipped`).toEqual([]);
        if (keyboard && articles.has(path)) await readByKeyboard(page, keys, language);
        if (keyboard) expect.soft(await tabStopFaults(page, browser, { all: path === NOWHERE }), `${path} by keyboard`).toEqual([]);
        if (paper) expect.soft(await onPaper(page), `${path} on paper`).toEqual([]);
      }
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // The journeys check the shorter English texts, and half of the calculators in each other language.
  for (const language of TRANSLATED_LANGUAGES) {
    const travelled = new Set<string>(narrowJourneys(language).map(({ id }) => id));
    const rest = QUESTIONS.filter(({ id }) => !travelled.has(id));
    test(`the results of ${rest.map(({ id }) => id).join(', ')}, fully expanded, are not cut off in ${language}, nor is the largest of the home page`, async ({
      page,
    }) => {
      for (const question of rest) {
        await test.step(question.id, async () => {
          await visit(page, `${question.path}?lang=${language}`);
          await ask(page, question);
          const { root } = new Calculator(page, question.id);
          await openAll(root);
          await expect(root.locator(`[data-method="${question.withoutRough ? 'official' : 'specified'}"] data`).last()).toBeVisible();
          expect.soft(await overflowing(page), question.id).toEqual({ sideways: 0, cut: [] });
          expect.soft(await clippedIn(page), `${question.id}, clipped`).toEqual([]);
        });
      }
      await test.step('the largest result of the home page', async () => {
        const calculator = new MainCalculator(page);
        await visit(page, `/?lang=${language}`);
        await calculator.submit.click();
        await calculator.calculate({ state: 'CA', income: '999999999', filingStatus: 'marriedSeparate' });
        await calculator.explanation.locator('summary').click();
        expect(await overflowing(page)).toEqual({ sideways: 0, cut: [] });
      });
    });
  }
});

test('text at twice the size does not make the page scroll sideways', async ({ page, context }) => {
  const calculator = new MainCalculator(page);
  const browser = await context.newCDPSession(page);
  // The browser's font size setting, on which the layout's breakpoints depend.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await visit(page, '/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await calculator.calculate({ state: 'CA', income: '260000' });
  await calculator.explanation.locator('summary').click();
  expect(await overflowing(page)).toEqual({ sideways: 0, cut: [] });
});

test('pressing Enter in a field submits the form, and the result is announced in a live region that existed before', async ({ page }) => {
  const calculator = new MainCalculator(page);
  await visit(page, '/');
  const region = calculator.root.getByRole('status').last();
  await expect(region).toHaveText('');
  await region.evaluate((element) => Object.assign(element, { before: true }));
  await calculator.fill({ state: 'TX', income: '60000' });
  await calculator.control('income').press('Enter');
  await expect(calculator.result('grossIncome')).toHaveText('$60,000');
  await expect(region).toHaveText(word('en', 'home:results.announcement', { net: '$50,339', tax: '$9,661', rate: '16.10%' }));
  expect(await region.evaluate((element) => 'before' in element)).toBe(true);
});

test('a result below the form scrolls into view and gets focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calculator = new MainCalculator(page);
  await visit(page, '/');
  await calculator.calculate({ state: 'TX', income: '60000' });
  await expect(calculator.root.getByRole('heading', { name: word('en', 'home:results.title') })).toBeFocused();
  await expect(calculator.result('netIncome')).toBeInViewport();
});

for (const width of [1280, 360])
  test(`no control is smaller than 24 by 24 pixels at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const calculator = new MainCalculator(page);
    await keepToasts(page);
    await visit(page, '/');
    await calculator.calculate({ state: 'CA', income: '60000' });
    await expect(calculator.toast).toBeVisible();
    await (width === 360 ? page.getByRole('button', { name: word('en', 'shell:menu.open') }) : menu(page)).click();
    const small = await page.locator('button, summary, select, input, header a').evaluateAll((elements) =>
      elements
        // A label is the click target of its radio button or checkbox.
        .map((element) => (element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element))
        .map((element) => ({ box: element.getBoundingClientRect(), what: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ what }) => what),
    );
    expect(small).toEqual([]);
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing scrolls smoothly or spins', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: word('en', 'shell:scroll.bottom') }).click();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)).toBeLessThanOrEqual(1);
    const simulator = page.locator('#simulator');
    await simulator.locator('[name=income]').fill('60000');
    await simulator.locator('[type=submit]').click();
    await expect(simulator.getByText(word('en', 'simulator:results.running')).locator('svg')).toBeVisible();
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== 0.01).length),
    ).toBe(0);
  });
});

/** Contrast ratio of two computed colors, given as `rgb(…)`. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((value) =>
      (value.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0),
    )
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

// The site's theme is the opposite of the forced colors.
for (const [colorScheme, theme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`with ${colorScheme} forced colors`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme));

    test('charts use the forced colors, and states stay distinguishable', async ({ page }) => {
      const calculator = new MainCalculator(page);
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      /** The visible color of each element: its stroke, or its fill. */
      const inks = (part: string) =>
        page.locator(part).evaluateAll((drawn) =>
          drawn.map((element) => {
            const { stroke, fill, strokeWidth } = getComputedStyle(element);
            return stroke !== 'none' && parseFloat(strokeWidth) > 0 && fill === 'none' ? stroke : fill;
          }),
        );
      await visit(page, '/');
      await calculator.calculate({ state: 'CA', income: '60000' });
      await expect(page.locator('#brackets [data-mark]')).toBeVisible();
      for (const part of ['#brackets figure text', '#brackets path[data-line]', '#brackets [data-mark] circle', 'pattern > rect']) {
        const found = await inks(part);
        expect(found.length, part).toBeGreaterThan(0);
        for (const ink of found) expect(contrast(ink, await ground()), `${part}: ${ink}`).toBeGreaterThanOrEqual(3);
      }
      // Forced colors replace backgrounds but keep outlines.
      await expect(page.locator('#brackets td[data-own]')).toHaveCSS('outline-style', 'solid');

      await visit(page, pageOf('tax-brackets').path);
      const groundOf = (selected: boolean) =>
        page
          .getByRole('tab', { selected })
          .first()
          .evaluate((tab) => getComputedStyle(tab).backgroundColor);
      expect(contrast(await groundOf(true), await groundOf(false))).toBeGreaterThanOrEqual(3);

      await visit(page, pageOf('state-rates').path);
      const tile = page.locator('#map [data-state=UT] button');
      await expect(tile).toHaveCSS('border-style', 'solid');
      // Each tile also shows its step of the scale, because several steps share a background.
      expect(await tile.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('"3" / ""');
      for (const part of ['CA', 'WI', 'UT']) {
        const { color, backgroundColor } = await page.locator(`#map [data-state=${part}] button`).evaluate((element) => {
          const style = getComputedStyle(element);
          return { color: style.color, backgroundColor: style.backgroundColor };
        });
        expect(contrast(color, backgroundColor), part).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}

test('the page declares its language, and the language menu marks each name’s language', async ({ page }) => {
  await page.goto('/?lang=fr');
  await untilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const language of LANGUAGES)
    await expect(page.locator(`select[name=language] option[value=${language}]`)).toHaveAttribute('lang', language);
});

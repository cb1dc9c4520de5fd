import { pageOf } from '@bracketwise/shared-ui/site-map';
import type { Page } from '@playwright/test';
import { ask } from '../support/http.ts';
import { STILL, shiftOf, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { gate, untilAlive, visit } from '../support/visit.ts';

/** The font that the browser uses for an element, by name. */
async function fontOf(page: Page, selector: string): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  // React may have replaced the node in the meantime, so look it up again.
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

const TYPEFACE = /\/assets\/inter\.[0-9a-f]{8}\.woff2/;

/** Delays the typeface until the gate opens. */
async function holdTypeface(page: Page): Promise<() => void> {
  const file = gate();
  await page.route(TYPEFACE, async (route) => {
    await file.opened;
    await route.continue();
  });
  return file.open;
}

/** The fallback font on this machine. */
const STAND_IN = ['Liberation Sans'];
const INTER = ['Inter'];

test('the typeface is one file of at most 50 KB; the page renders before it loads and swaps it in without a shift', async ({
  page,
  baseURL,
}) => {
  const [address = ''] = TYPEFACE.exec((await ask(baseURL, '/')).body.toString()) ?? [];
  expect((await ask(baseURL, address)).body.length).toBeLessThanOrEqual(50 * 1024);

  const release = await holdTypeface(page);
  await watchShift(page);
  await page.goto('/', { waitUntil: 'commit' });
  await untilAlive(page);
  expect(await fontOf(page, 'h1')).toEqual(STAND_IN);
  release();
  await expect.poll(() => fontOf(page, 'h1')).toEqual(INTER);
  expect(await shiftOf(page)).toEqual(STILL);
});

test('visible text keeps its fallback font if the typeface would shift it; the next page uses the typeface', async ({ page }) => {
  const release = await holdTypeface(page);
  await watchShift(page);
  await page.goto(pageOf('about').path, { waitUntil: 'commit' });
  await untilAlive(page);
  // A fallback with very different widths.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root:not([data-typeface]) main p { font-family: monospace }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await shiftOf(page);
  release();
  await page.evaluate(async () => {
    await document.fonts.load("1em 'Inter 2'");
    for (let times = 0; times < 3; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await fontOf(page, 'h1')).toEqual(STAND_IN);
  expect(await shiftOf(page)).toEqual(STILL);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pageOf('terms').name.en })
    .click();
  await expect(page).toHaveURL(pageOf('terms').path);
  await expect.poll(() => fontOf(page, 'h1')).toEqual(INTER);
});

test('a page asks for the typeface before its scripts only if the browser probably has it', async ({ page }) => {
  await page.route(/\/main\.[0-9a-f]+\.js$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-typeface');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'first');
});

test('all digits have the same width, and the hyphen is narrower', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => fontOf(page, 'h1')).toEqual(INTER);
  const widths = await page.evaluate(() => {
    const probe = document.createElement('span');
    document.querySelector('main')?.append(probe);
    return ['0', '1', '4', '7', '-'].map((character) => {
      probe.textContent = character.repeat(20);
      return probe.getBoundingClientRect().width;
    });
  });
  const hyphens = widths.pop();
  expect(new Set(widths).size).toBe(1);
  expect(hyphens).toBeLessThan((widths[0] ?? 0) * 0.75);
});

import { pageOf } from '@bracketwise/shared-ui/site-map';
import type { Page } from '@playwright/test';
import { ask } from '../support/http.ts';
import { STILL, shiftOf, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { gate, untilAlive, visit } from '../support/visit.ts';
import { LANGUAGES, type Language } from '../support/words.ts';

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

test('the typeface is one file of at most 25 KB', async ({ baseURL }) => {
  const [address = ''] = TYPEFACE.exec((await ask(baseURL, '/')).body.toString()) ?? [];
  expect((await ask(baseURL, address)).body.length).toBeLessThanOrEqual(25 * 1024);
});

/** The most visited pages, on a phone in the language whose lines are tried. There lines are short, so the texts' lengths matter. */
const VISITED: readonly (readonly [id: string, width: number, languages: readonly Language[]])[] = [
  ['home', 360, LANGUAGES],
  ['salary', 360, ['es']],
  ['full-estimate', 360, ['fr']],
  ['tax-brackets', 360, ['en']],
  ['home', 1280, ['en']],
  ['full-estimate', 1280, ['en']],
];

for (const [id, width, languages] of VISITED)
  test(`the page ${id}, the first of a visit in ${languages.join(', ')}, renders at ${width} px before the typeface loads, then shows it without a shift`, async ({
    browser,
    baseURL,
  }) => {
    for (const language of languages) {
      const context = await browser.newContext({ viewport: { width, height: width < 1000 ? 740 : 900 }, baseURL });
      const page = await context.newPage();
      const release = await holdTypeface(page);
      await watchShift(page, { typeface: true });
      await page.goto(`${pageOf(id).path}?lang=${language}`, { waitUntil: 'commit' });
      await untilAlive(page);
      expect(await fontOf(page, 'h1')).toEqual(STAND_IN);
      await shiftOf(page);
      release();
      await expect.poll(() => fontOf(page, 'h1')).toEqual(INTER);
      expect.soft(await shiftOf(page), language).toEqual(STILL);
      await context.close();
    }
  });

test('stand-ins are as wide as the typeface: a line of text, a heading, and a table of figures differ by less than 1.5 %', async ({
  page,
}) => {
  await visit(page, '/');
  await expect.poll(() => fontOf(page, 'h1')).toEqual(INTER);
  const differences = await page.evaluate(async () => {
    const probe = document.createElement('span');
    probe.style.whiteSpace = 'pre';
    document.body.append(probe);
    const texts = ['You pay federal income tax, payroll taxes and, in most states, state income tax.', '$12,345 $67,890 1.45% 22%'];
    for (const weight of [400, 600, 700]) await document.fonts.load(`${weight} 40px 'Inter A'`, texts.join(''));
    return [400, 600, 700].flatMap((weight) =>
      texts.map((text) => {
        const [inter = 0, standIn = 0] = ["'Inter'", "'Inter A'"].map((family) => {
          probe.style.font = `${weight} 40px ${family}`;
          probe.style.fontVariantNumeric = 'tabular-nums'; // as everywhere on the site
          probe.textContent = text;
          return probe.getBoundingClientRect().width;
        });
        return { weight, text, off: Math.abs(standIn / inter - 1) };
      }),
    );
  });
  expect(differences.filter(({ off }) => off >= 0.015)).toEqual([]);
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

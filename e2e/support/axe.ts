import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const EXTRA_RULES = { 'target-size': { enabled: true } };

export type Theme = 'light' | 'dark';

/**
 * axe finds nothing on a page whose theme is the device's.
 * @param parts - selectors of what is to be looked at, where that is not the whole page
 */
export async function expectNoBarrierIn(theme: Theme, page: Page, state: string, parts: readonly string[] = ['html']): Promise<void> {
  // Half-way through an animation a colour is none of the theme's.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // The shade at the edge of what scrolls sideways is a picture, and of text before a picture axe does not judge the contrast.
  await page.getByRole('region').evaluateAll((regions: HTMLElement[]) => regions.forEach(({ style }) => (style.backgroundImage = 'none')));
  // Describing each element that passed takes axe most of its time; and without frames it needs no second page to add them up.
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, rules: EXTRA_RULES, resultTypes: ['violations'] }).setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const barriers = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
  expect(barriers, `${state}, ${theme}`).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}

/** The same in both themes. */
export async function expectNoBarrier(page: Page, state: string, parts?: readonly string[]): Promise<void> {
  for (const theme of ['light', 'dark'] as const) await expectNoBarrierIn(theme, page, state, parts);
}

/** The whole page at 1280 px in the light theme and at 320 px in the dark one, where nothing scrolls it sideways either. */
export async function expectNoBarrierWideAndNarrow(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarrierIn(theme, page, `at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `at ${width} px`).toBe(
      0,
    );
  }
}

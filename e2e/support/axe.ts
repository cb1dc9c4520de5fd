import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const EXTRA_RULES = { 'target-size': { enabled: true } };

export type Theme = 'light' | 'dark';

/**
 * Expects axe to find no violations in the given color scheme.
 * @param parts - selectors to check instead of the whole page
 */
export async function expectNoBarrierIn(theme: Theme, page: Page, state: string, parts: readonly string[] = ['html']): Promise<void> {
  // Without animations: halfway through one, colors match neither theme.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Remove the scroll shadows: axe does not check the contrast of text on background images.
  await page.getByRole('region').evaluateAll((regions: HTMLElement[]) => regions.forEach(({ style }) => (style.backgroundImage = 'none')));
  // Describing passed elements takes most of axe's time. Legacy mode avoids a second page, which only frames would need.
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, rules: EXTRA_RULES, resultTypes: ['violations'] }).setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const barriers = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
  expect(barriers, `${state}, ${theme}`).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}

/** Same check in both themes. */
export async function expectNoBarrier(page: Page, state: string, parts?: readonly string[]): Promise<void> {
  for (const theme of ['light', 'dark'] as const) await expectNoBarrierIn(theme, page, state, parts);
}

/** Checks the whole page at 1280 px in light and at 320 px in dark, where it also must not scroll sideways. */
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

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { resize } from './resize.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};
/** The rules whose outcome depends on the theme and the width. */
export const RULES_OF_LOOK: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

export type Theme = 'light' | 'dark';

/** Runs in the page. Otherwise a control may happen to be half under the header or under the button at the window's bottom. */
function placeWhatSticks(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll<HTMLElement>('form *')) {
    const { position, bottom } = getComputedStyle(element);
    if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
  }
}

/**
 * Expects axe to find no violations in the given color scheme.
 * @param parts - selectors to check instead of the whole page
 */
export async function expectNoBarrierIn(
  theme: Theme,
  page: Page,
  state: string,
  parts: readonly string[] = ['html'],
  rules = RULES,
): Promise<void> {
  // Without animations: halfway through one, colors match neither theme.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(placeWhatSticks);
  // Remove the scroll shadows: axe does not check the contrast of text on background images.
  await page.getByRole('region').evaluateAll((regions: HTMLElement[]) => regions.forEach(({ style }) => (style.backgroundImage = 'none')));
  // Describing passed elements takes most of axe's time. Frames hold widgets, which have their own tests; without them, legacy mode can
  // avoid a second page.
  // Selectors and style sheets take another 17 %, and none of our rules needs them.
  const axe = new AxeBuilder({ page })
    .options({ ...rules, resultTypes: ['violations'], selectors: false, preload: false, iframes: false })
    .setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const barriers = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  expect(barriers, `${state}, ${theme}`).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}

/** Checks everything in the light theme, and the look in the dark one, because a theme changes only colors. */
export async function expectNoBarrier(page: Page, state: string, parts?: readonly string[]): Promise<void> {
  await expectNoBarrierIn('light', page, state, parts);
  await expectNoBarrierIn('dark', page, state, parts, RULES_OF_LOOK);
}

async function expectNoBarrierAt(width: number, theme: Theme, page: Page, parts: readonly string[], rules: RunOptions): Promise<void> {
  await resize(page, { width, height: 800 });
  await expectNoBarrierIn(theme, page, `at ${width} px`, parts, rules);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `at ${width} px`).toBe(0);
}

/** Checks the whole page at 1280 px in light, where it also must not scroll sideways. */
export const expectNoBarrierWide = (page: Page): Promise<void> => expectNoBarrierAt(1280, 'light', page, ['html'], RULES);

/**
 * Checks the look of the content at 320 px in dark, where it also must not scroll sideways. accessibility.spec.ts checks header and footer,
 * which are the same on every page.
 */
export const expectNoBarrierNarrow = (page: Page): Promise<void> => expectNoBarrierAt(320, 'dark', page, ['main'], RULES_OF_LOOK);

export async function expectNoBarrierWideAndNarrow(page: Page): Promise<void> {
  await expectNoBarrierWide(page);
  await expectNoBarrierNarrow(page);
}

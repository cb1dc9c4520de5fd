import type { Page } from '@playwright/test';

/** Adds up from now on how far the page itself shifts, also right after the visitor did something, which browsers do not count. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { shift: 0, moved: [] as string[] };
    Object.assign(window, { shiftWatch: watch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] })[]) {
        const moved = entry.sources.flatMap(({ node }) => (node instanceof Element && node.closest('main') ? [node] : []));
        // A letter or two by a fraction of a pixel are no movement.
        if (moved.length === 0 || entry.value < 1e-6) continue;
        watch.shift += entry.value;
        watch.moved.push(...moved.map((element) => element.outerHTML.slice(0, 120)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has shifted since it was asked last. */
export const shiftOf = (page: Page): Promise<{ shift: number; moved: string[] }> =>
  page.evaluate(async () => {
    // The observer hears of a frame's shifts after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { shiftWatch } = window as unknown as { shiftWatch: { shift: number; moved: string[] } };
    const so = { ...shiftWatch };
    Object.assign(shiftWatch, { shift: 0, moved: [] });
    return so;
  });

/** Nothing has. */
export const STILL = { shift: 0, moved: [] as string[] };

import type { Page } from '@playwright/test';

/** Adds up layout shifts, including those right after an input, which browsers exclude. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = { shift: 0, moved: [] as string[] };
    Object.assign(window, { shiftWatch: watch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] })[]) {
        const moved = entry.sources.flatMap(({ node }) => (node instanceof Element && node.closest('main') ? [node] : []));
        // Ignore a few letters that move by a fraction of a pixel.
        if (moved.length === 0 || entry.value < 1e-6) continue;
        watch.shift += entry.value;
        watch.moved.push(...moved.map((element) => element.outerHTML.slice(0, 120)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts since the last call. */
export const shiftOf = (page: Page): Promise<{ shift: number; moved: string[] }> =>
  page.evaluate(async () => {
    // The observer runs only after the frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { shiftWatch } = window as unknown as { shiftWatch: { shift: number; moved: string[] } };
    const so = { ...shiftWatch };
    Object.assign(shiftWatch, { shift: 0, moved: [] });
    return so;
  });

/** The expected value when nothing moved. */
export const STILL = { shift: 0, moved: [] as string[] };

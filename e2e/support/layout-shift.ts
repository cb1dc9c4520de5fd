import type { Page } from '@playwright/test';

interface Watch {
  shifts: { readonly at: number; readonly value: number; readonly moved: readonly string[] }[];
  /** When the typeface and its fallbacks were loading. Chromium says so in a later frame, also after it has laid the page out with them. */
  readonly loading: { readonly from: number; to: number }[];
}

/**
 * Adds up layout shifts, including those right after an input, which browsers exclude.
 * @param options.typeface - counts those while the typeface loads, too: typeface.spec.ts tests them, and html.spec.ts those of hydration
 */
export async function watchShift(page: Page, { typeface = false } = {}): Promise<void> {
  await page.addInitScript((countsTypeface) => {
    const watch: Watch = { shifts: [], loading: [] };
    Object.assign(window, { shiftWatch: watch });
    /** A busy machine may take this long for a frame. */
    const FRAME_MS = 500;
    if (!countsTypeface) {
      document.fonts.addEventListener('loading', () => watch.loading.push({ from: performance.now() - FRAME_MS, to: Infinity }));
      document.fonts.addEventListener('loadingdone', () => {
        for (const period of watch.loading) period.to = Math.min(period.to, performance.now() + FRAME_MS);
      });
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] })[]) {
        const moved = entry.sources.flatMap(({ node }) => (node instanceof Element && node.closest('main') ? [node] : []));
        // Ignore a few letters that move by a fraction of a pixel.
        if (moved.length === 0 || entry.value < 1e-6) continue;
        watch.shifts.push({ at: entry.startTime, value: entry.value, moved: moved.map((element) => element.outerHTML.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, typeface);
}

/** Layout shifts since the last call. */
export const shiftOf = (page: Page): Promise<{ shift: number; moved: string[] }> =>
  page.evaluate(async () => {
    // The observer runs only after the frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { shiftWatch: watch } = window as unknown as { shiftWatch: Watch };
    const counted = watch.shifts.filter(({ at }) => !watch.loading.some(({ from, to }) => at >= from && at <= to));
    watch.shifts = [];
    return { shift: counted.reduce((sum, { value }) => sum + value, 0), moved: counted.flatMap(({ moved }) => moved) };
  });

/** The expected value when nothing moved. */
export const STILL = { shift: 0, moved: [] as string[] };

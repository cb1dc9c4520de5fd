/** Watches how the page's scripts take over the HTML of the server. */
import type { Page } from '@playwright/test';
import { gate, untilAlive } from './visit.ts';

/** The script that hydrates a page. */
export const MAIN_SCRIPT = /\/main\.[0-9a-f]+\.js$/;

export interface Takeover {
  /** Number of elements the server sent, without styles, which styled-components removes. */
  readonly served: number;
  /** Number of those that are no longer in the page. */
  readonly lost: number;
  /** Number of elements in header, main and footer that the server did not send. */
  readonly added: number;
  /** HTML of the elements that a layout shift moved. */
  readonly moved: readonly string[];
}

/** The rest of the expected result. */
export const UNCHANGED: Omit<Takeover, 'served'> = { lost: 0, added: 0, moved: [] };

/** Opens a page, delays its scripts until the HTML is painted, and compares the elements before and after hydration. */
export async function takeOver(page: Page, path: string): Promise<Takeover> {
  const scripts = gate();
  await page.route(MAIN_SCRIPT, async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await painted();
    await document.fonts.ready; // typeface.spec.ts tests that its arrival moves nothing.
    await painted();
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
        for (const { node } of sources) moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'nothing'));
      }
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { found: { served: [...document.querySelectorAll('#root :not(style)')], moved, painted } });
  });
  scripts.open();
  await untilAlive(page);
  await page.unroute(MAIN_SCRIPT);
  return page.evaluate(async () => {
    const { found } = window as unknown as { found: { served: Element[]; moved: string[]; painted: () => Promise<void> } };
    await found.painted();
    const known = new Set(found.served);
    return {
      served: found.served.length,
      lost: found.served.filter((element) => !element.isConnected).length,
      added: [...document.querySelectorAll('#root :is(header, main, footer) *')].filter((element) => !known.has(element)).length,
      moved: found.moved,
    };
  });
}

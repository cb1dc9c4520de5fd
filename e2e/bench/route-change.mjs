/**
 * Measures client-side navigation from the home page to a page of another remote on the slow phone, until its heading appears. The visitor
 * has looked at the home page until nothing more was loading.
 */
import { untilQuiet, visitSlowly } from './browser.mjs';

const TARGET = '/crypto-tax-calculator';

/** Clicks the link and returns the milliseconds until the next page's heading is in the document. */
const follow = (page) =>
  page.evaluate(
    (path) =>
      new Promise((resolve) => {
        const former = document.querySelector('h1');
        const start = performance.now();
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading && heading !== former) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        document.querySelector(`a[href="${path}"]`).click();
        look();
      }),
    TARGET,
  );

/** @returns {Promise<{ cold: number, prefetched: number }>} milliseconds */
export async function routeChanges(browser, url, brief) {
  const cold = await visitSlowly(browser, url, brief);
  await untilQuiet(cold.page);
  const figures = { cold: await follow(cold.page) };
  await cold.close();

  const warm = await visitSlowly(browser, url, brief);
  await untilQuiet(warm.page);
  await warm.page.evaluate(
    (path) => document.querySelector(`a[href="${path}"]`).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    TARGET,
  );
  await untilQuiet(warm.page);
  figures.prefetched = await follow(warm.page);
  await warm.close();
  return figures;
}

/** Measures client-side navigation from the home page to a page of another remote on the slow phone, until its heading appears. */
import { visitSlowly } from './browser.mjs';

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
export async function routeChanges(browser, url) {
  const cold = await visitSlowly(browser, url);
  const figures = { cold: await follow(cold.page) };
  await cold.close();

  const warm = await visitSlowly(browser, url);
  await warm.page.evaluate(
    (path) => document.querySelector(`a[href="${path}"]`).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    TARGET,
  );
  // Wait until no request has finished for a second.
  await warm.page.waitForFunction(() => performance.now() - performance.getEntriesByType('resource').at(-1).responseEnd > 1000);
  figures.prefetched = await follow(warm.page);
  await warm.close();
  return figures;
}

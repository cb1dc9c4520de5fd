/** Opens pages in a browser that emulates a slow phone and collects performance figures. */
import { chromium } from '@playwright/test';

/** Lighthouse's mobile profile: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, a quarter of this machine's CPU speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });

/** Runs in the page before its own scripts and collects what only the page can observe. */
function watch() {
  const seen = { lcp: 0, longTasks: [], calculatorBound: 0, allBound: 0 };
  Object.assign(window, { seen });
  const observe = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));

  // React sets this property on an element once it has attached its handlers.
  const isBound = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const bound = (within) => {
    const controls = [...document.querySelectorAll(`${within} :is(input, select, textarea, button)`)];
    return controls.length > 0 && controls.every(isBound);
  };
  // Run only one check per frame, because each takes time from the page.
  const look = () => {
    if (!seen.calculatorBound) {
      if (bound('section[data-calculator="main"]')) seen.calculatorBound = performance.now();
    } else if (document.querySelector('section[data-calculator="simulator"] select') && bound('main')) seen.allBound = performance.now();
    if (!seen.allBound) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a URL in a fresh profile on the slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function visitSlowly(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => window.seen.allBound > 0, undefined, { timeout: 60_000 });
  const figures = await page.evaluate(() => {
    const { lcp, longTasks, calculatorBound, allBound } = window.seen;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < calculatorBound);
    const scripts = asked.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      lcp,
      calculatorBound,
      allBound,
      blocking: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      // Plus one for the document.
      requests: asked.length + 1,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  return { page, figures, close: () => context.close() };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

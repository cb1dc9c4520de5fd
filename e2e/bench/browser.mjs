/** Opens pages in a browser that emulates a slow phone and collects performance figures. */
import { chromium } from '@playwright/test';
import { startSite } from '../../scripts/site.mjs';

/** Lighthouse's mobile profile: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, a quarter of this machine's CPU speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

/** How often to look whether the page has reacted. By timer and rarely, because a look takes time and a frame interrupts hydration. */
const LOOK_MS = 30;

/** @param {string[]} [flags] - further flags of Chromium */
export const launch = (flags = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', ...flags],
  });

/** Runs in the page before its own scripts and collects what only the page can observe. */
function watch(lookMs) {
  const seen = { lcp: 0, longTasks: [], calculatorBound: 0, allBound: 0 };
  Object.assign(window, { seen });
  const observe = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));

  // React sets this property on an element once it has attached its handlers.
  const isBound = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const bound = (within) => {
    const controls = [...(document.querySelector(within)?.querySelectorAll('input, select, textarea, button') ?? [])];
    return controls.length > 0 && controls.every(isBound);
  };
  const look = () => {
    if (!seen.calculatorBound) {
      if (bound('section[data-calculator="main"]')) seen.calculatorBound = performance.now();
    } else if (document.querySelector('section[data-calculator="simulator"] select') && bound('main')) seen.allBound = performance.now();
    if (!seen.allBound) setTimeout(look, lookMs);
  };
  look();
}

/**
 * Opens a URL in a fresh profile on the slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {boolean} brief - without slowing down
 */
export async function visitSlowly(browser, url, brief = false) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (!brief) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(watch, LOOK_MS);
  await page.goto(url);
  await page.waitForFunction(() => window.seen.allBound > 0, undefined, { timeout: 60_000, polling: LOOK_MS });
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

/** Waits until no request has finished for a second from now on. */
export const untilQuiet = async (page) => {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    (since) => performance.now() - Math.max(since, performance.getEntriesByType('resource').at(-1).responseEnd) > 1000,
    now,
  );
};

/**
 * Runs a measurement on a given site, or on its own.
 * @template T
 * @param {string | undefined} site - URL of a running site
 * @param {(url: string) => Promise<T>} measure
 */
export async function onSite(site, measure) {
  if (site) return measure(site);
  const own = await startSite({ port: 0, env: { RATE_LIMIT_PER_MINUTE: '0' }, output: 'ignore' });
  try {
    return await measure(own.url);
  } finally {
    await own.stop();
  }
}

/** The same with a browser. */
export const inBrowser = (site, measure) =>
  onSite(site, async (url) => {
    const browser = await launch();
    try {
      return await measure(browser, url);
    } finally {
      await browser.close();
    }
  });

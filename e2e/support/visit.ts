import { expect, type APIResponse, type Page, type Request, type Response } from '@playwright/test';

/** A path that never has a page. */
export const NOWHERE = '/there-is-no-page-here';

/** The browser's console message for a 404. */
export const STATUS_404 = /the server responded with a status of 404/;

/** Waits until the shell is hydrated, whatever happens to the page. From then on it manages scroll restoration. */
export async function untilShellIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Waits until the page, too, is hydrated or has failed. */
export async function untilAlive(page: Page): Promise<void> {
  await untilShellIsAlive(page);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}

/** Opens a path and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Disables idle callbacks, so the page does not fetch the code of later sections. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Records the page's requests from now on. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/**
 * Waits until the page has loaded what it loads when it is idle. `networkidle` tells nothing after the page has once been idle.
 * @param requests - those of the page since it was opened
 */
export async function untilQuiet(page: Page, requests: readonly Request[]): Promise<void> {
  await expect(async () => {
    const before = requests.length;
    await Promise.all(requests.map((request) => request.response()));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
    expect(requests.length).toBe(before);
  }).toPass();
}

/** Addresses of the requests for data, without the typeface, scripts and the list of the pages' scripts. */
export const dataRequests = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => !['script', 'font'].includes(request.resourceType()))
    .map((each) => each.url())
    .filter((url) => !PAGE_FILES.test(url));

/** The list of the pages' scripts in one language. */
export const PAGE_FILES = /\/page-files\.[a-z]+\.json$/;

/** Names of the translation chunks among the requests: `words-home-es-json.1f2e3d4c.js`. */
export const wordsIn = (requests: readonly Request[]): string[] =>
  requests.map((request) => /\/(words-[\w-]+)-json\.[0-9a-f]+\.js$/.exec(request.url())?.[1]).filter((name) => name !== undefined);

/** A promise and the function that resolves it, to hold a request back. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Checks the server's HTML without printing the whole document on failure. */
export async function expectHtml(response: Response | APIResponse | null, part: string): Promise<void> {
  const html = (await response?.text()) ?? '';
  expect(html.includes(part), `${response?.url()} holds ${part}`).toBe(true);
}

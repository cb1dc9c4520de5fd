import { expect, type APIResponse, type Page, type Request, type Response } from '@playwright/test';

/** A path that no page of the site has, now or later. */
export const NOWHERE = '/there-is-no-page-here';

/** What the browser's console says of the status of a document or a file. */
export const STATUS_404 = /the server responded with a status of 404/;

/** Resolves once the shell answers to the visitor, whatever becomes of the page: then it, and not the browser, keeps the scroll positions. */
export async function untilShellIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Resolves once the page answers to the visitor, too, or has failed to. */
export async function untilAlive(page: Page): Promise<void> {
  await untilShellIsAlive(page);
  await page.waitForFunction(() => 'inUse' in document.documentElement.dataset);
}

/** Opens a path and waits until the page is alive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** The page never finds its browser idle: what it does then, such as fetching the code of its further sections, stays undone. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Keeps the requests a page makes from now on. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Keeps the requests for scripts of the words of some page in some language: `words-home-es-json.1f2e3d4c.js`. */
export const wordsIn = (requests: readonly Request[]): string[] =>
  requests.map((request) => /\/(words-[\w-]+)-json\.[0-9a-f]+\.js$/.exec(request.url())?.[1]).filter((name) => name !== undefined);

/** A promise and the function that fulfils it: what holds a request until the test has seen enough. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** What the server sent, before any script. Says what is missing without printing the whole document. */
export async function expectHtml(response: Response | APIResponse | null, part: string): Promise<void> {
  const html = (await response?.text()) ?? '';
  expect(html.includes(part), `${response?.url()} holds ${part}`).toBe(true);
}

import { expect, type JSHandle, type Page } from '@playwright/test';

/** The document of a path as the server sends it. It is parsed and not rendered, which takes a fraction of the time. */
export async function documentAt(page: Page, path: string): Promise<JSHandle<Document>> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  // The policy of a page of the site would apply to what is parsed there.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  return page.evaluateHandle((html) => new DOMParser().parseFromString(html, 'text/html'), await response.text());
}

/** The words of a page's main part. */
export const textOf = (html: string): string => html.slice(html.indexOf('<main')).replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gsu, '');

/** What a page shows in place of a value or a text that it lacks. */
export const MISSING = /NaN|Infinity|undefined|\{\{|&lt;/u;

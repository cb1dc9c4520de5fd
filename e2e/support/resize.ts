import type { Page } from '@playwright/test';

/**
 * Resizes the window of a page that is already open. Chromium 156 sometimes forgets to style the page again when a media query changes. A
 * new rule for all elements makes it compute every style, in which only the media queries that match take part.
 */
export async function resize(page: Page, window: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate((value) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after { --resized: ${value} }`);
    document.adoptedStyleSheets.push(sheet);
  }, `${window.width}-${window.height}-${Date.now()}`);
}

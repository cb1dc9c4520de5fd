import type { Page } from '@playwright/test';

/** English names of forms and laws without a `lang` attribute in a page of another language. An agency's own name needs none. */
export const unmarkedEnglish = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { data, parentElement } = text as Text;
      if (!/\b(Forms? (\d|W-|[A-Z]+-)|Schedule [A-Z\d]|Worksheet|Rev\. Proc|U\.S\.C|Pub\. L)/.test(data)) continue;
      if (!parentElement?.closest('[lang=en], script')) found.push(data.slice(0, 120));
    }
    return found;
  });

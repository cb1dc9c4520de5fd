import { expect, type Page } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';
import { word, type Language } from './words.ts';

/** Reads an open article by keyboard alone: skip link, a section, an answer. */
export async function readByKeyboard(page: Page, keys: Keyboard, language: Language): Promise<void> {
  await keys.press(page.getByRole('link', { name: word(language, 'shell:skipToContent') }));
  const section = page
    .getByRole('navigation', { name: word(language, 'article:contents') })
    .getByRole('link')
    .last();
  await keys.press(section);
  await expect(page.getByRole('region', { name: (await section.textContent()) ?? '', exact: true })).toBeFocused();
  const question = page.locator('#faq details').first();
  if ((await question.count()) === 0) return;
  await keys.press(question.locator('summary'));
  await expect(question.getByRole('paragraph')).toBeVisible();
}

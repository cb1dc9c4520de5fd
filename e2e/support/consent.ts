import type { Page } from '@playwright/test';

/** The consent record, as the specification defines it. */
export interface ConsentRecord {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly advertising: boolean;
  readonly consentDate: string;
}

export const NECESSARY_ONLY: ConsentRecord = {
  necessary: true,
  analytics: false,
  functional: false,
  advertising: false,
  consentDate: '2025-01-15T12:00:00.000Z',
};

/** Stores a record once, before the page's first script, so the visitor's later choices stay. */
export async function givenConsent(page: Page, consent: ConsentRecord): Promise<void> {
  await page.addInitScript((record) => {
    try {
      if (localStorage.getItem('cookieConsent') === null) localStorage.setItem('cookieConsent', record);
    } catch {
      // Some tests block storage.
    }
  }, JSON.stringify(consent));
}

/** Reads the stored consent record. */
export const storedConsent = (page: Page): Promise<ConsentRecord | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as never);

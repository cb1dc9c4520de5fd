import type { Page } from '@playwright/test';

/** The record as the specification has it. */
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

/** Puts a record in place before the page's first script, once: what the visitor chooses afterwards stays. */
export async function givenConsent(page: Page, consent: ConsentRecord): Promise<void> {
  await page.addInitScript((record) => {
    try {
      if (localStorage.getItem('cookieConsent') === null) localStorage.setItem('cookieConsent', record);
    } catch {
      // A test that denies the storage.
    }
  }, JSON.stringify(consent));
}

/** What the browser holds of the consent. */
export const storedConsent = (page: Page): Promise<ConsentRecord | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as never);

/** Choosing. Fetched with the banner or the dialog: who has chosen needs nothing of it. */
import { CONSENT_KEY, CONSENT_VERSION, CONSENT_VERSION_KEY, type Consent } from '@bracketwise/shared-ui/runtime';
import { showConsent } from './consent-store.ts';
import { forget } from './forget.ts';

/** The categories that may be refused. */
export const OPTIONAL_CATEGORIES = ['analytics', 'functional', 'advertising'] as const;
export type ConsentChoice = Readonly<Record<(typeof OPTIONAL_CATEGORIES)[number], boolean>>;

const everyCategory = (agreed: boolean): ConsentChoice => ({ analytics: agreed, functional: agreed, advertising: agreed });
export const ALL = everyCategory(true);
export const NECESSARY_ONLY = everyCategory(false);

/** Keeps a choice with its date, and removes what the refused categories have stored. */
export function giveConsent({ analytics, functional, advertising }: ConsentChoice): void {
  const given: Consent = { necessary: true, analytics, functional, advertising, consentDate: new Date().toISOString() };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(given));
    localStorage.setItem(CONSENT_VERSION_KEY, CONSENT_VERSION);
  } catch {
    // Storage is denied or full: the choice holds for this page alone, and without a record nothing is reported.
  }
  showConsent(given);
  for (const category of OPTIONAL_CATEGORIES) if (!given[category]) forget(category);
}

/** A browser that speaks for its owner: analytics and advertising are refused until they are chosen here. */
export const globalPrivacyControl = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

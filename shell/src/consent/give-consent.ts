/** Records a choice. Loaded with the banner or the dialog. */
import { CONSENT_KEY, CONSENT_VERSION, CONSENT_VERSION_KEY, type Consent } from '@bracketwise/shared-ui/runtime';
import { showConsent } from './consent-store.ts';
import { forget } from './forget.ts';

/** The categories that visitors can refuse. */
export const OPTIONAL_CATEGORIES = ['analytics', 'functional', 'advertising'] as const;
export type ConsentChoice = Readonly<Record<(typeof OPTIONAL_CATEGORIES)[number], boolean>>;

const everyCategory = (agreed: boolean): ConsentChoice => ({ analytics: agreed, functional: agreed, advertising: agreed });
export const ALL = everyCategory(true);
export const NECESSARY_ONLY = everyCategory(false);

/** Stores a choice with its date, and removes what the refused categories have stored. */
export function giveConsent({ analytics, functional, advertising }: ConsentChoice): void {
  const given: Consent = { necessary: true, analytics, functional, advertising, consentDate: new Date().toISOString() };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(given));
    localStorage.setItem(CONSENT_VERSION_KEY, CONSENT_VERSION);
  } catch {
    // Storage is full or unavailable: the choice applies to this page only, and without a record nothing is reported.
  }
  showConsent(given);
  for (const category of OPTIONAL_CATEGORIES) if (!given[category]) void forget(category);
}

/** True if the browser sends Global Privacy Control. Analytics and advertising are then off until the visitor turns them on. */
export const globalPrivacyControl = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The visitor's consent for the parts that show it: what this browser keeps, or, where it keeps nothing, what was chosen on this page. */
import { useSyncExternalStore } from 'react';
import { CONSENT_KEY, CONSENT_VERSION, CONSENT_VERSION_KEY, readConsent, type Consent } from '@bracketwise/shared-ui/runtime';
import { forget } from './forget.ts';

/** The categories that may be refused. */
export const OPTIONAL_CATEGORIES = ['analytics', 'functional', 'advertising'] as const;
export type ConsentChoice = Readonly<Record<(typeof OPTIONAL_CATEGORIES)[number], boolean>>;

const everyCategory = (agreed: boolean): ConsentChoice => ({ analytics: agreed, functional: agreed, advertising: agreed });
export const ALL = everyCategory(true);
export const NECESSARY_ONLY = everyCategory(false);

/** `null` where nothing has been chosen; undefined until it has been looked up. */
let consent: Consent | null | undefined;
const listeners = new Set<() => void>();

function show(next: Consent | null): void {
  consent = next;
  for (const listener of listeners) listener();
}

/** In another tab a choice was made, or the storage was emptied. */
function onStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === CONSENT_VERSION_KEY || key === null) show(readConsent() ?? null);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

const current = (): Consent | null => (consent ??= readConsent() ?? null);

/** @returns the consent, `null` where the visitor has not chosen yet, or undefined in the page's HTML, which knows no visitor */
export const useConsent = (): Consent | null | undefined => useSyncExternalStore(subscribe, current, () => undefined);

/** Keeps a choice with its date, and removes what the refused categories have stored. */
export function giveConsent({ analytics, functional, advertising }: ConsentChoice): void {
  const given: Consent = { necessary: true, analytics, functional, advertising, consentDate: new Date().toISOString() };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(given));
    localStorage.setItem(CONSENT_VERSION_KEY, CONSENT_VERSION);
  } catch {
    // Storage is denied or full: the choice holds for this page alone, and without a record nothing is reported.
  }
  show(given);
  for (const category of OPTIONAL_CATEGORIES) if (!given[category]) forget(category);
}

/** A browser that speaks for its owner: analytics and advertising are refused until they are chosen here. */
export const globalPrivacyControl = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

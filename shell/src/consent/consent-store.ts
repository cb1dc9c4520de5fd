/** The visitor's consent for the parts that show it: what this browser keeps, or, where it keeps nothing, what was chosen on this page. */
import { useSyncExternalStore } from 'react';
import { CONSENT_KEY, CONSENT_VERSION_KEY, readConsent, type Consent } from '@bracketwise/shared-ui/runtime';

/** `null` where nothing has been chosen; undefined until it has been looked up. */
let consent: Consent | null | undefined;
const listeners = new Set<() => void>();

/** Shows a consent to whoever reads it here. */
export function showConsent(next: Consent | null): void {
  consent = next;
  for (const listener of listeners) listener();
}

/** In another tab a choice was made, or the storage was emptied. */
function onStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === CONSENT_VERSION_KEY || key === null) showConsent(readConsent() ?? null);
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

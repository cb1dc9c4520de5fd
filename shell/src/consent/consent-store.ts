/** The visitor's consent for the components that show it: the stored one, or, without storage, the choice made on this page. */
import { useSyncExternalStore } from 'react';
import { readConsent, type Consent } from '@bracketwise/shared-ui/runtime';

/** `null` if the visitor has not chosen; undefined before the first read. */
let consent: Consent | null | undefined;
const listeners = new Set<() => void>();

/** Updates the consent and notifies subscribers. */
export function showConsent(next: Consent | null): void {
  consent = next;
  for (const listener of listeners) listener();
}

/** Reads the consent again after another tab has changed the storage. */
const lookAgain = () => showConsent(readConsent() ?? null);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', lookAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', lookAgain);
  };
}

const current = (): Consent | null => (consent ??= readConsent() ?? null);

/** @returns the consent, `null` if the visitor has not chosen, or undefined in the server HTML */
export const useConsent = (): Consent | null | undefined => useSyncExternalStore(subscribe, current, () => undefined);

/** The visitor's consent for the parts that show it: what this browser keeps, or, where it keeps nothing, what was chosen on this page. */
import { useSyncExternalStore } from 'react';
import { readConsent, type Consent } from '@bracketwise/shared-ui/runtime';

/** `null` where nothing has been chosen; undefined until it has been looked up. */
let consent: Consent | null | undefined;
const listeners = new Set<() => void>();

/** Shows a consent to whoever reads it here. */
export function showConsent(next: Consent | null): void {
  consent = next;
  for (const listener of listeners) listener();
}

/** In another tab something was stored or removed: it may have been the choice. */
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

/** @returns the consent, `null` where the visitor has not chosen yet, or undefined in the page's HTML, which knows no visitor */
export const useConsent = (): Consent | null | undefined => useSyncExternalStore(subscribe, current, () => undefined);

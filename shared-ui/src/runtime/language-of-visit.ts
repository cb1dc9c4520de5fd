/** The language that the address of the opened page named (`?lang=fr`): it speaks for the visit, so every link of the page says it too. */
import { useSyncExternalStore } from 'react';
import type { Language } from './language.ts';

let named: Language | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function nameLanguageOfVisit(language: Language | undefined): void {
  if (language === named) return;
  named = language;
  for (const listener of listeners) listener();
}

/** @returns undefined where the address named none, and in the HTML of the server, which is the same for all */
export const useNamedLanguage = (): Language | undefined =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => undefined,
  );

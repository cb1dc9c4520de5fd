/** The language named in the URL of the opened page (`?lang=fr`). It applies to the whole visit, so every link repeats it. */
import { useSyncExternalStore } from 'react';
import type { Language } from '@bracketwise/contract/languages';

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

/** @returns undefined if the URL named none, and in the server HTML, which is the same for every visitor */
export const useNamedLanguage = (): Language | undefined =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => undefined,
  );

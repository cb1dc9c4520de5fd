/**
 * State of a page that lasts until the tab is closed or reloaded, so inputs and results survive navigation. It is stored in memory per
 * visit and written nowhere.
 */
import { useAppStore } from '@bracketwise/shared-ui/runtime';
import { useMemo, useSyncExternalStore } from 'react';

class VisitState {
  readonly #values = new Map<string, unknown>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get(key: string): unknown {
    return this.#values.get(key);
  }
  set(key: string, value: unknown): void {
    this.#values.set(key, value);
    for (const listener of this.#listeners) listener();
  }
}

const visits = new WeakMap<object, VisitState>();

function useVisit(): VisitState {
  const store = useAppStore();
  const kept = visits.get(store) ?? new VisitState();
  visits.set(store, kept);
  return kept;
}

/**
 * Like `useState`, but the value outlives the page.
 * @param key - page and item, such as `home.result`
 */
export function useVisitState<T>(key: string): readonly [T | undefined, (value: T) => void] {
  const kept = useVisit();
  const read = () => kept.get(key) as T | undefined;
  const value = useSyncExternalStore(kept.subscribe, read, read);
  const keep = useMemo(() => (next: T) => kept.set(key, next), [kept, key]);
  return [value, keep];
}

/** The same for values that are only read on mount but change on every keystroke: writing them triggers no render. */
export function useVisitRef<T>(key: string): { readonly read: () => T | undefined; readonly keep: (value: T) => void } {
  const kept = useVisit();
  return useMemo(() => ({ read: () => kept.get(key) as T | undefined, keep: (value: T) => kept.set(key, value) }), [kept, key]);
}

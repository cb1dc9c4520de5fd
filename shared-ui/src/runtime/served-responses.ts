import type { CachedResponse } from './questions.ts';
import type { AppStore } from './store.ts';

const served = new WeakMap<AppStore, readonly CachedResponse[]>();

/** The responses in the page's HTML. */
export const servedResponses = (store: AppStore): readonly CachedResponse[] => served.get(store) ?? [];

/** Gives a store the responses from the page's HTML. Call it before anything renders. */
export function restoreResponses(store: AppStore, responses: readonly CachedResponse[]): void {
  served.set(store, responses);
}

import type { CachedAnswer } from './questions.ts';
import type { AppStore } from './store.ts';

const served = new WeakMap<AppStore, readonly CachedAnswer[]>();

/** The responses in the page's HTML. */
export const servedResponses = (store: AppStore): readonly CachedAnswer[] => served.get(store) ?? [];

/** Gives a store the responses from the page's HTML. Call it before anything renders. */
export function restoreResponses(store: AppStore, answers: readonly CachedAnswer[]): void {
  served.set(store, answers);
}

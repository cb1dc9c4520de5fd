/** The page's side of the service worker. */
import { Workbox } from 'workbox-window';
import type { KeptPages, OfflineMessage } from './offline-manifest.ts';

const WORKER = '/worker.js';

export const isOfflinePossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

let registered: Promise<Workbox> | undefined;
let waits = false;
const listeners = new Set<() => void>();

async function register(): Promise<Workbox> {
  const workbox = new Workbox(WORKER);
  workbox.addEventListener('waiting', () => {
    waits = true;
    for (const listener of listeners) listener();
  });
  await workbox.register();
  // A page that is open for long finds a new release when the visitor returns to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => {});
  });
  return workbox;
}

/** Registers the worker at the first call. @throws Error where the browser denies it */
const ask = async (message: OfflineMessage): Promise<KeptPages> => {
  const workbox = await (registered ??= register());
  return (await workbox.messageSW(message)) as KeptPages;
};

/** Saves a visited page. On a metered connection, only if the visitor asked for it. */
export const keepVisited = (path: string, language: string): Promise<KeptPages> => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData: boolean } };
  return ask(connection?.saveData ? { type: 'count' } : { type: 'keep', language, paths: [path] });
};
export const keepOffered = (language: string): Promise<KeptPages> => ask({ type: 'keepOffered', language });
export const countKept = (): Promise<KeptPages> => ask({ type: 'count' });

/** Forgets the registration, which was removed together with the pages. */
export const endOfflineUse = (): void => {
  registered = undefined;
};

export function onNewRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const isNewReleaseReady = (): boolean => waits;

/** Starts the waiting worker, then the page with the new release. */
export async function switchToNewRelease(): Promise<void> {
  const workbox = await registered;
  workbox?.addEventListener('controlling', () => location.reload());
  workbox?.messageSkipWaiting();
}

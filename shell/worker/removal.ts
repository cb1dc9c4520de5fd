/// <reference lib="webworker" />
/** Replaces the service worker where offline use is switched off: removes what was saved, then itself. */
import { CACHE_PREFIX } from '@bracketwise/shell/offline-manifest';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);

import type { ConsentCategory } from '@bracketwise/shared-ui/runtime';
import { isNameOf, storageInventory, type StoragePlace } from '@bracketwise/shared-ui/storage-inventory';

/** The `Domain` attributes a cookie visible on this page may have: none, the host, or any of its parent domains. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_label, index) => `; Domain=${labels.slice(index).join('.')}`)];
}

interface Store {
  readonly names: () => string[] | Promise<string[]>;
  readonly remove: (name: string) => void | Promise<unknown>;
}

const scriptOf = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname.slice(1);

const STORES: Readonly<Record<StoragePlace, Store>> = {
  cookie: {
    names: () => document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? ''),
    remove: (name) => {
      for (const domain of cookieDomains()) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    },
  },
  localStorage: { names: () => Object.keys(localStorage), remove: (name) => localStorage.removeItem(name) },
  sessionStorage: { names: () => Object.keys(sessionStorage), remove: (name) => sessionStorage.removeItem(name) },
  cacheStorage: { names: () => caches.keys(), remove: (name) => caches.delete(name) },
  serviceWorker: {
    names: async () => (await navigator.serviceWorker.getRegistrations()).map(scriptOf),
    remove: async (name) => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.filter((each) => scriptOf(each) === name).map((each) => each.unregister()));
    },
  },
};

/** Removes the inventory's items of a category from this browser. */
export async function forget(category: ConsentCategory): Promise<void> {
  for (const item of storageInventory.filter((each) => each.category === category)) {
    try {
      const { names, remove } = STORES[item.place];
      for (const name of await names()) if (isNameOf(item, name)) await remove(name);
    } catch {
      // If storage is unavailable, there is nothing to remove.
    }
  }
}

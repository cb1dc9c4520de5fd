import type { ConsentCategory } from '@bracketwise/shared-ui/runtime';
import { isNameOf, storageInventory, type StoragePlace } from '@bracketwise/shared-ui/storage-inventory';

/** The `Domain` attributes a cookie visible on this page may have: none, the host, or any of its parent domains. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_label, index) => `; Domain=${labels.slice(index).join('.')}`)];
}

const STORES: Readonly<Record<StoragePlace, { names: () => string[]; remove: (name: string) => void }>> = {
  cookie: {
    names: () => document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? ''),
    remove: (name) => {
      for (const domain of cookieDomains()) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    },
  },
  localStorage: { names: () => Object.keys(localStorage), remove: (name) => localStorage.removeItem(name) },
  sessionStorage: { names: () => Object.keys(sessionStorage), remove: (name) => sessionStorage.removeItem(name) },
};

/** Removes the inventory's items of a category from this browser. */
export function forget(category: ConsentCategory): void {
  for (const item of storageInventory.filter((each) => each.category === category)) {
    try {
      const { names, remove } = STORES[item.place];
      for (const name of names()) if (isNameOf(item, name)) remove(name);
    } catch {
      // If storage is unavailable, there is nothing to remove.
    }
  }
}

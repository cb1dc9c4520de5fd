/**
 * Items the visitor saved in this browser: a list in local storage under one key. Nothing is written before the visitor saves, and
 * removing the last item removes the key.
 */
export interface SavedItem {
  /** Identifies the item. Saving another one with the same id replaces it. */
  readonly id: string;
}

export interface Saved<T extends SavedItem> {
  /** Newest first. */
  readonly items: readonly T[];
  /** The key holds something unreadable. The next save replaces it. */
  readonly unreadable: boolean;
}

/** `full`: no space left. `denied`: the browser stores nothing for this site. */
export type SaveOutcome = 'saved' | 'full' | 'denied';

export interface SavedList<T extends SavedItem> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until something changes. */
  readonly read: () => Saved<T>;
  readonly save: (item: T) => SaveOutcome;
  readonly remove: (id: string) => void;
}

/** For rendering without scripts or without storage. */
export const NOTHING_SAVED: Saved<never> = { items: [], unreadable: false };

/**
 * @param key - in local storage
 * @param itemIn - validates a parsed value; undefined skips it
 */
export function savedList<T extends SavedItem>(key: string, itemIn: (value: unknown) => T | undefined): SavedList<T> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly saved: Saved<T> } = { text: null, saved: NOTHING_SAVED };

  function parsed(text: string | null): Saved<T> {
    if (text === null) return NOTHING_SAVED;
    try {
      const values: unknown = JSON.parse(text);
      if (!Array.isArray(values)) return { items: [], unreadable: true };
      return { items: values.flatMap((value) => itemIn(value) ?? []), unreadable: false };
    } catch {
      return { items: [], unreadable: true };
    }
  }

  function read(): Saved<T> {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // Storage is unavailable, so nothing was saved.
    }
    if (text !== known.text) known = { text, saved: parsed(text) };
    return known.saved;
  }

  function write(items: readonly T[]): SaveOutcome {
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(items));
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
    }
    for (const listener of listeners) listener();
    return 'saved';
  }

  const without = (id: string) => read().items.filter((item) => item.id !== id);

  return {
    subscribe: (listener) => {
      // Another tab of the site may save too.
      const ofOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', ofOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', ofOtherTab);
      };
    },
    read,
    save: (item) => write([item, ...without(item.id)]),
    remove: (id) => void write(without(id)),
  };
}

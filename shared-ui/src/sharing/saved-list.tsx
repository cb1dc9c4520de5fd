/**
 * What a visitor chose to keep, in this browser alone: a list in local storage under one key. Nothing is written before the
 * visitor saves, and removing the last item removes the key.
 */
export interface SavedItem {
  /** What makes it the same as another: saving it again replaces that one. */
  readonly id: string;
}

export interface Saved<T extends SavedItem> {
  /** The newest first. */
  readonly items: readonly T[];
  /** Something stands under the key, but no list of ours. The next item takes its place. */
  readonly unreadable: boolean;
}

/** `full`: there is no room left. `denied`: this browser stores nothing for the site. */
export type SaveOutcome = 'saved' | 'full' | 'denied';

export interface SavedList<T extends SavedItem> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly read: () => Saved<T>;
  readonly save: (item: T) => SaveOutcome;
  readonly remove: (id: string) => void;
}

/** What a page without scripts, or without storage, knows. */
export const NOTHING_SAVED: Saved<never> = { items: [], unreadable: false };

/**
 * @param key - in local storage
 * @param itemIn - the item in a value that was read, or undefined where there is none: it is passed over
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
      // Storage is denied: nothing was saved.
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
      // Another tab of the site may save as well.
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

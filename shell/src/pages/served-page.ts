import { createContext } from 'react';
import type { SitePage } from '@bracketwise/shared-ui/runtime';
import { CONTENT_ID } from '../document-contract.ts';

/** Elements that `render` wrote into the head. React adopts them only if it hydrates the page. */
const METADATA =
  'title, meta[property], meta[name]:not([name=viewport], [name=color-scheme], [name=theme-color]), link:is([rel=canonical], [rel=alternate])';

const servedMetadata = () => [...document.head.querySelectorAll(METADATA)];

/** Removes them before React renders the metadata of a page it does not hydrate. */
export function removeServedMetadata(): void {
  for (const element of servedMetadata()) element.remove();
}

/** A page's server HTML. It stays readable until the page's code has loaded, however long that takes. */
export interface ServedPage {
  readonly page: SitePage;
  readonly language: string;
  /** The page's elements, with what the visitor has typed into them. */
  readonly elements: readonly Element[];
  /** Whether the HTML still waits for the page's code. */
  readonly isWaiting: () => boolean;
  /** Resolves when it no longer waits. */
  readonly settled: Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call when React has hydrated the HTML. */
  readonly hydrated: () => void;
  /** Call when other content has replaced the page. Removes its metadata, unless the HTML has hydrated. */
  readonly replaced: () => void;
}

export function readServedPage(page: SitePage): ServedPage {
  // Keeps the elements themselves, because those that React adds later match the same selector.
  const metadata = servedMetadata();
  const elements = [...(document.getElementById(CONTENT_ID)?.children ?? [])];
  const listeners = new Set<() => void>();
  let waiting = true;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));

  const end = () => {
    waiting = false;
    for (const listener of listeners) listener();
    settle();
  };
  return {
    page,
    language: document.documentElement.lang,
    elements,
    settled,
    isWaiting: () => waiting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hydrated: () => {
      if (waiting) end();
    },
    replaced: () => {
      if (!waiting) return;
      for (const element of metadata) element.remove();
      end();
    },
  };
}

/** Null in `render`, and if the document has no page HTML. */
export const ServedPageContext = createContext<ServedPage | null>(null);

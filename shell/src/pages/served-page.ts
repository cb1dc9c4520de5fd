import { createContext } from 'react';
import type { SitePage } from '@bracketwise/shared-ui/site-map';
import { CONTENT_ID } from '../document-contract.ts';

/** What `render` wrote into the head of the page. React adopts it where it hydrates the page, and nowhere else. */
const METADATA =
  'title, meta[property], meta[name]:not([name=viewport], [name=color-scheme], [name=theme-color]), link:is([rel=canonical], [rel=alternate])';

const servedMetadata = () => [...document.head.querySelectorAll(METADATA)];

/** Makes way for the metadata that React draws with a page it does not hydrate. */
export function removeServedMetadata(): void {
  for (const element of servedMetadata()) element.remove();
}

/** The HTML of a page as it came with this document. It stays readable until the page's code arrives, however long that takes. */
export interface ServedPage {
  readonly page: SitePage;
  readonly language: string;
  /** The page's elements, with what the visitor has typed into them. */
  readonly elements: readonly Element[];
  /** Whether the HTML still waits for its code. */
  readonly isWaiting: () => boolean;
  /** Resolves when it no longer does. */
  readonly settled: Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** React has hydrated the HTML. */
  readonly hydrated: () => void;
  /** Something else has taken the page's place, so that its metadata must go, too. Does nothing once the HTML is hydrated. */
  readonly replaced: () => void;
}

export function readServedPage(page: SitePage): ServedPage {
  // Remembered one by one: what React adds later matches the same selector.
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

/** Null while `render` writes the page, and where the document came without a page's HTML. */
export const ServedPageContext = createContext<ServedPage | null>(null);

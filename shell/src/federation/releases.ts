/**
 * The list of every remote's release, which `render` publishes next to the pages. It names the entry and the scripts of each page, with their
 * digests. A page itself has those of one remote, its own,, because the others are released without it.
 */
import type { i18n as I18n } from 'i18next';
import { know } from './released-scripts.ts';
import type { RemoteFiles } from './remote-files.ts';

/** Content of `/page-files.<language>.json`, by remote. */
export type PageFiles = Readonly<Record<string, RemoteFiles>>;

/** How long a list is used without asking for a newer one. An open page follows a release or a rollback after that. */
const FRESH_MS = 60_000;

export interface Releases {
  /** The entry in use of each remote that this document has loaded. */
  readonly inUse: Map<string, string>;
  /** The list in the current language, if it has arrived. */
  readonly known: () => PageFiles | undefined;
  /** @param how.again - whether to ask again although the list is fresh */
  readonly fetch: (how?: { readonly again?: boolean }) => Promise<PageFiles>;
}

export function createReleases(words: I18n): Releases {
  const arrived = new Map<string, PageFiles>();
  let asked: { readonly language: string; readonly at: number; readonly list: Promise<PageFiles> } | undefined;
  const ask = async (language: string) => {
    const response = await fetch(`/page-files.${language}.json`);
    if (!response.ok) throw new Error(`The list of the releases answered ${response.status}`);
    const list = (await response.json()) as PageFiles;
    for (const { digests } of Object.values(list)) know(digests);
    arrived.set(language, list);
    return list;
  };
  return {
    inUse: new Map(),
    known: () => arrived.get(words.language),
    fetch: ({ again = false } = {}) => {
      const { language } = words;
      const isFresh = asked && asked.language === language && performance.now() - asked.at < FRESH_MS;
      if (asked && isFresh && !again) return asked.list;
      const list = ask(language);
      asked = { language, at: performance.now(), list };
      // The next call asks again.
      list.catch(() => (asked = undefined));
      return list;
    },
  };
}

import type { i18n as I18n } from 'i18next';
import type { SitePage } from '@bracketwise/shared-ui/site-map';

/** URLs by remote and exposed page. */
type PageFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** In the name of a file with texts, such as `words-salary-es-json.9c3f0b12.js`. Several remotes have the shared ones. */
const NAMESPACE = /\/words-(.+)-[a-z]{2}-json\./;

/**
 * Requests all scripts of a page at once. Without it, the browser learns of the page's scripts from the remote's entry, and of its texts
 * from the page.
 * @param remotes - URL of each remote's entry
 * @returns a function that does nothing until the list in the current language is there
 */
export function pagePreloading(words: I18n, remotes: Readonly<Record<string, string>>): (page: SitePage) => void {
  const lists = new Map<string, PageFiles>();
  const fetchList = async (language: string) => {
    if (lists.has(language)) return;
    const response = await fetch(`/page-files.${language}.json`);
    if (response.ok) lists.set(language, (await response.json()) as PageFiles);
  };
  // Pages load without the list, too.
  const refresh = () => void fetchList(words.language).catch(() => undefined);
  refresh();
  words.on('languageChanged', refresh);

  // Browsers complain about a hint that nothing uses.
  const isThere = (href: string) => {
    const namespace = NAMESPACE.exec(href)?.[1];
    if (namespace && words.hasResourceBundle(words.language, namespace)) return true;
    return performance.getEntriesByName(new URL(href, document.baseURI).href).length > 0;
  };
  const hinted = new Set<string>();
  return ({ remote, expose }) => {
    const files = lists.get(words.language)?.[remote]?.[expose];
    if (!files) return;
    for (const href of [remotes[remote] ?? '', ...files]) {
      if (hinted.has(href) || isThere(href)) continue;
      hinted.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    }
  };
}

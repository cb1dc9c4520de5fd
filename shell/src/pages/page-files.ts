import type { i18n as I18n } from 'i18next';
import type { SitePage } from '@bracketwise/shared-ui/runtime';
import { nameOf } from '../federation/released-scripts.ts';
import type { Releases } from '../federation/releases.ts';

/** In the name of a file with texts, such as `words-salary-es-json.9c3f0b12.js`. Several remotes have the shared ones. */
const NAMESPACE = /\/words-(.+)-[a-z]{2}-json\./;

/**
 * Requests all scripts of a page at once. Without it, the browser learns of the page's scripts from the remote's entry, and of its texts
 * from the page.
 * @returns a function that does nothing until the list in the current language is there
 */
export function pagePreloading(words: I18n, releases: Releases): (page: SitePage) => void {
  // Pages of the remote in use load without the list, too.
  const refresh = () => void releases.fetch().catch(() => undefined);
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
    const { entry = '', pages, digests = {} } = releases.known()?.[remote] ?? {};
    const files = pages?.[expose];
    // A page keeps to the release that it has begun to load.
    if (!files || (releases.inUse.get(remote) ?? entry) !== entry) return;
    for (const href of [entry, ...files]) {
      if (hinted.has(href) || isThere(href)) continue;
      hinted.add(href);
      const integrity = digests[nameOf(href)];
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' });
      document.head.append(Object.assign(link, integrity && { integrity, crossOrigin: 'anonymous' }, { href }));
    }
  };
}

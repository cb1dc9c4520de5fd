/**
 * Everything the site stores in a visitor's browser. The cookie policy prints this list, withdrawing consent clears items from it,
 * and a test compares it with what a browser actually stores.
 */
import type { ConsentCategory } from '@bracketwise/shared-ui/runtime';

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage' | 'serviceWorker';

/** `tab`: until the tab is closed. `untilRemoved`: until the visitor removes it, on the site or in the browser. */
export type Retention = 'tab' | 'untilRemoved' | { readonly days: number };

export interface StoredItem {
  /** What it is used for. Several items may share a purpose. */
  readonly purpose:
    | 'consent'
    | 'language'
    | 'theme'
    | 'savedCalculations'
    | 'profile'
    | 'drafts'
    | 'offlinePages'
    | 'offlineProgram'
    | 'visitStatistics';
  readonly place: StoragePlace;
  /** Its name in the browser. A trailing `*` matches any ending. */
  readonly name: string;
  readonly category: ConsentCategory;
  readonly kept: Retention;
  readonly setBy: 'site' | 'google';
}

/**
 * Items the visitor asked for by choosing or clicking something count as necessary; none is written before that. The advertising
 * category is empty.
 */
export const storageInventory: readonly StoredItem[] = [
  { purpose: 'consent', place: 'localStorage', name: 'cookieConsent', category: 'necessary', kept: 'untilRemoved', setBy: 'site' },
  { purpose: 'consent', place: 'localStorage', name: 'cookieConsentVersion', category: 'necessary', kept: 'untilRemoved', setBy: 'site' },
  { purpose: 'language', place: 'localStorage', name: 'language', category: 'necessary', kept: 'untilRemoved', setBy: 'site' },
  { purpose: 'language', place: 'cookie', name: 'language', category: 'necessary', kept: { days: 365 }, setBy: 'site' },
  { purpose: 'theme', place: 'localStorage', name: 'theme', category: 'necessary', kept: 'untilRemoved', setBy: 'site' },
  { purpose: 'theme', place: 'cookie', name: 'theme', category: 'necessary', kept: { days: 365 }, setBy: 'site' },
  {
    purpose: 'savedCalculations',
    place: 'localStorage',
    name: 'savedCalculations*',
    category: 'necessary',
    kept: 'untilRemoved',
    setBy: 'site',
  },
  { purpose: 'profile', place: 'sessionStorage', name: 'profile', category: 'necessary', kept: 'tab', setBy: 'site' },
  { purpose: 'drafts', place: 'sessionStorage', name: 'drafts', category: 'necessary', kept: 'tab', setBy: 'site' },
  { purpose: 'visitStatistics', place: 'cookie', name: '_ga', category: 'analytics', kept: { days: 730 }, setBy: 'google' },
  { purpose: 'visitStatistics', place: 'cookie', name: '_ga_*', category: 'analytics', kept: { days: 730 }, setBy: 'google' },
  { purpose: 'offlinePages', place: 'cacheStorage', name: 'offline-*', category: 'functional', kept: { days: 365 }, setBy: 'site' },
  { purpose: 'offlineProgram', place: 'serviceWorker', name: 'worker.js', category: 'functional', kept: 'untilRemoved', setBy: 'site' },
];

/** Whether a name found in a browser belongs to an item. */
export const isNameOf = ({ name }: StoredItem, found: string): boolean =>
  name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name;

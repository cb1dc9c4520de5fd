/**
 * Everything the site keeps in a visitor's browser, once. The cookie policy prints this list, a withdrawal of consent clears by it,
 * and a test compares it with what a browser is found to hold.
 */
import type { ConsentCategory } from '@bracketwise/shared-ui/runtime';

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage';

/** `tab`: until the tab is closed. `untilRemoved`: until the visitor removes it, on the site or in the browser. */
export type Retention = 'tab' | 'untilRemoved' | { readonly days: number };

export interface StoredItem {
  /** What it is for; several items may serve the same end. */
  readonly purpose: 'consent' | 'language' | 'theme' | 'savedCalculations' | 'profile' | 'visitStatistics';
  readonly place: StoragePlace;
  /** Its name there. `*` at the end stands for any ending. */
  readonly name: string;
  readonly category: ConsentCategory;
  readonly kept: Retention;
  readonly setBy: 'site' | 'google';
}

/**
 * What the visitor asked for by choosing or pressing something is necessary for just that, and nothing of it is written before.
 * In the functional and advertising categories the site keeps nothing.
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
  { purpose: 'visitStatistics', place: 'cookie', name: '_ga', category: 'analytics', kept: { days: 730 }, setBy: 'google' },
  { purpose: 'visitStatistics', place: 'cookie', name: '_ga_*', category: 'analytics', kept: { days: 730 }, setBy: 'google' },
];

/** Whether a name found in a browser is that of an item. */
export const isNameOf = ({ name }: StoredItem, found: string): boolean =>
  name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name;

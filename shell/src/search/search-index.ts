/** What visitors can search: a page, and the sections of it that a link reaches. `render` publishes a list of them in each language. */
import type { Language } from '@bracketwise/contract/languages';
import { STATE_CODES } from '@bracketwise/contract/states';
import type { SitePage } from '@bracketwise/shared-ui/runtime';

export interface SearchSection {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  /** Terms that its text explains, and forms and subjects that it names: `NIIT`, `W-4`, `wash sale`. */
  readonly terms?: readonly string[];
}

export interface SearchPage {
  readonly kind: 'calculator' | 'guide' | 'state' | 'place' | 'page';
  readonly name: string;
  readonly path: string;
  /** A sentence on it. */
  readonly about?: string;
  /** Postal code of its state. */
  readonly code?: string;
  /** Other words to find it by. */
  readonly keywords?: string;
  readonly sections?: readonly SearchSection[];
}

/** The abbreviations that a visitor may ask for. Their names are in the texts of the search. */
export const TERMS = ['AGI', 'AMT', 'EITC', 'FEIE', 'FICA', 'HSA', 'ITIN', 'LLC', 'MAGI', 'NIIT', 'QBI', 'SALT'] as const;
export type Term = (typeof TERMS)[number];

/** Subjects that visitors ask for in words, as the texts name them in each language. The search finds them, but doesn’t explain them. */
export const SUBJECTS = ['head of household', 'cabeza de familia', 'chef de famille', 'wash sale', 'venta ficticia'] as const;

export const searchFile = (language: Language): `/search.${Language}.json` => `/search.${language}.json`;

const isState = (subject: string) => (STATE_CODES as readonly string[]).includes(subject);

export function kindOf({ shape, subject, navigation }: SitePage): SearchPage['kind'] {
  if (subject) return isState(subject) ? 'state' : 'place';
  if (shape !== 'article') return 'calculator';
  return navigation.some(({ group }) => group === 'legal') ? 'page' : 'guide';
}

/** The part of a page that the site map knows. */
export function searchPageOf(page: SitePage, name: string, about: string | undefined): SearchPage {
  const { path, subject } = page;
  const kind = kindOf(page);
  return { kind, name, path, ...(about && { about }), ...(kind === 'state' && { code: subject }) };
}

/** Id of the sentence about a page in the menus. */
export const descriptionOf = ({ id, navigation }: SitePage): string => navigation[0]?.id ?? id;

/**
 * What a remote declares about its pages, in `src/site-map/pages.json` of its folder. The shell has the declarations of all remotes, and
 * gives them to the pages (`shared-ui/src/runtime/site-map.ts`).
 */
import type { Language } from './languages.ts';

/** A name in every language. Menus and links show it before the page's own texts load. */
export type Name = Readonly<Record<Language, string>>;

export const NAVIGATION_GROUPS = ['calculators', 'specialized', 'resources', 'legal'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** The kinds of outline shown while a page loads. */
export const PAGE_SHAPES = ['home', 'calculator', 'estimate', 'article'] as const;
export type PageShape = (typeof PAGE_SHAPES)[number];

/** An entry of a navigation group. Its name is that of the page unless it has its own. */
export interface NavigationEntry {
  /** Distinguishes the entries of a page that has several. */
  readonly id?: string;
  readonly group: NavigationGroup;
  readonly name?: Name;
  /** Fragment of the section it links to, without `#`. */
  readonly anchor?: string;
  /** Moves the entry to the end of its group. Otherwise entries keep the order of their pages. */
  readonly last?: true;
  /** Shows the entry in the footer only, because the specification fixes the groups of the header. */
  readonly inFooterOnly?: true;
}

/** A page as its remote declares it. */
export interface DeclaredPage {
  readonly id: string;
  /** Place among the pages of all remotes, in menus and lists: smaller numbers come first. */
  readonly order: number;
  readonly name: Name;
  readonly path: `/${string}`;
  /** Other paths of the same page. Its canonical link is `path`. */
  readonly aliases?: readonly `/${string}`[];
  readonly shape: PageShape;
  readonly navigation: readonly NavigationEntry[];
  /** Id of the page above it; the home page unless it is given. */
  readonly parent?: string;
  /**
   * Set if its module serves one page for each state, or for each of the largest places with an income tax. Their paths begin with `path`.
   */
  readonly subjects?: 'states' | 'places';
}

/** What menus say about a remote's pages, by the id of the navigation entry, in each language. */
export type Descriptions = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A declared page, with the remote that serves it. */
export interface LocatedPage extends Omit<DeclaredPage, 'subjects'> {
  /** Folder name of the remote. */
  readonly remote: string;
  /** The states by code; places by the last part of their address. */
  readonly subjects?: 'states' | readonly string[];
}

/** A page that the shell was built without, or with another declaration: its remote was released later, or is in another repository. */
export interface FurtherPage extends LocatedPage {
  /** Id of the page before it in menus and lists; none for the first. */
  readonly after?: string;
  /** What menus say about its navigation entries, by their ids. */
  readonly descriptions: Readonly<Record<string, Name>>;
}

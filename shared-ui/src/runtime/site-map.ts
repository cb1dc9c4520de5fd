/**
 * The site map: every page of the site. The router, the navigation, the footer, links between pages, `render` and the sitemap are derived from
 * it. Each remote declares its own pages; the shell puts them together, so that a new page of one remote changes no other.
 */
import type { Language } from '@bracketwise/contract/languages';
import type { LocatedPage, Name, NavigationEntry, NavigationGroup } from '@bracketwise/contract/site-map';
import { STATE_CODES, stateSlug, type StateCode } from '@bracketwise/contract/states';
import { exposedName } from '../federation/exposed-name.ts';
import { DECLARED_PAGES, descriptions as declaredDescriptions } from '../site-map/declared-pages.ts';
import { withFurther, withFurtherDescriptions } from '../site-map/further-pages.ts';

export { NAVIGATION_GROUPS, type Name, type NavigationEntry, type NavigationGroup, type PageShape } from '@bracketwise/contract/site-map';

/**
 * Namespace of a sentence about each page in the menus, by the id of its navigation entry. Menus, the page search and the About page load it
 * when they show it.
 */
export const DESCRIPTIONS = 'descriptions';

export interface SitePage extends Omit<LocatedPage, 'order' | 'subjects'> {
  /** Which page this is, if its module serves several: the code of a state, or the last part of a place's address. */
  readonly subject?: string;
  /** Name under which the remote exposes it, derived from the id: `CapitalGainsPage`. */
  readonly expose: string;
}

const located = (page: Omit<LocatedPage, 'order'>): SitePage => ({
  ...page,
  expose: exposedName(page.id),
});

const PAGES = withFurther(DECLARED_PAGES);

/** What menus say about the pages, by the id of the navigation entry. */
export const descriptions = withFurtherDescriptions(declaredDescriptions);

/** The pages with their own module. */
export const sitePages: readonly SitePage[] = PAGES.filter(({ subjects }) => !subjects).map(located);

/** Every page of the site; those that share a module, such as the pages of the states and places, are last. */
export const everyPage: readonly SitePage[] = [
  ...sitePages,
  ...PAGES.flatMap((page) =>
    (page.subjects === 'states' ? STATE_CODES : (page.subjects ?? [])).map((subject) => ({
      ...located(page),
      id: `${page.id}/${subject}`,
      path: `${page.path}/${page.subjects === 'states' ? stateSlug(subject as StateCode) : subject}` as const,
      subject,
    })),
  ),
];

/** @throws Error if there is no such page */
export function pageOf(id: string): SitePage {
  const page = everyPage.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`The site map has no page "${id}"`);
  return page;
}

/** All paths of a page, the canonical one first. */
export const pathsOf = (page: SitePage): readonly string[] => [page.path, ...(page.aliases ?? [])];

const byPath = new Map(everyPage.flatMap((page) => pathsOf(page).map((path) => [path, page] as const)));

/** The page at a path, if any. */
export const pageAt = (pathname: string): SitePage | undefined => byPath.get(pathname);

/** The pages from the home page down to this one, which is the last. */
export const trailOf = (page: SitePage): readonly SitePage[] =>
  page.id === 'home' ? [page] : [pageOf('home'), ...(page.parent ? [pageOf(page.parent)] : []), page];

/** A page's name. @param subjectName - gives the name of its subject, for a page about a state or a place */
export const nameOf = (page: SitePage, language: Language, subjectName: (subject: string) => string): string =>
  page.name[language].replace('{{subject}}', () => subjectName(page.subject ?? ''));

export interface NavigationLink extends NavigationEntry {
  readonly id: string;
  readonly name: Name;
  readonly page: SitePage;
  /** Path with its fragment. */
  readonly to: string;
}

/** The links of a navigation group, in header order. */
export const navigationLinks = (group: NavigationGroup): readonly NavigationLink[] =>
  footerLinks(group).filter(({ inFooterOnly }) => !inFooterOnly);

/** The links of a navigation group in the footer, which has additional pages. */
export function footerLinks(group: NavigationGroup): readonly NavigationLink[] {
  const links = sitePages.flatMap((page) =>
    page.navigation
      .filter((entry) => entry.group === group)
      .map((entry): NavigationLink => ({
        id: page.id,
        name: page.name,
        ...entry,
        page,
        to: entry.anchor ? `${page.path}#${entry.anchor}` : page.path,
      })),
  );
  return [...links.filter((link) => !link.last), ...links.filter((link) => link.last)];
}

/** The pages whose calculator is also a widget: a calculator alone, for frames on other sites. */
export const widgetPages: readonly SitePage[] = sitePages.filter(({ shape }) => shape === 'home' || shape === 'calculator');

/** Path of a page's widget. Other sites use it, so it must never change. */
export const widgetPath = ({ id, shape }: SitePage): string => `/embed/${shape === 'home' ? 'main' : id}`;

/** Type of the messages that tell a host page how tall a widget is: `{ type: 'bracketwise:height', height: 640 }`, in CSS pixels. */
export const HEIGHT_MESSAGE = 'bracketwise:height';

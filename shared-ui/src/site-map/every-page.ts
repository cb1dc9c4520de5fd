import { pathsOf, sitePages, type SitePage } from './site-map.ts';
import { statePages } from './state-pages.ts';

/** Every page of the site, those of the states last. */
export const everyPage: readonly SitePage[] = [...sitePages, ...statePages];

const byPath = new Map(everyPage.flatMap((page) => pathsOf(page).map((path) => [path, page] as const)));

/** The page at a path, if any. */
export const pageAt = (pathname: string): SitePage | undefined => byPath.get(pathname);

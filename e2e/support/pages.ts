import { pathsOf, sitePages, type SitePage } from '@bracketwise/shared-ui/site-map';
import { PUBLIC_URL } from './site.ts';
import type { Language } from './words.ts';

/** Every page, with all paths at which it answers: a page that joins the site map joins these tests. */
export const pages: readonly SitePage[] = sitePages;

export const everyPath: readonly { readonly path: string; readonly page: SitePage }[] = pages.flatMap((page) =>
  pathsOf(page).map((path) => ({ path, page })),
);

/** How the address of a page in a language is published. */
export const publicAddress = (page: SitePage, language: Language): string =>
  PUBLIC_URL + page.path + (language === 'en' ? '' : `?lang=${language}`);

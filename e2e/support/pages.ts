import { pathsOf, sitePages, type SitePage } from '@bracketwise/shared-ui/site-map';
import { PUBLIC_URL } from './site.ts';
import type { Language } from './words.ts';

/** Every page with all its paths. A new page in the site map is tested automatically. */
export const pages: readonly SitePage[] = sitePages;

export const everyPath: readonly { readonly path: string; readonly page: SitePage }[] = pages.flatMap((page) =>
  pathsOf(page).map((path) => ({ path, page })),
);

/** A page's published URL in one language. */
export const publicAddress = (page: SitePage, language: Language): string =>
  PUBLIC_URL + page.path + (language === 'en' ? '' : `?lang=${language}`);

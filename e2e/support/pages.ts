import { everyPage, pathsOf, type SitePage } from '@bracketwise/shared-ui/site-map';
import { PUBLIC_URL } from './site.ts';
import type { Language } from './words.ts';

/** Every page. A new page in the site map is tested automatically. */
export const allPages: readonly SitePage[] = everyPage;

/** The state and the place whose pages browser tests open for all states and places: one module serves each kind. */
const SAMPLES = ['OH', 'new-york-city'];

/** One page of every module. */
export const pages: readonly SitePage[] = everyPage.filter(({ subject }) => subject === undefined || SAMPLES.includes(subject));

const withPaths = (of: readonly SitePage[]) => of.flatMap((page) => pathsOf(page).map((path) => ({ path, page })));

export const everyPath: readonly { readonly path: string; readonly page: SitePage }[] = withPaths(pages);
export const allPaths: typeof everyPath = withPaths(allPages);

/** A page's published URL in one language. */
export const publicAddress = (page: SitePage, language: Language): string =>
  PUBLIC_URL + page.path + (language === 'en' ? '' : `?lang=${language}`);

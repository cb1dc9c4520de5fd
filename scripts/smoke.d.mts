import type { Release } from '@bracketwise/gateway/release';

/**
 * Looks at a site from the outside: does it serve the release, and do the release's pages have all their files?
 * @param pausesMs - delays before each further try
 * @returns what was seen
 * @throws Error with the first thing that is wrong
 */
export function smoke(release: Release, site: string, pausesMs?: readonly number[]): Promise<string>;

/**
 * The scripts of an app that the site's pages name now.
 * @param pausesMs - delays before each further try
 * @throws Error if a page or a script is missing already
 * @returns a function that throws Error with the first one that the site does not serve any more, and says otherwise what it saw
 */
export function scriptsBefore(app: string, site: string, pausesMs?: readonly number[]): Promise<() => Promise<string>>;

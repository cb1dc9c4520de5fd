import type { Release } from '@bracketwise/gateway/release';

/**
 * Looks at a site from the outside: does it serve the release, and do the release's pages have all their files?
 * @param pausesMs - delays before each further try
 * @returns what was seen
 * @throws Error with the first thing that is wrong
 */
export function smoke(release: Release, site: string, pausesMs?: readonly number[]): Promise<string>;

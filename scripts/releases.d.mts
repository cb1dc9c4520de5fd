import type { Release } from '@bracketwise/gateway/release';

/** The releases of an app, newest first, as `deploy/records` records them. @throws Error if there is no such app */
export function releasesOf(app: string, root?: string): readonly Release[];

/** The version that follows an app's newest release. */
export function nextVersion(app: string, part?: 'major' | 'minor' | 'patch', attempt?: string): string;

/** The file, in an app's folder, with the cache key of its build. */
export const BUILT_FROM: string;

/** Builds every app whose inputs changed, or only the given ones. */
export function buildStale(log: (message: string) => void, ...only: readonly string[]): Promise<void>;

/** Path of an app's `release.json`. */
export function releaseFile(app: string): string;

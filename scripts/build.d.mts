export const ROOT: string;
export const WEB_APPS: readonly string[];

/** The source files in a folder, without what tools, builds and tests leave there. */
export function sourcesUnder(folder: string): Generator<string>;

/** Builds what is stale. */
export function buildStale(log: (message: string) => void): Promise<void>;

export const ROOT: string;
export const WEB_APPS: readonly string[];

/** Yields the source files in a folder, without the output of tools, builds and tests. */
export function sourcesUnder(folder: string): Generator<string>;

/** Builds every target whose inputs changed. */
export function buildStale(log: (message: string) => void): Promise<void>;

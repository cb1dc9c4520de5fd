/** See exposed-pages.mjs. */
export function exposedPages(dir: string): Readonly<Record<string, string>>;

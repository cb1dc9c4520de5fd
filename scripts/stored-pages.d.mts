/** The pages of a site that are stored between runs, with the settings that they were rendered with. */
export function storedPages(
  folder: string,
  settings: unknown,
): {
  /** @returns the remotes whose pages are out of date, or nothing if the site needs all its pages */
  take(pagesDir: string): readonly string[] | undefined;
  store(pagesDir: string): void;
};

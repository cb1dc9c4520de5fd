/** Files of tools that read no TypeScript. Each names every remote. */
export const PLACES: readonly string[];

/** The same for each installation. */
export function overlays(): readonly string[];

/** Files that a remote has outside its folder. */
export function FILES_OF(remote: string): readonly string[];

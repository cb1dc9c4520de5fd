export const ROOT: string;

/** Runs turbo. @returns its output, if piped */
export function runTasks(args: readonly string[], options?: { readonly output?: 'inherit' | 'pipe' }): Promise<string>;

/** The texts of a remote that the generator wrote and nobody has rewritten since. */
export function generatedTexts(app: string, root?: string): string[];

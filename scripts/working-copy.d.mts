/** Every file of the repository that git does not ignore. */
export function sourceFiles(): string[];

/** Copies what the compiler found out about a workspace's types. */
export function copyKnownTypes(workspace: string, folder: string): void;

/** Copies the sources to a temporary folder and links the installed packages. @returns the folder */
export function workingCopy(): string;

export function removeCopy(folder: string): void;

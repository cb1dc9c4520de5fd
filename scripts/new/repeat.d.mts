/** Whether a line concerns a remote, except in a comment. */
export function concerns(line: string, remote: string): boolean;

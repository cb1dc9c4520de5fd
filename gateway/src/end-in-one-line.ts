import { ConfigurationError } from './environment.ts';

/** Error codes for a write that the disk refuses. */
const OF_THE_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']);

/** Names the file in an error of the disk; Node does not, if it happens after the file was opened. */
export function namingFile(error: NodeJS.ErrnoException, file: string): NodeJS.ErrnoException {
  if (error.code && !error.message.includes(file)) error.message += ` '${file}'`;
  return error;
}

/** Ends a program with a one-line message if a variable or the disk is the cause. The program's own errors keep their stack. */
export function endInOneLine(): void {
  process.on('uncaughtException', (error) => {
    const isTheirs = error instanceof ConfigurationError || ('code' in error && OF_THE_DISK.has(String(error.code)));
    console.error(isTheirs ? error.message : error);
    process.exit(1);
  });
}

/**
 * Derives modification times from file contents. nginx builds a file's ETag from its time and size, so the ETag is then the same on every
 * machine and changes only with the content.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** All times are before 2004: future dates confuse tools, and `If-Unmodified-Since` then never fails. */
const SECONDS = 2 ** 30;

/** Seconds since 1970. nginx reads only whole seconds. */
export const contentTime = (content: Buffer): number => 1 + (createHash('sha256').update(content).digest().readUInt32BE() % (SECONDS - 1));

/** Sets the time of every file in a folder, recursively. */
export async function stampFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const time = contentTime(await readFile(file));
    if ((await stat(file)).mtimeMs !== time * 1000) await utimes(file, time, time);
  }
}

/** The ETag that nginx builds for a file. */
export const entityTag = ({ mtimeMs, size }: { readonly mtimeMs: number; readonly size: number }): string =>
  `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;

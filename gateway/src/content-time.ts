/**
 * Modification times made from the content of files. nginx makes the ETag of a file from its time and its size, so with these it is
 * the same on every machine, and two files differ in it if they differ at all.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** All times are before 2004: a file from the future confuses tools, and `If-Unmodified-Since` never fails. */
const SECONDS = 2 ** 30;

/** In whole seconds since 1970, which is all that nginx reads. */
export const contentTime = (content: Buffer): number => 1 + (createHash('sha256').update(content).digest().readUInt32BE() % (SECONDS - 1));

/** Gives every file in a folder, however deep, the time of its content. */
export async function stampFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const time = contentTime(await readFile(file));
    if ((await stat(file)).mtimeMs !== time * 1000) await utimes(file, time, time);
  }
}

/** The ETag that nginx makes of a file. */
export const entityTag = ({ mtimeMs, size }: { readonly mtimeMs: number; readonly size: number }): string =>
  `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;

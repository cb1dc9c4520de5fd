import path from 'node:path';
import { writePage, type Compression } from './write-page.ts';

/** Pages compressed and written in parallel. More would only queue up in memory. */
const MOST_AT_ONCE = 8;

/** Writes pages while the next ones are rendered: other threads compress them. */
export class PageWriter {
  /** Files written, not counting compressed copies. */
  count = 0;
  readonly #pagesDir: string;
  readonly #writing = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];

  constructor(pagesDir: string) {
    this.#pagesDir = pagesDir;
  }

  placeOf(file: string): string {
    return path.join(this.#pagesDir, file);
  }

  /** Waits only for a free thread. */
  async write(files: readonly string[], content: string | Buffer, compression?: Compression): Promise<void> {
    while (this.#writing.size >= MOST_AT_ONCE) await Promise.race(this.#writing);
    const written = writePage(
      files.map((file) => this.placeOf(file)),
      content,
      compression,
    )
      .catch((error: unknown) => void this.#failures.push(error))
      .finally(() => this.#writing.delete(written));
    this.#writing.add(written);
    this.count += files.length;
  }

  /** @throws AggregateError if something could not be written */
  async allWritten(): Promise<void> {
    await Promise.all(this.#writing);
    const failures = this.#failures;
    if (failures.length > 0) throw new AggregateError(failures, `Not everything could be written, first: ${String(failures[0])}`);
  }
}

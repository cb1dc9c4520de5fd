import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTime } from '@bracketwise/gateway/content-time';

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Puts a whole file in place, never half of one: the server may be handing out its predecessor. */
async function replaceFile(file: string, content: Buffer): Promise<void> {
  const time = contentTime(content);
  await writeFile(`${file}.new`, content);
  await utimes(`${file}.new`, time, time);
  await rename(`${file}.new`, file);
}

/** Whether a file is there with this content, and the time of it. */
async function isThere(file: string, content: Buffer): Promise<boolean> {
  const found = await readFile(file).catch(() => null);
  return found?.equals(content) === true && (await stat(file)).mtimeMs === contentTime(content) * 1000;
}

/** Writes a page at each of its addresses, or a file that stands beside the pages, with its compressed copies. */
export async function writePage(files: readonly string[], content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const there = await Promise.all(files.map((file) => isThere(file, bytes)));
  const wanted = files.filter((_, index) => !there[index]);
  if (wanted.length === 0) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const [brotli, gzipped] = await Promise.all([
    // Quality 9 takes a tenth of the time of 11 and is a few per cent larger; a window of 256 KB sees all of a page.
    compress.br(bytes, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    // Of less memory come smaller blocks: codes of their own for styles, text and data make a page smaller.
    compress.gz(bytes, { level: 9, memLevel: 6 }),
  ]);
  await Promise.all(
    wanted.map(async (file) => {
      await mkdir(path.dirname(file), { recursive: true });
      await Promise.all([replaceFile(`${file}.br`, brotli), replaceFile(`${file}.gz`, gzipped)]);
      // Last: where it is, its copies are.
      await replaceFile(file, bytes);
    }),
  );
}

/** Removes a page or a file next to the pages, with its compressed copies, if it is there. */
export async function removePage(file: string): Promise<void> {
  for (const name of [file, `${file}.br`, `${file}.gz`]) await rm(name, { force: true });
}

/** What a rendering keeps for the next one, which may render only some remotes. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderInstallation } from '@bracketwise/gateway/environment';

/** Not in a variant's folder, so it has no URL. */
const fileOf = ({ pagesDir }: RenderInstallation, name: string) => path.join(pagesDir, 'releases', `${name}.json`);

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** @returns undefined if nothing was noted under this name */
export async function readNote<Note>(installation: RenderInstallation, name: string): Promise<Note | undefined> {
  const text = await textOf(fileOf(installation, name));
  return text === undefined ? undefined : (JSON.parse(text) as Note);
}

/** Replaces the file, which other sites may share, unless it says the same. */
export async function writeNote(installation: RenderInstallation, name: string, note: unknown): Promise<void> {
  const file = fileOf(installation, name);
  const text = JSON.stringify(note);
  if ((await textOf(file)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

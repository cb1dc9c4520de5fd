import { readFile, writeFile } from 'node:fs/promises';
import type { Release } from './release.ts';

/** Writes a version and a revision, if given, into a build's `release.json`. A file that has them already is not touched. */
export async function nameRelease(file: string, { VERSION, REVISION }: NodeJS.ProcessEnv): Promise<void> {
  const text = await readFile(file, 'utf8');
  const release = JSON.parse(text) as Release;
  const named = { ...release, version: VERSION || release.version, revision: REVISION || release.revision };
  const wanted = `${JSON.stringify(named, null, 1)}\n`;
  if (wanted !== text) await writeFile(file, wanted);
}

/** A copy of this repository that a test may edit. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeCopy, workingCopy } from '../../scripts/working-copy.mjs';

export { copyKnownTypes, sourceFiles } from '../../scripts/working-copy.mjs';

export interface Clone {
  readonly folder: string;
  /** Replaces a part of a file. @returns a function that restores the file. @throws Error if the file does not contain the part */
  edit(file: string, from: string, to: string): () => void;
  remove(): void;
}

export function clone(): Clone {
  const folder = workingCopy();
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    edit: (file, from, to) => {
      const before = readFileSync(at(file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(at(file), before.replace(from, to));
      return () => writeFileSync(at(file), before);
    },
    remove: () => removeCopy(folder),
  };
}

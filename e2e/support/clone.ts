/** A copy of this repository that a test may edit. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/site.mjs';

/** Every file of the repository that git does not ignore. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(path.join(ROOT, file)));

export interface Clone {
  readonly folder: string;
  /** Replaces a part of a file. @returns a function that restores the file. @throws Error if the file does not contain the part */
  edit(file: string, from: string, to: string): () => void;
  remove(): void;
}

/** Links the packages in `from/node_modules`, except this repository's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(from, 'node_modules'))) {
    if (name !== '@bracketwise') symlinkSync(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name));
  }
}

/** Copies what the compiler found out about a workspace's types, so that it need not check its unchanged files again. */
export function copyKnownTypes(workspace: string, folder: string): void {
  for (const known of ['dist/types', 'dist/tsconfig.tsbuildinfo']) {
    const from = path.join(ROOT, workspace, known);
    if (existsSync(from)) cpSync(from, path.join(folder, workspace, known), { recursive: true });
  }
}

/** Copies the sources and what is known of their types to a temporary folder, without anything built, and links the installed packages. */
export function clone(): Clone {
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-clone-'));
  const at = (file: string) => path.join(folder, file);
  for (const file of sourceFiles()) cpSync(path.join(ROOT, file), at(file));
  linkPackages(ROOT, folder);
  mkdirSync(at('node_modules/@bracketwise'));
  const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { workspaces: string[] };
  for (const workspace of workspaces) {
    symlinkSync(at(workspace), at(`node_modules/@bracketwise/${workspace}`));
    if (existsSync(path.join(ROOT, workspace, 'node_modules'))) linkPackages(path.join(ROOT, workspace), at(workspace));
    copyKnownTypes(workspace, folder);
  }
  return {
    folder,
    edit: (file, from, to) => {
      const before = readFileSync(at(file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(at(file), before.replace(from, to));
      return () => writeFileSync(at(file), before);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

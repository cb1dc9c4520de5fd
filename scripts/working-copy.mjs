/** A copy of this repository that may be edited, without anything built. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './tasks.mjs';

/** Every file of the repository that git does not ignore. */
export const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(path.join(ROOT, file)));

/** Links the packages in `from/node_modules`, except this repository's own. */
function linkPackages(from, to) {
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(from, 'node_modules')))
    if (name !== '@bracketwise') symlinkSync(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name));
}

/** Copies what the compiler found out about a workspace's types, so that it need not check its unchanged files again. */
export function copyKnownTypes(workspace, folder) {
  for (const known of ['dist/types', 'dist/tsconfig.tsbuildinfo']) {
    const from = path.join(ROOT, workspace, known);
    if (existsSync(from)) cpSync(from, path.join(folder, workspace, known), { recursive: true, preserveTimestamps: true });
  }
}

/** Copies the sources and what is known of their types to a temporary folder, and links the installed packages. @returns the folder */
export function workingCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-clone-'));
  const at = (file) => path.join(folder, file);
  // With their times, because the compiler checks a workspace again whose configuration is newer than what is known of it.
  for (const file of sourceFiles()) cpSync(path.join(ROOT, file), at(file), { preserveTimestamps: true });
  linkPackages(ROOT, folder);
  mkdirSync(at('node_modules/@bracketwise'));
  const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  for (const workspace of workspaces) {
    symlinkSync(at(workspace), at(`node_modules/@bracketwise/${workspace}`));
    if (existsSync(path.join(ROOT, workspace, 'node_modules'))) linkPackages(path.join(ROOT, workspace), at(workspace));
    copyKnownTypes(workspace, folder);
  }
  return folder;
}

export const removeCopy = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

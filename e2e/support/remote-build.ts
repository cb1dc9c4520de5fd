/** Builds one remote in a folder with only its own source and the shared code, without the shell, other remotes and the API. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { stampFolder } from '@bracketwise/gateway/content-time';
import { ROOT } from '../../scripts/site.mjs';
import { copyKnownTypes } from './clone.ts';
import { filesReaching } from './images.ts';

const run = promisify(execFile);

/** The workspaces that remotes are built with. */
const SHARED = ['build', 'contract', 'shared-ui', 'tax-engine'];

export interface Workshop {
  /** Edits a source file. @throws Error if nothing changes */
  edit(file: string, change: (text: string) => string): void;
  /** Removes a source file. */
  delete(file: string): void;
  /** @throws Error with the compiler's output */
  checkTypes(): Promise<void>;
  /** Runs the remote's contract test. @throws Error with its output */
  checkContract(): Promise<void>;
  /** Builds the current source. @returns the folder of the build */
  build(): Promise<string>;
  remove(): void;
}

/** Copies what reaches a remote's image to its own folder and links the installed packages. */
export function openWorkshop(remote: string): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), `bracketwise-${remote}-`));
  for (const file of filesReaching('build-remote', remote))
    cpSync(path.join(ROOT, file), path.join(folder, file), { preserveTimestamps: true });
  const packages = path.join(ROOT, 'node_modules');
  const ours = path.join(folder, 'node_modules/@bracketwise');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@bracketwise') symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  for (const shared of SHARED) symlinkSync(path.join(folder, shared), path.join(ours, shared));

  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name);
  let builds = 0;
  return {
    edit: (file, change) => {
      const whole = path.join(folder, file);
      const text = readFileSync(whole, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${file} has nothing to change`);
      writeFileSync(whole, changed);
    },
    delete: (file) => rmSync(path.join(folder, file)),
    checkTypes: async () => {
      // Another task checks the types of the shared code.
      for (const shared of SHARED) copyKnownTypes(shared, folder);
      await run(bin('tsc'), ['-b', remote], { cwd: folder });
    },
    checkContract: async () => {
      // Tests read its report, so it must not be colored.
      const env = { ...process.env, FORCE_COLOR: '0' };
      await run(bin('jest'), ['--selectProjects', remote, '--testPathPatterns', 'contract.test'], { cwd: folder, env });
    },
    build: async () => {
      const cwd = path.join(folder, remote);
      await run(bin('rspack'), ['build', '--mode', 'production'], {
        cwd,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      builds += 1;
      const release = path.join(folder, `release-${builds}`);
      cpSync(path.join(cwd, 'dist'), release, { recursive: true });
      await stampFolder(path.join(release, 'browser'));
      return release;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

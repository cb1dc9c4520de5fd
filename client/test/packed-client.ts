import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = join(__dirname, '..');
const MODULES = join(WORKSPACE, '../node_modules');

/** Runs a program while this process goes on, which may be the one that answers it. @throws Error with its output if it fails */
export const run = async (command: string, args: readonly string[], cwd = WORKSPACE): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(command, args, { cwd }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });

/** A folder of somebody else with the packed client installed. */
export interface Elsewhere {
  readonly folder: string;
  /** Folder of the installed client. */
  readonly client: string;
  /** Compiles a module with strict types. @throws Error with what the compiler says */
  compile(name: string, source: string, options: { lib: readonly string[]; types: readonly string[] }): Promise<void>;
  remove(): void;
}

export async function installElsewhere(): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), 'bracketwise-client-'));
  const client = join(folder, 'node_modules/@bracketwise/client');
  mkdirSync(client, { recursive: true });
  await run('npm', ['pack', WORKSPACE, '--pack-destination', folder], folder);
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  await run('tar', ['-xf', archive, '--strip-components=1', '-C', client], folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return {
    folder,
    client,
    compile: async (name, source, { lib, types }) => {
      writeFileSync(join(folder, `${name}.ts`), source);
      const compilerOptions = { module: 'NodeNext', target: 'ES2022', strict: true, lib, types, typeRoots: [join(MODULES, '@types')] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
      await run(process.execPath, [join(MODULES, '@typescript/native/bin/tsc'), '-p', folder], folder);
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

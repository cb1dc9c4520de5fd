/**
 * Runs the task graph of turbo.json: `npm run tasks -- run build --filter=@bracketwise/mf-guides`. Arguments are turbo's own. A task is skipped, and its
 * outputs restored, if it has run before with the same inputs (docs/operations.md#tasks).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = path.resolve(import.meta.dirname, '..');

const ENVIRONMENT = {
  DO_NOT_TRACK: '1',
  // Part of every cache key (turbo.json): what passes on one runtime may fail on another.
  TASK_RUNTIME: `${process.version} ${process.platform} ${process.arch}`,
};

/**
 * @param {string[]} args
 * @param {{ output?: 'inherit' | 'pipe' }} [options]
 * @returns {Promise<string>} the output, if piped
 * @throws Error with the piped output if a task fails
 */
export function runTasks(args, { output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(ROOT, 'node_modules/.bin/turbo'), args, {
      cwd: ROOT,
      env: { ...process.env, ...ENVIRONMENT },
      stdio: ['ignore', output, output],
    });
    let text = '';
    let complaints = '';
    child.stdout?.on('data', (data) => (text += data));
    child.stderr?.on('data', (data) => (complaints += data));
    child.on('error', (error) => reject(new Error(`Turborepo does not start. Run npm install. ${error.message}`)));
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`turbo ${args.join(' ')} failed\n${text}${complaints}`))));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runTasks(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

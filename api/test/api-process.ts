/** Runs the built API in a separate process. */
import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const MAIN = resolve(ROOT, 'api/dist/main.js');

/** Builds the API first, so the started process matches the sources under test. */
export function buildApi(): void {
  execFileSync(process.execPath, [resolve(ROOT, 'scripts/build.mjs'), 'tax-engine', 'api'], { cwd: ROOT });
}

const children: ChildProcess[] = [];

export function killProcesses(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}

/** @param output - file descriptor for the log; a pipe to this process by default */
export function start(env: Record<string, string>, output: 'pipe' | number = 'pipe'): ChildProcess {
  const child = fork(MAIN, { env: { PATH: process.env['PATH'], PORT: '0', ...env }, stdio: ['ignore', output, 'pipe', 'ipc'] });
  children.push(child);
  return child;
}

/** Starts the API on a free port, which it reports over IPC. */
export async function startListening(
  env: Record<string, string> = {},
  output?: number,
): Promise<{ child: ChildProcess; port: number; exit: Promise<unknown[]> }> {
  const child = start(env, output);
  const exit = once(child, 'exit');
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, port: message.port, exit };
}

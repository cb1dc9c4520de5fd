/** Starts child processes that report their port and stop with this one. */
import { fork } from 'node:child_process';

/**
 * @typedef {{ name: string, port: number, pid: number, stop: () => Promise<void>, ended: Promise<number | null> }} Service
 */

/**
 * Starts a Node program and waits until it reports `{ port }` over IPC.
 * @param {string} name
 * @param {string} file
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, output?: 'inherit' | 'ignore' }} [options]
 * @returns {Promise<Service>}
 */
export function startService(name, file, { args = [], env = {}, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', output, 'pipe', 'ipc'],
      // In its own process group, so Ctrl-C reaches only this process, which stops the others in order.
      detached: true,
    });
    let complaint = '';
    child.stderr.on('data', (data) => {
      complaint += data;
      if (output === 'inherit') process.stderr.write(data);
    });
    const ended = new Promise((done) => child.once('exit', done));
    void ended.then((code) => reject(new Error(`${name} ended with ${code} before it listened\n${complaint}`)));
    child.once('error', reject);
    child.once('message', ({ port }) => {
      resolve({
        name,
        port,
        pid: child.pid,
        ended,
        stop: async () => {
          if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
          await ended;
        },
      });
    });
  });
}

/**
 * Runs a Node program until it exits or `signal` aborts it.
 * @param {string} file
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<string>} its output
 */
export function runProgram(file, { args = [], env = {}, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    // An abort emits `error` at once; reject only after the process has exited.
    let failure;
    child.once('error', (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(output.trim()) : reject(failure ?? new Error(`${file} ended with ${code}\n${output}`)),
    );
  });
}

/** Calls back when the parent process is gone, for example because the terminal was closed or npm was killed. */
export function whenOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

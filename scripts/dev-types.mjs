/**
 * Checks the types of workspaces, and of those they depend on, whenever a file changes (`npm run dev`): `dev-types.mjs <file> <workspace>…`.
 * Prints the errors and writes them to the file, as `{ file, message }[]`, for the overlay of the shell's dev server.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './tasks.mjs';

const [output, ...workspaces] = process.argv.slice(2);
const { workspaces: everyWorkspace } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
/** `src/a.ts(1,14): error TS2322: message`, or without a place. Indented lines go on with the message. */
const ERROR = /^(?:(.+)\((\d+),(\d+)\): )?error TS\d+: (.*(?:\n +.*)*)/gm;

function report(printed, hasFailed) {
  const found = [...printed.matchAll(ERROR)].map(([, file, line, column, message]) => ({
    file: file ? `${file}:${line}:${column}` : '',
    message,
  }));
  if (hasFailed && found.length === 0) found.push({ file: '', message: `The types could not be checked. ${printed}` });
  for (const { file, message } of found) console.log(`${file} ${message}`);
  console.log(found.length === 0 ? 'no errors' : `${found.length} errors`);
  const text = JSON.stringify(found);
  // Each change of the file updates the shell.
  if (readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
}

/** The compiler skips a project whose files are older than what it noted, even if one changed after it was read. */
function ageNotes(time) {
  const notes = everyWorkspace.map((workspace) => path.join(ROOT, workspace, 'dist/tsconfig.tsbuildinfo'));
  for (const file of notes.filter((each) => existsSync(each) && statSync(each).mtime > time)) utimesSync(file, time, time);
}

/** The compiler while it runs. */
let checking;
let isStale = false;
function check() {
  isStale = checking !== undefined;
  if (isStale) return;
  const started = new Date();
  // In a process group of its own, because the program that is started here starts the compiler.
  checking = spawn('node_modules/.bin/tsc', ['-b', ...workspaces, '--pretty', 'false'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [checking.stdout, checking.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  checking.once('error', ({ message }) => (printed += message));
  checking.once('close', (code) => {
    checking = undefined;
    if (!isStale) return report(printed, code !== 0);
    ageNotes(started);
    check();
  });
}

/** Without this, it would go on writing files. */
function killCompiler() {
  try {
    if (checking) process.kill(-checking.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
function stop() {
  if (!checking) process.exit();
  checking.removeAllListeners('close').once('close', () => {
    checking = undefined;
    process.exit();
  });
  killCompiler();
}
process.once('SIGINT', stop).once('SIGTERM', stop).once('exit', killCompiler);

/** Watches folders rather than files, because a file that an editor replaces is another file. */
const followed = new Map();
function follow(folder) {
  followed.get(folder)?.close();
  followed.delete(folder);
  try {
    followed.set(
      folder,
      watch(folder, (_, name) => {
        const isFolder = !name?.includes('.');
        if (isFolder) follow(folder);
        check();
      }),
    );
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) follow(path.join(folder, name));
  } catch {
    // The folder is gone.
  }
}

console.log('checking; the first time, it takes a minute');
check();
// The compiler's own --watch misses a change during a check.
for (const workspace of everyWorkspace) {
  follow(path.join(ROOT, workspace, 'src'));
  watch(path.join(ROOT, workspace), (_, name) => name?.startsWith('tsconfig') && check());
}

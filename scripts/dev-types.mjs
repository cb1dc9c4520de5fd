/**
 * Checks the types of workspaces, and of those they depend on, whenever a file changes (`npm run dev`): `dev-types.mjs <file> <workspace>…`.
 * Prints the errors and writes them to the file, as `{ file, message }[]`, for the overlay of the shell's dev server.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './tasks.mjs';

const [output, ...workspaces] = process.argv.slice(2);
let found = [];

function report({ file, start, messageText }) {
  const { line, character } = file ? ts.getLineAndCharacterOfPosition(file, start) : {};
  found.push({
    file: file ? `${path.relative(ROOT, file.fileName)}:${line + 1}:${character + 1}` : '',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  });
}

function write() {
  for (const { file, message } of found) console.log(`${file} ${message}`);
  console.log(found.length === 0 ? 'no errors' : `${found.length} errors`);
  const text = JSON.stringify(found);
  // Each change of the file updates the shell.
  if (readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
}

/** The codes of "Found 1 error" and "Found {0} errors", which end a check. The build reports the beginning by other codes. */
const ENDS = [6193, 6194];

function follow({ code }) {
  if (ENDS.includes(code)) write();
  else found = [];
}

const host = ts.createSolutionBuilderWithWatchHost(ts.sys, ts.createEmitAndSemanticDiagnosticsBuilderProgram, report, () => {}, follow);
console.log('checking; the first time, it takes a minute or two');
ts.createSolutionBuilderWithWatch(
  host,
  workspaces.map((workspace) => path.join(ROOT, workspace)),
  {},
).build();

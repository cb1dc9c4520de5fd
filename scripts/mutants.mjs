/**
 * `npm run mutants -- [--base origin/main] [--most 40] [file…]`: changes one operator, number or truth value at a time in the lines that differ from the
 * base, and runs the unit tests of its workspace that reach the file. Prints each change that no test notices. Files are restored, also after Ctrl+C.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { ROOT } from './tasks.mjs';

const { SyntaxKind } = ts;

const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const OTHER = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** What a node becomes, as the part of the text to replace; undefined if it is not changed. */
function changeOf(node) {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    const to = OPERATORS[operatorToken.getText()];
    return to && { at: operatorToken.getStart(), end: operatorToken.getEnd(), to };
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math' && OTHER[node.name.text])
    return { at: node.name.getStart(), end: node.name.getEnd(), to: OTHER[node.name.text] };
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return { at: node.getStart(), end: node.operand.getStart(), to: '' };
  if (ts.isNumericLiteral(node)) return { at: node.getStart(), end: node.getEnd(), to: String(Number(node.text) + 1) };
  if (node.kind === SyntaxKind.TrueKeyword) return { at: node.getStart(), end: node.getEnd(), to: 'false' };
  if (node.kind === SyntaxKind.FalseKeyword) return { at: node.getStart(), end: node.getEnd(), to: 'true' };
  return undefined;
}

/**
 * @param {string} file - its name decides whether it has JSX
 * @param {(line: number) => boolean} concerns - whether a line, from 1, is changed
 * @returns {{ line: number, at: number, end: number, from: string, to: string }[]} the changes, in the order of the text
 */
export function mutantsOf(file, text, concerns = () => true) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    // Types and imports have no effect when the code runs.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const change = changeOf(node);
    const line = change && source.getLineAndCharacterOfPosition(change.at).line + 1;
    if (change && concerns(line)) found.push({ line, ...change, from: text.slice(change.at, change.end) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.toSorted((one, other) => one.at - other.at);
}

const isCode = (file) => /^[\w-]+\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$|\/testing\//.test(file);

/** Lines of each file that differ from a commit. @returns {Map<string, Set<number>>} */
function changedLines(base, files) {
  const commit = execFileSync('git', ['merge-base', base, 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const diff = execFileSync('git', ['diff', '--unified=0', '--diff-filter=d', commit, '--', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const lines = new Map();
  let current;
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.*)/.exec(line) ?? [];
    if (file) lines.set(file, (current = new Set()));
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let index = 0; from && index < Number(count); index += 1) current.add(Number(from) + index);
  }
  return lines;
}

/** Tests of the same name: next to the file, or in the workspace's folder of tests. */
function ownTests(file) {
  const [workspace] = file.split('/');
  const name = path.basename(file).replace(/\.tsx?$/, '');
  const places = [path.dirname(file), `${workspace}/test`].flatMap((folder) => ['ts', 'tsx'].map((end) => `${folder}/${name}.test.${end}`));
  return places.filter((test) => existsSync(path.join(ROOT, test)));
}

/** An endless loop is noticed, too. */
const DEADLINE_MS = 180_000;

/** @returns whether a test fails */
async function fails(...args) {
  const command = ['--config', 'jest.config.mjs', '--bail', '--silent', '--passWithNoTests', ...args];
  const child = spawn(path.join(ROOT, 'node_modules/.bin/jest'), command, { cwd: ROOT, stdio: 'ignore', timeout: DEADLINE_MS });
  const [code] = await once(child, 'close');
  return code !== 0;
}

/** Whether a test of the file's workspace fails; its own tests are asked first. */
async function isNoticed(file) {
  const own = ownTests(file);
  if (own.length > 0 && (await fails('--runTestsByPath', ...own))) return true;
  return fails('--selectProjects', file.split('/')[0], '--findRelatedTests', file);
}

async function main() {
  const options = { base: { type: 'string', default: 'origin/main' }, most: { type: 'string', default: '40' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const missing = positionals.find((file) => !existsSync(path.join(ROOT, file)));
  if (missing) throw new Error(`There is no file ${missing}`);
  const all = [...changedLines(values.base, positionals)]
    .filter(([file]) => isCode(file))
    .flatMap(([file, lines]) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return mutantsOf(file, text, (line) => lines.has(line)).map((mutant) => ({ file, text, ...mutant }));
    });
  // Evenly over all files, the same in each run.
  const every = Math.max(1, Math.ceil(all.length / Number(values.most)));
  const tried = all.filter((_, index) => index % every === 0);
  console.log(`${all.length} changes of one operator or value in changed lines; ${tried.length} are tried`);
  let restore = () => {};
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      restore();
      process.exit(1);
    });
  }
  const survivors = [];
  for (const { file, text, line, at, end, from, to } of tried) {
    const whole = path.join(ROOT, file);
    restore = () => writeFileSync(whole, text);
    try {
      writeFileSync(whole, text.slice(0, at) + to + text.slice(end));
      if (!(await isNoticed(file))) survivors.push(`${file}:${line}  ${from} → ${to || 'nothing'}`);
    } finally {
      restore();
    }
  }
  console.log(survivors.length === 0 ? 'A test notices each.' : `No test notices:\n${survivors.join('\n')}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

/** Adds a year to a copy of the contract, and asks the compiler who lacks it. */
import { LAW_YEARS } from '@bracketwise/contract/years';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const NEXT = Math.max(...LAW_YEARS) + 1;

const copy = mkdtempSync(path.join(tmpdir(), 'bracketwise-year-'));
beforeAll(() => {
  for (const name of [
    'contract/src',
    'contract/package.json',
    'tax-engine/src',
    'tax-engine/package.json',
    'tax-engine/tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  const years = path.join(copy, 'contract/src/years.ts');
  writeFileSync(years, readFileSync(years, 'utf8').replace(/(?<=NEXT_YEARS = \[)/u, `${NEXT}, `));
  const settings = {
    extends: './tax-engine/tsconfig.json',
    compilerOptions: {
      rootDir: '.',
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      paths: { '@bracketwise/contract/*': ['./contract/src/*.ts'] },
    },
    include: ['tax-engine/src'],
    references: [],
  };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Complaint {
  /** In `tax-engine/src`. */
  readonly file: string;
  /** From 0. */
  readonly line: number;
}

function complaintsOfCompiler(): readonly Complaint[] {
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['--pretty', 'false'], { cwd: copy, encoding: 'utf8' });
  return [...stdout.matchAll(/^(.+?)\((\d+),\d+\): error/gmu)].map(([, file = '', line]) => ({
    file: path.relative('tax-engine/src', file),
    line: Number(line) - 1,
  }));
}

const textOf = (file: string) => readFileSync(path.join(copy, 'tax-engine/src', file), 'utf8');
/** Whether it is the file of a state that has the year being added. */
const hasChangedOver = (file: string) => file.startsWith('law/states/') && /\bLaw(?:Household)?Year\b/u.test(textOf(file));

/** @returns the tables of a file of federal law that list their years, by the lines where they start and end */
function tablesOf(file: string) {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return source.statements
    .filter(ts.isVariableStatement)
    .map((statement) => ({ file, text: statement.getText(source), from: lineOf(statement.getStart(source)), to: lineOf(statement.end) }))
    .filter(({ text }) => text.includes('YEARS_TO_'));
}

test('a year that is added is asked for by each table of federal law, and by nothing else until a state has it', () => {
  const complaints = complaintsOfCompiler();
  const others = complaints.filter(({ file }) => !file.startsWith('law/federal/') && !hasChangedOver(file));
  expect([...new Set(others.map(({ file }) => file))]).toEqual([]);

  const federal = readdirSync(path.join(copy, 'tax-engine/src/law/federal'), { recursive: true, encoding: 'utf8' });
  const tables = federal.filter((name) => name.endsWith('.ts')).flatMap((name) => tablesOf(`law/federal/${name}`));
  const isNamed = ({ file, from, to }: (typeof tables)[number]) =>
    complaints.some((complaint) => complaint.file === file && complaint.line >= from && complaint.line <= to);
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !isNamed(table)).map(({ text }) => text)).toEqual([]);
});

/** Adds a year to the contract, in memory, and asks the compiler who lacks it. */
import { LAW_YEARS } from '@bracketwise/contract/years';
import path from 'node:path';
import ts from 'typescript';

const ENGINE = path.resolve(__dirname, '..');
const YEARS = path.resolve(ENGINE, '../contract/src/years.ts');
const NEXT = Math.max(...LAW_YEARS) + 1;

/** Reads the contract with a year more. */
function sourceOf(file: string): string | undefined {
  const text = ts.sys.readFile(file);
  return path.resolve(file) === YEARS ? text?.replace(/(?<=NEXT_YEARS = \[)/u, `${NEXT}, `) : text;
}

function programOfNextYear(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const settings = ts.getParsedCommandLineOfConfigFile(path.join(ENGINE, 'tsconfig.json'), { composite: false, noEmit: true }, host);
  const { options = {}, fileNames = [] } = settings ?? {};
  const compiler = ts.createCompilerHost(options);
  compiler.getSourceFile = (file, version) => {
    const text = sourceOf(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, version);
  };
  return ts.createProgram(fileNames, options, compiler);
}

const nameOf = (source: ts.SourceFile) => path.relative(path.join(ENGINE, 'src'), source.fileName);
/** Whether it is the file of a state that has the year being added. */
const hasChangedOver = (source: ts.SourceFile) =>
  nameOf(source).startsWith('law/states/') && /\bLaw(?:Household)?Year\b/u.test(source.text);

test('a year that is added is asked for by each table of federal law, and by nothing else until a state has it', () => {
  const program = programOfNextYear();
  const complaints = program.getSemanticDiagnostics().flatMap(({ file, start = 0 }) => (file ? [{ file, start }] : []));
  const others = complaints.filter(({ file }) => !nameOf(file).startsWith('law/federal/') && !hasChangedOver(file));
  expect([...new Set(others.map(({ file }) => nameOf(file)))]).toEqual([]);

  const federal = program.getSourceFiles().filter((source) => nameOf(source).startsWith('law/federal/'));
  const tables = federal.flatMap((file) =>
    file.statements.filter(ts.isVariableStatement).map((statement) => ({ file, from: statement.getStart(file), to: statement.end })),
  );
  const listed = tables.filter(({ file, from, to }) => file.text.slice(from, to).includes('YEARS_TO_'));
  const isNamed = (table: (typeof tables)[number]) =>
    complaints.some(({ file, start }) => file === table.file && start >= table.from && start < table.to);
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((table) => !isNamed(table)).map(({ file, from, to }) => file.text.slice(from, to))).toEqual([]);
});

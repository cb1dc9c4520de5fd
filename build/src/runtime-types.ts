/**
 * The types of what the shell shares as `@bracketwise/shared-ui/runtime`, and whether a remote that was compiled against other ones still fits.
 * Names alone don't say that a function takes another argument now.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';
import type { CompilerOptions } from 'typescript';

/** Loaded late, because most builds don't need the compiler. */
const compiler = () => createRequire(import.meta.url)('typescript') as typeof TypeScript;

/** Declarations by path. `RUNTIME` is the entry; the others are what it refers to. */
export type RuntimeTypes = Readonly<Record<string, string>>;

const RUNTIME = 'shared-ui/src/runtime/index.ts';
export const SHARED_RUNTIME = '@bracketwise/shared-ui/runtime';

const optionsOf = (ts: ReturnType<typeof compiler>): CompilerOptions => ({
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  types: [],
});

/** Where a site serves those of its shell. */
export const RUNTIME_TYPES = '/assets/runtime-types.json';
/** Name of the file with those that a remote was compiled against, next to its `release.json`. */
export const BUILT_TYPES = 'runtime-types.json';

/** @param root - the repository's folder */
export function runtimeTypes(root: string): RuntimeTypes {
  const ts = compiler();
  const options: CompilerOptions = {
    ...optionsOf(ts),
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    removeComments: true,
    rootDir: root,
    outDir: root,
    // The compiler writes no declarations of what it finds among the packages.
    paths: { '@bracketwise/contract/*': [path.join(root, 'contract/src/*.ts')] },
  };
  const program = ts.createProgram([path.join(root, RUNTIME)], options);
  const inRoot = (file: string) => path.relative(root, file).replace(/\.tsx?$/, '');
  const files: Record<string, string> = {};
  program.emit(undefined, (file, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? file;
    const from = path.dirname(inRoot(source));
    // Files refer to each other by their places in this list.
    files[`${inRoot(source)}.d.ts`] = text.replace(
      /((?:from|import\()\s*)(["'])([^"']+)\2/g,
      (all, before: string, quote: string, name: string) => {
        const found = ts.resolveModuleName(name, source, options, ts.sys).resolvedModule?.resolvedFileName;
        const real = found && (ts.sys.realpath?.(found) ?? found);
        if (!real || real.includes('/node_modules/')) return all;
        const place = path.relative(from, inRoot(real));
        return `${before}${quote}${place.startsWith('.') ? place : `./${place}`}${quote}`;
      },
    );
  });
  return Object.fromEntries(Object.entries(files).sort());
}

/**
 * @param options.built - what the remote was compiled against
 * @param options.deployed - what the shell shares
 * @param options.names - which names the remote uses
 * @param options.dir - a folder whose packages have the types of React and others
 * @returns a sentence for each name whose type does not fit any more
 */
export function typeDifferences({
  built,
  deployed,
  names,
  dir,
}: {
  readonly built: RuntimeTypes;
  readonly deployed: RuntimeTypes;
  readonly names: readonly string[];
  readonly dir: string;
}): readonly string[] {
  if (names.length === 0 || JSON.stringify(built) === JSON.stringify(deployed)) return [];
  mkdirSync(path.join(dir, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(dir, 'node_modules/.cache/types-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const [side, files] of Object.entries({ built, deployed }))
      for (const [file, text] of Object.entries(files)) write(path.join(side, file), text);
    const entry = RUNTIME.replace('.ts', '');
    const lines = [
      `import type * as Built from './built/${entry}';`,
      `declare const deployed: typeof import('./deployed/${entry}');`,
      ...names.map((name) => `export const ${name}: typeof Built.${name} = deployed.${name};`),
    ];
    write('fits.ts', lines.join('\n'));
    const ts = compiler();
    const program = ts.createProgram([path.join(folder, 'fits.ts')], { ...optionsOf(ts), noEmit: true });
    const found = program.getSemanticDiagnostics(program.getSourceFile(path.join(folder, 'fits.ts')));
    return found.map(({ start = 0, file, messageText }) => {
      const line = file ? ts.getLineAndCharacterOfPosition(file, start).line : 0;
      const said = ts
        .flattenDiagnosticMessageText(messageText, '\n')
        .split('\n')
        .at(-1)
        ?.replace(/import\("[^"]*"\)\./g, '')
        .trim();
      return `${names[line - 2] ?? SHARED_RUNTIME} has another type: ${said}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import path from 'node:path';
import { typeDifferences, type RuntimeTypes } from '../src/runtime-types.ts';

const INDEX = 'shared-ui/src/runtime/index.d.ts';
const STATE = 'contract/src/state.d.ts';

/** What a remote was compiled against, what the shell has, and what is said about the difference. */
const EXPORTS: Readonly<Record<string, readonly [built: string, deployed: string, difference?: string]>> = {
  same: ['(id: string) => string', '(id: string) => string'],
  furtherArgument: ['(id: string) => string', '(id: string, year?: number) => string'],
  argumentThatAcceptsMore: ['(id: string) => string', '(id: string | number) => string'],
  furtherField: ['() => { a: string }', '() => { a: string; b: string }'],
  neededArgument: [
    '(id: string) => string',
    '(id: string, year: number) => string',
    'Target signature provides too few arguments. Expected 2 or more, but got 1.',
  ],
  otherArgument: ['(id: string) => string', '(id: number) => string', "Type 'string' is not assignable to type 'number'."],
  missingAnswer: ['() => string', '() => string | undefined', "Type 'undefined' is not assignable to type 'string'."],
  missingField: ['readonly State[]', 'readonly State[]', "Property 'code' is missing in type 'State' but required in type 'State'."],
  unused: ['() => string', '() => number'],
};

/** Its declarations, of which one is in another file. */
const runtime = (side: 0 | 1, state: string): RuntimeTypes => ({
  [INDEX]: [
    "import type { State } from '../../../contract/src/state';",
    ...Object.entries(EXPORTS).map(([name, types]) => `export declare const ${name}: ${types[side]};`),
  ].join('\n'),
  [STATE]: `export interface State { ${state} }`,
});

test('a shell is refused for the exports that the remote could not have been compiled against', () => {
  const built = runtime(0, 'readonly code: string');
  const deployed = runtime(1, 'readonly name: string');
  const names = Object.keys(EXPORTS).filter((name) => name !== 'unused');
  expect(typeDifferences({ built, deployed, names, dir: path.resolve(__dirname, '../..') })).toEqual(
    Object.entries(EXPORTS).flatMap(([name, [, , difference]]) => (difference ? [`${name} has another type: ${difference}`] : [])),
  );
});

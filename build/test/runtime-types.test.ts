import path from 'node:path';
import { typeDifferences, type RuntimeTypes } from '../src/runtime-types.ts';

const INDEX = 'shared-ui/src/runtime/index.d.ts';
const STATE = 'contract/src/state.d.ts';
/** A runtime with these declarations, one of which is in another file. */
const runtime = (show: string, state = 'readonly code: string'): RuntimeTypes => ({
  [INDEX]: `import type { State } from '../../../contract/src/state';\nexport declare const show: ${show};\nexport declare const states: readonly State[];`,
  [STATE]: `export interface State { ${state} }`,
});
const BUILT = runtime('(id: string) => string');

test.each<[name: string, deployed: RuntimeTypes, differences: readonly string[]]>([
  ['the same types', BUILT, []],
  ['a further argument that may be left out', runtime('(id: string, year?: number) => string'), []],
  ['an argument that accepts more', runtime('(id: string | number) => string'), []],
  ['a further field of an answer', runtime('(id: string) => string', 'readonly code: string; readonly name: string'), []],
  [
    'an argument that was not needed',
    runtime('(id: string, year: number) => string'),
    ['show has another type: Target signature provides too few arguments. Expected 2 or more, but got 1.'],
  ],
  ['another argument', runtime('(id: number) => string'), ["show has another type: Type 'string' is not assignable to type 'number'."]],
  [
    'an answer that may be missing',
    runtime('(id: string) => string | undefined'),
    ["show has another type: Type 'undefined' is not assignable to type 'string'."],
  ],
  [
    'a field that is gone',
    runtime('(id: string) => string', 'readonly name: string'),
    ["states has another type: Property 'code' is missing in type 'State' but required in type 'State'."],
  ],
])('a shell with %s', (_, deployed, differences) => {
  const names = ['show', 'states'];
  expect(typeDifferences({ built: BUILT, deployed, names, dir: path.resolve(__dirname, '../..') })).toEqual(differences);
});

test('a name that the remote does not use may change', () => {
  const deployed = runtime('() => number');
  expect(typeDifferences({ built: BUILT, deployed, names: ['states'], dir: path.resolve(__dirname, '../..') })).toEqual([]);
});

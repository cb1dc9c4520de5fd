import { STATE_CODES } from '@bracketwise/contract/states';
import { transformSync } from '@swc/core';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = join(__dirname, '../src/law/states');
/** Of one state: a page loads the law of the states that the visitor chooses, so a rule of one costs nothing in the others. */
const BUDGET = 6 * 1024;
/** New York's law has a separate form for nearly every credit, and two cities. */
const LARGER: Readonly<Record<string, number>> = { NY: 7 * 1024 };
/** A state's file and those of its folder. */
const filesOf = (code: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file === `${code}.ts` || (file.startsWith(`${code}/`) && file.endsWith('.ts')),
  );
const sourceOf = (code: string) =>
  filesOf(code.toLowerCase())
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test.each(STATE_CODES)('%s, minified and gzipped, is within its budget', (state) => {
  const { code } = transformSync(sourceOf(state), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'es6' },
    minify: true,
  });
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LARGER[state] ?? BUDGET);
});

test('no state file has more than 400 lines', () => {
  const long = STATE_CODES.flatMap((code) => filesOf(code.toLowerCase())).filter(
    (file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length > 400,
  );
  expect(long).toEqual([]);
});

test.each(STATE_CODES)('%s is a separate chunk, imported dynamically and importing no other state', (state) => {
  const code = state.toLowerCase();
  expect(readFileSync(join(folder, 'load.ts'), 'utf8')).toContain(`${state}: () => import('./${code}.ts'),`);
  const others = [...sourceOf(state).matchAll(/from '\.{1,2}\/([a-z]{2})[./][^']*'/gu)]
    .map(([, other]) => other)
    .filter((other) => other !== code);
  expect(others).toEqual([]);
});

import { transformSync } from '@swc/core';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { STATE_CODES } from '../src/index.ts';

const folder = join(__dirname, '../src/law/states');
const BUDGET = 120 * 1024;
/** A state's file and its additional files. */
const filesOf = (code: string) => readdirSync(folder).filter((file) => file === `${code}.ts` || file.startsWith(`${code}-`));
const sourceOf = (code: string) =>
  filesOf(code.toLowerCase())
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('all 51 state files, minified and gzipped separately, total at most 120 KB', () => {
  const sizes = STATE_CODES.map((state) => {
    const { code } = transformSync(sourceOf(state), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
      module: { type: 'es6' },
      minify: true,
    });
    return gzipSync(code, { level: 9 }).length;
  });
  expect(sizes).toHaveLength(51);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

test('no state file has more than 400 lines', () => {
  const long = STATE_CODES.flatMap((code) => filesOf(code.toLowerCase())).filter(
    (file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length > 400,
  );
  expect(long).toEqual([]);
});

test.each(STATE_CODES)('%s is a separate chunk, imported dynamically and importing no other state', (state) => {
  expect(readFileSync(join(folder, 'load.ts'), 'utf8')).toContain(`${state}: () => import('./${state.toLowerCase()}.ts'),`);
  const others = [...sourceOf(state).matchAll(/from '\.\/([a-z]{2})[^']*'/gu)]
    .map(([, code]) => code)
    .filter((code) => code !== state.toLowerCase());
  expect(others).toEqual([]);
});

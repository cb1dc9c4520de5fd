import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { STATE_CODES } from '../src/index.ts';

const folder = join(__dirname, '../src/law/states');
const BUDGET = 60 * 1024;
const sourceOf = (code: string) => readFileSync(join(folder, `${code.toLowerCase()}.ts`), 'utf8');

test('the state files, minified and gzipped one by one, are all 51 together within 60 KB', () => {
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

test.each(STATE_CODES)('%s is a chunk of its own: imported on demand, and importing no other state', (state) => {
  expect(readFileSync(join(folder, 'load.ts'), 'utf8')).toContain(`${state}: () => import('./${state.toLowerCase()}.ts'),`);
  expect(sourceOf(state)).not.toMatch(/from '\.\/[^']*'/);
});

import { transformSync } from '@swc/core';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = join(__dirname, '../src/law/states');
const BUDGET = 60 * 1024;

test('the state files, minified and gzipped one by one, leave all 51 within 60 KB', () => {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.ts$/.test(file));
  const sizes = files.map((file) => {
    const { code } = transformSync(readFileSync(join(folder, file), 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
      module: { type: 'es6' },
      minify: true,
    });
    return gzipSync(code, { level: 9 }).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

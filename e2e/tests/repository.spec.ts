/* What the repository contains, and which files the build treats as sources. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesUnder } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/site.mjs';
import { expect, test } from '../support/site.ts';

/** Images in the documentation. */
const PICTURE = /^docs\/images\/[\w-]+\.png$/;
const LARGEST_PICTURE = 500_000;

test('the repository contains only text, and small images in the documentation', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(path.join(ROOT, file)));
  expect(files).toContain('package.json');
  const isBinary = (file: string) => readFileSync(path.join(ROOT, file)).includes(0);
  const isSmallPicture = (file: string) => PICTURE.test(file) && statSync(path.join(ROOT, file)).size <= LARGEST_PICTURE;
  expect(files.filter((file) => isBinary(file) && !isSmallPicture(file))).toEqual([]);
});

// eslint-disable-next-line no-empty-pattern -- Playwright reads fixture dependencies from the pattern
test('new caches, builds and tests next to the sources do not make a build stale', ({}, testInfo) => {
  const folder = testInfo.outputPath('app');
  const write = (file: string) => {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, file);
  };
  for (const file of ['rspack.config.mjs', 'src/page.ts']) write(file);
  const sources = [...sourcesUnder(folder)];
  expect(sources.map((file) => path.relative(folder, file))).toEqual(['rspack.config.mjs', 'src/page.ts']);
  for (const file of [
    '.swc/plugins/compiled',
    '.cache/x',
    '.DS_Store',
    'dist/index.js',
    'node_modules/a.js',
    'src/page.test.ts',
    'test/a.ts',
  ])
    write(file);
  expect([...sourcesUnder(folder)]).toEqual(sources);
});

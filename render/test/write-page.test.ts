import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePage, writePage } from '../src/write-page.ts';

const PAGE = `<!doctype html>${'<p>Text</p>'.repeat(100)}`;
const OTHER = PAGE.replaceAll('Text', 'Tixt');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-pages-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The values that nginx builds an ETag from. */
const validator = (file: string) => {
  const { mtimeMs, size } = statSync(path.join(folder, file));
  return `${mtimeMs}-${size}`;
};

test('pages of the same length get different times, and so do their compressed copies', async () => {
  await writePage(
    ['a/index.html', 'alias/index.html'].map((file) => path.join(folder, file)),
    PAGE,
  );
  await writePage([path.join(folder, 'b/index.html')], OTHER);
  expect(readdirSync(path.join(folder, 'a')).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  for (const copy of ['', '.br', '.gz']) {
    expect(validator(`alias/index.html${copy}`)).toBe(validator(`a/index.html${copy}`));
    expect(validator(`b/index.html${copy}`)).not.toBe(validator(`a/index.html${copy}`));
  }
});

test('a full disk is reported with the path of the page', async () => {
  symlinkSync('/dev/full', path.join(folder, 'index.html.new'));
  await expect(writePage([path.join(folder, 'index.html')], PAGE)).rejects.toThrow(/ENOSPC: .*\/index\.html'$/);
});

test('writing a page again keeps or restores its times', async () => {
  const page = path.join(folder, 'index.html');
  await writePage([page], PAGE);
  const before = validator('index.html');
  await writePage([page], PAGE);
  expect(validator('index.html')).toBe(before);
  utimesSync(page, new Date(), new Date());
  await writePage([page], PAGE);
  expect(validator('index.html')).toBe(before);
});

test('removing a page removes its compressed copies', async () => {
  const page = path.join(folder, 'index.html');
  await writePage([page], PAGE);
  await removePage(page);
  expect(readdirSync(folder)).toEqual([]);
  await removePage(page);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPages, takeLastPages } from '../src/last-pages.ts';

let folder: string;
const last = () => path.join(folder, 'last');
const pagesNamed = (name: string) => path.join(folder, name);
const readIn = (pages: string) => readFileSync(path.join(pages, 'en/index.html'), 'utf8');

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'last-pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function rendered(name: string, text: string): string {
  const pages = pagesNamed(name);
  mkdirSync(path.join(pages, 'en'), { recursive: true });
  writeFileSync(path.join(pages, 'en/index.html'), text);
  return pages;
}

test('a new gateway starts from the pages of the last rendering, with their times', async () => {
  const pagesDir = rendered('first', 'one');
  utimesSync(path.join(pagesDir, 'en/index.html'), 1_000, 1_000);
  await keepPages({ lastPagesDir: last(), pagesDir });
  const next = pagesNamed('second');
  expect(await takeLastPages({ lastPagesDir: last(), pagesDir: next })).toBe(true);
  expect(readIn(next)).toBe('one');
  expect(statSync(path.join(next, 'en/index.html')).mtimeMs).toBe(1_000_000);
});

test('the first gateway finds none', async () => {
  expect(await takeLastPages({ lastPagesDir: last(), pagesDir: pagesNamed('first') })).toBe(false);
});

test('replaces the pages, and removes folders that no other gateway can be using any more', async () => {
  for (const text of ['one', 'two']) await keepPages({ lastPagesDir: last(), pagesDir: rendered(text, text) });
  const folders = () => readdirSync(last()).filter((name) => name !== 'current');
  expect(folders()).toHaveLength(2);
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of folders()) utimesSync(path.join(last(), name), longAgo, longAgo);
  await keepPages({ lastPagesDir: last(), pagesDir: rendered('three', 'three') });
  expect(folders().map((name) => readIn(path.join(last(), name)))).toEqual(['three']);
  const next = pagesNamed('next');
  await takeLastPages({ lastPagesDir: last(), pagesDir: next });
  expect(readIn(next)).toBe('three');
});

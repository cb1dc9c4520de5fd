import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePage, writePage } from '../src/write-page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-render-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is written with its compressed copies, and removed with them', async () => {
  const file = path.join(folder, 'security.txt');
  await writePage([file], 'Contact: mailto:help@bracketwise.example\n');
  expect(readdirSync(folder)).toEqual(['security.txt', 'security.txt.br', 'security.txt.gz']);
  await removePage(file);
  expect(readdirSync(folder)).toEqual([]);
  await removePage(file);
});

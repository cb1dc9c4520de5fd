import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentTime, entityTag, stampFolder } from '../src/content-time.ts';

test('a content time is unique, a whole second and in the past', () => {
  const times = Array.from({ length: 1000 }, (_, page) => contentTime(Buffer.from(`<p>${page}</p>`)));
  expect(new Set(times).size).toBe(1000);
  for (const time of times) {
    expect(Number.isInteger(time)).toBe(true);
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThan(Date.UTC(2004, 0, 11) / 1000);
  }
  expect(contentTime(Buffer.from('the same'))).toBe(contentTime(Buffer.from('the same')));
});

test('a file’s tag depends only on its content', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-stamps-'));
  try {
    mkdirSync(path.join(folder, 'deep'));
    const files = { 'one.js': 'a', 'deep/same.js': 'a', 'deep/other.js': 'b' };
    for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
    await stampFolder(folder);
    const [one, same, other] = Object.keys(files).map((file) => entityTag(statSync(path.join(folder, file))));
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(one).toBe(`"${contentTime(Buffer.from('a')).toString(16)}-1"`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApi, stopApis } from '../../api/test/support.ts';

afterAll(stopApis);

it('src/api.ts has the types of the OpenAPI document (`npm run docs -w client` updates it)', async () => {
  const document = (await (await startApi()).get('/api/openapi.json')).body;
  const generator = promisify(execFile)(process.execPath, [join(__dirname, '../scripts/generate.mjs')], { maxBuffer: 2 ** 24 });
  generator.child.stdin?.end(document);
  const { stdout } = await generator;
  const file = join(__dirname, '../src/api.ts');
  if (process.env['WRITE_DOCS']) writeFileSync(file, stdout);
  expect(readFileSync(file, 'utf8')).toBe(stdout);
});

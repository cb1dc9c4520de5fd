import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const WITH_WORDS = ['shared-ui', 'shell', 'mf-main-calculator', 'mf-investor-calcs', 'mf-worker-calcs', 'mf-guides'];
const frenchWords = WITH_WORDS.flatMap((workspace) =>
  readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'fr.json')
    .map((file) => path.join(workspace, 'src', file)),
);

test.each(frenchWords)('no line of %s breaks before a colon, a semicolon, a question mark or inside quotation marks', (file) => {
  const texts: string[] = [];
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

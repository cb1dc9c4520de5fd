import { WEB_APPS } from '@bracketwise/contract/apps';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CHARACTERS } from '../theme/characters.ts';

const ROOT = path.resolve(__dirname, '../../..');
const WITH_WORDS = ['shared-ui', ...WEB_APPS];
const words = WITH_WORDS.flatMap((workspace) =>
  readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => ['en.json', 'es.json', 'fr.json'].includes(path.basename(file)))
    .map((file) => path.join(workspace, 'src', file)),
);
const frenchWords = words.filter((file) => path.basename(file) === 'fr.json');

function textsOf(file: string): readonly string[] {
  const texts: string[] = [];
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

test.each(frenchWords)('in %s no line breaks before a colon, semicolon or question mark, or inside quotation marks', (file) => {
  expect(textsOf(file).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test.each(words)('in %s no line breaks between a section sign and its number', (file) => {
  expect(textsOf(file).filter((text) => text.includes('§ '))).toEqual([]);
});

test.each(words)('%s uses the apostrophes and quotation marks of its language', (file) => {
  const foreign = path.basename(file) === 'fr.json' ? /'|“/ : /'|«/;
  expect(textsOf(file).filter((text) => foreign.test(text))).toEqual([]);
});

test.each(words)('the typeface has every character of %s', (file) => {
  expect([...new Set(textsOf(file).join(''))].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
});

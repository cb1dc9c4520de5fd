import { DEFAULT_LANGUAGE, type Language } from '@bracketwise/contract/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOf, textFiles } from '../testing/text-files.ts';
import { CHARACTERS } from '../theme/characters.ts';

const ROOT = path.resolve(__dirname, '../../..');
/** Apostrophes and quotation marks of other languages. */
const FOREIGN_MARKS: Readonly<Record<Language, RegExp>> = { en: /'|«/, es: /'|«/, fr: /'|“/ };

const words = textFiles(ROOT);
const frenchWords = words.filter((file) => languageOf(file) === 'fr');

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
  const foreign = FOREIGN_MARKS[languageOf(file) ?? DEFAULT_LANGUAGE];
  expect(textsOf(file).filter((text) => foreign.test(text))).toEqual([]);
});

/** Keeps “take-home” on one line and draws nothing. */
const WORD_JOINER = '\u2060';

test.each(words)('the typeface has every character of %s', (file) => {
  const drawn = new Set(textsOf(file).join('').replaceAll(WORD_JOINER, ''));
  expect([...drawn].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
});

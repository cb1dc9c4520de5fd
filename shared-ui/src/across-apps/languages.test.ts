/** Names every text that a language lacks, wherever texts are. */
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Language } from '@bracketwise/contract/languages';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../federation/page-contract.ts';
import { LEFT_OUT_TEXTS, textFolders } from '../testing/text-files.ts';
import { placeholdersByKey, textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
const folders = textFolders(ROOT);

/** The texts of a folder in a language; undefined if there is no file. */
function wordsIn(folder: string, language: Language): Words | undefined {
  const file = path.join(ROOT, folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : undefined;
}

/** The placeholders of each text, by key. */
function placeholdersIn(folder: string, language: Language): Readonly<Record<string, readonly string[]>> | undefined {
  const words = wordsIn(folder, language);
  return words && placeholdersByKey(words);
}

/** What differs between the texts of a folder in a language and in the first language that it has. */
function faultsOf(folder: string, language: Language): readonly string[] {
  const texts = placeholdersIn(folder, language);
  const model = LANGUAGES.map((other) => placeholdersIn(folder, other)).find((found) => found !== undefined) ?? {};
  if (!texts) return [`${folder}: there is no ${language}.json`];
  return [...new Set([...Object.keys(model), ...Object.keys(texts)])].flatMap((key) => {
    const place = `${folder}/${language}.json ${key}`;
    if (!texts[key]) return [`${place} is missing`];
    if (!model[key]) return [`${place} is in no other language`];
    return texts[key].join() === model[key].join() ? [] : [`${place} has other {{placeholders}}`];
  });
}

test('texts are found in every app', () => {
  expect(folders.length).toBeGreaterThan(40);
  expect(folders).toContain(LEFT_OUT_TEXTS);
});

test.each(LANGUAGES)('every text is there in %s, with its placeholders', (language) => {
  const all = language === DEFAULT_LANGUAGE ? folders.filter((folder) => folder !== LEFT_OUT_TEXTS) : folders;
  expect(all.flatMap((folder) => faultsOf(folder, language))).toEqual([]);
});

/** What a language calls all of them: in English, “English”, “Spanish” and “French”. */
function namesIn(language: Language): readonly string[] {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return LANGUAGES.map((each) => names.of(each) ?? each);
}

test.each(LANGUAGES)('texts in %s that list the languages list all', (language) => {
  const names = namesIn(language);
  const lists = folders.flatMap((folder) =>
    Object.entries(textsByKey(wordsIn(folder, language) ?? {}))
      .filter(([key]) => key !== 'meta.keywords')
      .map(([key, text]) => ({ place: `${folder}/${language}.json ${key}`, listed: names.filter((name) => text.includes(name)) }))
      .filter(({ listed }) => listed.length > 1),
  );
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.filter(({ listed }) => listed.length < names.length)).toEqual([]);
});

/** How texts count the languages, from two on. */
const COUNTED: Readonly<Record<Language, readonly [noun: string, ...numerals: readonly string[]]>> = {
  en: ['languages', 'two', 'three', 'four', 'five'],
  es: ['idiomas', 'dos', 'tres', 'cuatro', 'cinco'],
  fr: ['langues', 'deux', 'trois', 'quatre', 'cinq'],
};

test.each(LANGUAGES)('texts in %s that count the languages count all', (language) => {
  const [noun, ...numerals] = COUNTED[language];
  const counts = folders.flatMap((folder) =>
    Object.entries(textsByKey(wordsIn(folder, language) ?? {})).flatMap(([key, text]) =>
      [...text.matchAll(new RegExp(`(${numerals.join('|')}) ${noun}`, 'giu'))].map(([, counted = '']) => ({
        place: `${folder}/${language}.json ${key}`,
        counted: counted.toLowerCase(),
      })),
    ),
  );
  expect(counts.length).toBeGreaterThan(2);
  expect(counts.filter(({ counted }) => counted !== numerals[LANGUAGES.length - 2])).toEqual([]);
});

/** For people, not visitors; the changelog tells what was. */
const DOCUMENTS = [
  'package.json',
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md'),
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
  '.github/pull_request_template.md',
];

test('documents that list the languages list all', () => {
  const names = namesIn(DEFAULT_LANGUAGE);
  const anyOfThem = `(?:${names.join('|')})`;
  const lists = DOCUMENTS.flatMap((file) =>
    [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(new RegExp(`English(?:,\\s+${anyOfThem})*,?\\s+and\\s+${anyOfThem}`, 'gu')),
    ].map(([listed]) => ({ file, listed })),
  );
  expect(lists.map(({ file }) => file)).toContain('README.md');
  expect(lists.filter(({ listed }) => !names.every((name) => listed.includes(name)))).toEqual([]);
});

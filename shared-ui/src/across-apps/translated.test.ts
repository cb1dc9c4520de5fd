/** Refuses copies of English in texts of other languages. */
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@bracketwise/contract/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../federation/page-contract.ts';
import { readDeclaredPages } from '../site-map/read-declared-pages.ts';
import { languageOf, textFiles } from '../testing/text-files.ts';
import { textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
const folders = textFiles(ROOT)
  .filter((file) => languageOf(file) === DEFAULT_LANGUAGE)
  .map((file) => path.dirname(file));

/** Names, and texts that are the same word in both languages. */
const SAME: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  es: [
    '401(k), 403(b)',
    'Australia',
    'Bracketwise',
    'Cookie, {{setBy}}',
    'Global Privacy Control',
    'ITIN',
    'LLC',
    'Medicare',
    'No',
    'Service worker, {{setBy}}',
    'Total',
    'Visa',
  ],
  fr: [
    '401(k), 403(b)',
    'Bracketwise',
    'C corporation',
    'Canada',
    'Code',
    'Contact',
    'Cookie, {{setBy}}',
    'Description',
    'Dollars',
    'France',
    'Global Privacy Control',
    'Guide',
    'ITIN',
    'LLC',
    'Medicare',
    'Page',
    'Pension',
    'Question',
    'Questions',
    'S corporation',
    'Service worker, {{setBy}}',
    'Social Security',
    'Source',
    'Sources',
    'Total',
    'Type',
    'Visa',
    '{{number}} sources',
  ],
};

const textsIn = (folder: string, language: string) =>
  textsByKey(JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as Words);

/** States and places keep their names. Without its own letters, a text has nothing to translate. */
const isName = (folder: string, key: string) => key.startsWith('states.') || path.basename(folder) === 'subjects';
const needsTranslation = (folder: string, [key, text]: readonly [string, string]) =>
  !isName(folder, key) && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/gu, ''));

/** The names of pages and navigation entries, with where each is. */
const names = readDeclaredPages(ROOT).flatMap(({ id, remote, name, navigation }) => [
  { folder: `${remote}/src/site-map`, key: id, name },
  ...navigation.flatMap((entry) => (entry.name ? [{ folder: `${remote}/src/site-map`, key: entry.id ?? id, name: entry.name }] : [])),
]);

test.each(TRANSLATED_LANGUAGES)('no text in %s is the English one, except names and words that both languages share', (language) => {
  const copiedNames = names
    .filter(({ folder, name }) => name[language] === name.en && needsTranslation(folder, ['', name.en]))
    .map(({ folder, key, name }) => ({ folder, key, text: name.en }));
  const copies = folders.flatMap((folder) => {
    const english = textsIn(folder, 'en');
    return Object.entries(textsIn(folder, language))
      .filter((entry) => needsTranslation(folder, entry))
      .filter(([key, text]) => english[key] === text)
      .map(([key, text]) => ({ folder, key, text }));
  });
  copies.push(...copiedNames);
  const same = SAME[language];
  expect(copies.filter(({ text }) => !same.includes(text))).toEqual([]);
  expect(same.filter((allowed) => !copies.some(({ text }) => text === allowed))).toEqual([]);
});

/** Refuses copies of English in the Spanish and French texts. */
import { WEB_APPS } from '@bracketwise/contract/apps';
import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../federation/page-contract.ts';
import { textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
const WITH_WORDS = ['shared-ui', ...WEB_APPS];
const folders = WITH_WORDS.flatMap((workspace) =>
  readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'en.json')
    .map((file) => path.join(workspace, 'src', path.dirname(file))),
);

/** Names, and texts that are the same word in both languages. */
const SAME = {
  es: [
    '401(k), 403(b)',
    'Australia',
    'Bracketwise',
    'Cookie, {{setBy}}',
    'Global Privacy Control',
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
    'LLC',
    'Medicare',
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
} as const;

const textsIn = (folder: string, language: string) =>
  textsByKey(JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as Words);

/** States and places keep their names. Without letters of its own, a text has nothing to translate. */
const isName = (folder: string, key: string) => key.startsWith('states.') || path.basename(folder) === 'subjects';
const needsTranslation = (folder: string, [key, text]: readonly [string, string]) =>
  !isName(folder, key) && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/gu, ''));

test.each(TRANSLATED_LANGUAGES)('no text in %s is the English one, except names and words that both languages share', (language) => {
  const copies = folders.flatMap((folder) => {
    const english = textsIn(folder, 'en');
    return Object.entries(textsIn(folder, language))
      .filter((entry) => needsTranslation(folder, entry))
      .filter(([key, text]) => english[key] === text)
      .map(([key, text]) => ({ folder, key, text }));
  });
  const same: readonly string[] = SAME[language];
  expect(copies.filter(({ text }) => !same.includes(text))).toEqual([]);
  expect(same.filter((allowed) => !copies.some(({ text }) => text === allowed))).toEqual([]);
});

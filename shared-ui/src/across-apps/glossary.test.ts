/** Holds every text of the repository to the glossary, and docs/glossary.md to its list. `WRITE_DOCS=1` writes the document. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyPage, LANGUAGES, type Language } from '@bracketwise/shared-ui/runtime';
import type { Words } from '../federation/page-contract.ts';
import { NOTIONS, VOICE } from '../testing/glossary.ts';
import { languageOf, textFiles } from '../testing/text-files.ts';
import { textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
const DOCUMENT = path.join(ROOT, 'docs/glossary.md');

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** Each rejected name with what to write instead. */
const rejected = (language: Language): readonly (readonly [name: string, instead: string])[] => [
  ...NOTIONS.flatMap(({ [language]: { accepted, rejected: names = [] } }) => names.map((name) => [name, accepted] as const)),
  ...Object.entries(VOICE[language]),
];

/** Capital or small first letter; the rest as written, so that “votre État” passes where “votre état” fails. */
const wholeWords = ([first = '', ...rest]: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])[${first.toLowerCase()}${first.toUpperCase()}]${rest.join('').replaceAll('’', "[’']")}(?![\\p{L}\\p{N}])`,
    'u',
  );

test.each(LANGUAGES)('no text in %s uses a name that the glossary rejects', (language) => {
  const names = rejected(language).map(([name, instead]) => [wholeWords(name), name, instead] as const);
  const texts = [
    ...everyPage.map((page) => [`site map ${page.id}`, page.name[language]] as const),
    ...textFiles(ROOT)
      .filter((file) => languageOf(file) === language)
      .flatMap((file) =>
        Object.entries(textsByKey(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Words))
          // People search with other names than ours.
          .filter(([key]) => key !== 'meta.keywords')
          .map(([key, text]) => [`${file} ${key}`, text] as const),
      ),
  ];
  const found = texts.flatMap(([place, text]) =>
    names.filter(([pattern]) => pattern.test(text)).map(([, name, instead]) => `${place}: “${name}”, write “${instead}”`),
  );
  expect(found).toEqual([]);
});

test('docs/glossary.md is the list', () => {
  const cell = (names: readonly string[]) => names.join('; ');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
  const text = `${[
    '# Glossary',
    'One name per notion in each language. Written by `WRITE_DOCS=1 npx jest --selectProjects shared-ui --testPathPatterns glossary` from `shared-ui/src/testing/glossary.ts`; a text with a rejected name fails that test.',
    '## Names',
    table(
      LANGUAGES.map((language) => ENGLISH_NAMES.of(language) ?? language),
      NOTIONS.map((notion) => LANGUAGES.map((language) => notion[language].accepted)),
    ),
    '## Rejected',
    table(
      ['language', 'not', 'but'],
      LANGUAGES.flatMap((language) => [
        ...NOTIONS.flatMap(({ [language]: { accepted, rejected: names } }) => (names ? [[language, cell(names), accepted]] : [])),
        ...Object.entries(VOICE[language]).map(([not, but]) => [language, not, but]),
      ]),
    ),
  ].join('\n\n')}\n`;
  if (process.env['WRITE_DOCS']) writeFileSync(DOCUMENT, text);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(text);
});

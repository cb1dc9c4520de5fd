/** Keeps jargon out of what a visitor reads before the answer. */
import { LANGUAGES } from '@bracketwise/contract/languages';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../federation/page-contract.ts';
import { textFolders } from '../testing/text-files.ts';
import { textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
const MOST_TERMS = 2;

/** Abbreviations of tax law and numbers of forms, which are the same in every language. */
const TERM = /\b(?:M?AGI|AMT|EITC|FBAR|FEIE|FICA|FSA|HSA|ITIN|MACRS|NIIT|QBI|SALT|SEP|W-[24]|1040|10\d\d-\w+|8\d{3})\b/gu;

/** What a page shows above its answer: the title, the introduction, the example and the first sentences of a guide. */
const BEFORE_THE_ANSWER = /^(?:title|lead|hero\.(?:title|lead)|short\.|results\.example|example)/u;

const pages = textFolders(ROOT)
  .map((folder) => path.join(ROOT, folder))
  .filter((folder) => existsSync(path.join(folder, 'en.json')));

test.each(LANGUAGES)('no page in %s uses more than two terms of art before it answers', (language) => {
  const termsOf = (folder: string) => {
    const texts = Object.entries(textsByKey(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Words));
    const before = texts.filter(([key]) => BEFORE_THE_ANSWER.test(key)).map(([, text]) => text);
    return new Set(before.join(' ').match(TERM) ?? []);
  };
  const crowded = pages
    .filter((folder) => existsSync(path.join(folder, `${language}.json`)) && termsOf(folder).size > MOST_TERMS)
    .map((folder) => `${path.relative(ROOT, folder)}: ${[...termsOf(folder)].join(', ')}`);
  expect(crowded).toEqual([]);
});
